'use client'

import {
  Button,
  ConfirmationModal,
  EditMany,
  toast,
  useAuth,
  useConfig,
  useListDrawerContext,
  useLocale,
  useModal,
  useRouteCache,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { usePathname } from 'next/navigation'
import { useState } from 'react'

import { isLocale } from '../../../domain/locales/locales'
import { languageInPanel, panelText } from '../../../i18n/panel/panel-texts'
import type { TranslatedCollection } from '../../../content-types'
import { deedPatience } from '../../services/panel/deed-patience'
import { ManyResult, type Result } from './many-result'
import type { ManyPublished } from './publish-many.endpoint'
import { useSelected } from './use-selected'

interface Props {
  collectionSlug: TranslatedCollection
}

const ACTIONS = ['publish', 'unpublish'] as const

/** What is done with the documents that are chosen in a list, in the language of the list. */
export function ListActions({ collectionSlug }: Props) {
  const { t, i18n } = useTranslation()
  const { code } = useLocale()
  const { permissions } = useAuth()
  const { getEntityConfig } = useConfig()
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const { isInDrawer } = useListDrawerContext()
  const isTrash = usePathname().endsWith('/trash')
  const { count, toggleAll } = useSelection()
  const where = useSelected(collectionSlug)
  const [result, setResult] = useState<Result>()
  const mayWrite = permissions?.collections?.[collectionSlug]?.update
  if (isInDrawer || isTrash || !isLocale(code) || !mayWrite) return null

  const language = languageInPanel(t, code)
  const collection = getEntityConfig({ collectionSlug })
  const inLanguage = (label: typeof collection.labels.plural) =>
    `${getTranslation(label, i18n)} · ${language}`
  const labels = {
    singular: inLanguage(collection.labels.singular),
    plural: inLanguage(collection.labels.plural),
  }
  const run = async (action: Result['action']) => {
    const query = new URLSearchParams({ locale: code, where: JSON.stringify(where) })
    try {
      const response = await fetch(`/api/${collectionSlug}/${action}-many?${query.toString()}`, {
        method: 'POST',
        headers: { 'Accept-Language': i18n.language },
        signal: deedPatience(count),
      })
      const answer = (await response.json()) as ManyPublished & { isTold?: boolean }
      // A window has said why.
      if (answer.isTold) return
      // Somebody has read what would come of it, and left it.
      if (response.status === 409 && answer.errors.length === 0) return
      if (!response.ok) throw new Error(answer.errors[0]?.message)
      setResult({ action, locale: code, ...answer })
      toggleAll()
      clearRouteCache()
    } catch (error) {
      // Lost on the way, too late, or no JSON.
      const isUnheard =
        !(error instanceof Error) || /^(?:Type|Timeout|Syntax)Error$/.test(error.name)
      toast.error(isUnheard ? panelText(t, 'consequencesUnanswered') : error.message)
    }
  }
  return (
    <>
      {count > 0 && (
        <div className="mh-list-actions">
          {ACTIONS.map((action) => (
            <Button
              key={action}
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => {
                // What is taken from readers is asked about by the site, with all that comes of it.
                if (action === 'unpublish') void run(action)
                else openModal('publish-many')
              }}
            >
              {t(action === 'publish' ? 'version:publishIn' : 'version:unpublishIn', {
                locale: language,
              })}
            </Button>
          ))}
          <EditMany collection={{ ...collection, labels }} />
        </div>
      )}
      <ConfirmationModal
        modalSlug="publish-many"
        heading={t('version:publishIn', { locale: language })}
        body={panelText(t, 'bulkPublishAsk', { count, language: code })}
        confirmingLabel={t('version:publishing')}
        onConfirm={() => run('publish')}
      />
      <ManyResult
        collection={collectionSlug}
        result={result}
        onClose={() => setResult(undefined)}
      />
    </>
  )
}
