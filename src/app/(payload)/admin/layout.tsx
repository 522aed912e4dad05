import '@payloadcms/next/css'
import './panel.css'
import './desk.css'
import './mail.css'
import './requests.css'
import './imports.css'
import './company-forms.css'
import './index-now.css'
import './lists.css'
import './side-by-side.css'
import './translations.css'
import './audit.css'
import './locks.css'
import './kept-words.css'
import './care.css'
import './history.css'
import './prices.css'
import './report.css'
import './second-factor.css'

import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

import { buildFormState } from '@/cms/desk/editing/form-state'
import { renderPanelDocument } from '@/cms/desk/editing/render-panel-document'
import { answerLanguageStates } from '@/cms/desk/lists/language-states.queries'
import { answerVacancyFlags } from '@/features/vacancies/vacancy-flags.hooks'

import { importMap } from './importMap'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: {
      'form-state': buildFormState,
      'render-document': renderPanelDocument,
      'language-states': answerLanguageStates,
      'vacancy-flags': answerVacancyFlags,
    },
  })
}

export default function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
