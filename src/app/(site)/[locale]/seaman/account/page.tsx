import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { isLocale, type Locale } from '@/domain/locales/locales'
import { SEAMAN_ACCOUNT_PAGE } from '@/domain/addresses/site-pages'
import { documentTitle } from '@/domain/texts/titles'
import { AccountView } from '@/features/seamen/account-view'
import { MemberBar } from '@/features/seamen/member-bar'
import { readDone } from '@/features/seamen/form-visitor'
import type { WordsOf } from '@/features/seamen/own-requests'
import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { sentValues } from '@/features/requests/request-values'
import { getSite } from '@/features/site/site.queries'
import { OwnAlerts } from '@/features/vacancies/alerts/alerts-view'
import { BrowserScript } from '@/ui/components/browser-script'
import { loadMessages } from '@/i18n/messages'
import { messagesIn } from '@/i18n/messages-translator'

import { EveryLanguageFrame } from '../../../every-language-frame'
import { signIn } from '../../../members-page'

// It is one seafarer's.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await messagesIn(locale, 'seaman.account')
  const { name } = await getSite(locale)
  return { title: documentTitle(t('title'), name), robots: { index: false, follow: false } }
}

/** What a seafarer's account holds, and what can be done with it. */
export default async function AccountPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const request = await headers()
  const seaman = await seamanOf(request.get('cookie') ?? '')
  if (!seaman) signIn(locale, SEAMAN_ACCOUNT_PAGE)
  const words = await wordsIn(locale)
  const done = new URLSearchParams(request.get('x-mh-query') ?? '').get('done') ?? undefined
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={SEAMAN_ACCOUNT_PAGE}>
      <MemberBar seaman={seaman} locale={locale} path={SEAMAN_ACCOUNT_PAGE} />
      <AccountView seaman={seaman} locale={locale} done={readDone(done)} wordsOf={words}>
        <OwnAlerts seaman={seaman} locale={locale} />
      </AccountView>
      <BrowserScript name="form" />
    </EveryLanguageFrame>
  )
}

/** How what was sent is read: by the labels of its form, without boxes that were ticked; files stand beside it. */
async function wordsIn(locale: Locale): Promise<WordsOf> {
  const { forms: texts } = await loadMessages(locale)
  return (kind, values) =>
    sentValues(kind, withoutFiles(values), { texts, language: locale, names: {} }).flatMap(
      ({ label, value, isOwnWords }) =>
        typeof value === 'string' ? [{ label, value, isOwnWords }] : [],
    )
}

function withoutFiles(values: unknown): object {
  const isFile = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => !isFile(value)))
}
