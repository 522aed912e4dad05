import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import { DraftRefresh } from '@/cms/documents/shown/draft-refresh'
import { localApi } from '@/cms/local-api'
import { isPublishable } from '@/cms/publications/content-types'
import type { PublishableCollection } from '@/content-types'
import { readCurrency } from '@/domain/money/display-currency'
import { isLocale } from '@/domain/locales/locales'
import { env } from '@/env'

import { CONTENT_VIEWS } from '../../../../content-views'

// Each request is its reader's own: nothing of a draft is kept.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

interface Props {
  params: Promise<{ locale: string; collection: string; id: string }>
}

/** What is said where there is nothing to show yet: of facts, which ones are missing. */
const INCOMPLETE: Partial<
  Record<PublishableCollection, 'vacancyIncomplete' | 'companyIncomplete'>
> = { vacancies: 'vacancyIncomplete', crewings: 'companyIncomplete' }

/** A draft as its readers would see it, beside the form that it is written in. */
export default async function PreviewPage({ params }: Props) {
  const { locale, collection, id } = await params
  if (!isLocale(locale) || !isPublishable(collection)) notFound()
  const t = await getTranslations('preview')
  const payload = await localApi()
  const request = await headers()
  const { user } = await payload.auth({ headers: request })
  const currency = readCurrency(request.get('cookie') ?? '')
  const view = CONTENT_VIEWS[collection]
  const draft = user && (await view.renderDraft({ user, id: Number(id), locale, currency }))
  if (!draft) {
    return (
      <main id="content" className="frame reading py-6">
        <p role="note" className="card p-4">
          {t('signIn')}
        </p>
      </main>
    )
  }
  return (
    <>
      <DraftRefresh origin={env.SITE_URL} />
      <p role="note" className="card m-3 p-3 text-center text-[15px]">
        {t(draft.isEmpty ? (INCOMPLETE[collection] ?? 'empty') : 'note')}
      </p>
      {draft.page}
    </>
  )
}
