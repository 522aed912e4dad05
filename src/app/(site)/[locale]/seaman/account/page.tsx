import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { isLocale } from '@/domain/locales'
import { SEAMAN_ACCOUNT_PAGE, SEAMAN_SIGN_IN_PAGE } from '@/domain/site-pages'
import { documentTitle } from '@/domain/titles'
import { AccountView } from '@/features/seamen/account-view'
import { MemberBar } from '@/features/seamen/member-bar'
import { pageAfter, readDone } from '@/features/seamen/form-visitor'
import { seamanOf } from '@/cms/seaman-only/seaman-session.queries'
import { getSite } from '@/features/site/site.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { EveryLanguageFrame } from '../../../every-language-frame'

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
  const here = pageAfter(SEAMAN_ACCOUNT_PAGE, locale)
  if (!seaman)
    redirect(`${pageAfter(SEAMAN_SIGN_IN_PAGE, locale)}?next=${encodeURIComponent(here)}`)
  const done = new URLSearchParams(request.get('x-mh-query') ?? '').get('done') ?? undefined
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={SEAMAN_ACCOUNT_PAGE}>
      <MemberBar seaman={seaman} locale={locale} path={SEAMAN_ACCOUNT_PAGE} />
      <AccountView seaman={seaman} locale={locale} done={readDone(done)} />
    </EveryLanguageFrame>
  )
}
