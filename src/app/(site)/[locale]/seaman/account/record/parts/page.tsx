import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { SEAMAN_PARTS_PAGE } from '@/domain/addresses/site-pages'
import { isLocale } from '@/domain/locales/locales'
import { documentTitle } from '@/domain/texts/titles'
import { MemberBar } from '@/features/seamen/member-bar'
import { PartsView } from '@/features/seamen/parts/parts-view'
import { searchConsentOf } from '@/features/seamen/search/search-consent.queries'
import { getSite } from '@/features/site/site.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { EveryLanguageFrame } from '../../../../../every-language-frame'
import { signIn } from '../../../../../members-page'

// It is one seafarer's.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await messagesIn(locale, 'seaman.parts')
  const { name } = await getSite(locale)
  return { title: documentTitle(t('title'), name), robots: { index: false, follow: false } }
}

/** What is kept of a seafarer, part by part: what for, until when, and who sees it. */
export default async function PartsPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const request = await headers()
  const seaman = await seamanOf(request.get('cookie') ?? '')
  if (!seaman) signIn(locale, SEAMAN_PARTS_PAGE)
  const isFound = (await searchConsentOf(seaman.id)) !== undefined
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={SEAMAN_PARTS_PAGE}>
      <MemberBar seaman={seaman} locale={locale} path={SEAMAN_PARTS_PAGE} />
      <PartsView isFound={isFound} locale={locale} />
    </EveryLanguageFrame>
  )
}
