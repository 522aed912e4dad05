import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { isLocale } from '@/domain/locales/locales'
import { MAILING_REPORT_PAGE } from '@/domain/addresses/site-pages'
import { documentTitle } from '@/domain/texts/titles'
import { MailingReportView } from '@/features/mailing/mailing-report-view'
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
  const t = await messagesIn(locale, 'mailingReport')
  const { name } = await getSite(locale)
  return { title: documentTitle(t('title'), name), robots: { index: false, follow: false } }
}

/** What became of a mailing, for whoever has the link. */
export default async function MailingReportPage({ params }: Props) {
  const { locale, token } = await read(params)
  const path = `${MAILING_REPORT_PAGE}/${token}`
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={path}>
      <MailingReportView token={token} locale={locale} />
    </EveryLanguageFrame>
  )
}
