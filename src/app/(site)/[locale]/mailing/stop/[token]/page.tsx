import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { isLocale } from '@/domain/locales/locales'
import { MAILING_STOP_PAGE } from '@/domain/addresses/site-pages'
import { documentTitle } from '@/domain/texts/titles'
import { MailingStopView } from '@/features/mailing/mailing-stop-view'
import { getSite } from '@/features/site/site.queries'
import { messagesIn } from '@/i18n/messages-translator'

import { EveryLanguageFrame } from '../../../../every-language-frame'

// It is about the one who has its address.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

async function read(params: Props['params']) {
  const { locale, token } = await params
  return { locale: isLocale(locale) ? locale : notFound(), token }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await read(params)
  const t = await messagesIn(locale, 'mailingStop')
  const { name } = await getSite(locale)
  return { title: documentTitle(t('title'), name), robots: { index: false, follow: false } }
}

/** Where a company that a mailing was sent to stops mailings. */
export default async function MailingStopPage({ params }: Props) {
  const { locale, token } = await read(params)
  const path = `${MAILING_STOP_PAGE}/${token}`
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={path}>
      <MailingStopView token={token} locale={locale} />
    </EveryLanguageFrame>
  )
}
