import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { isLocale } from '@/domain/locales/locales'
import { ALERT_LEAVE_PAGE } from '@/domain/addresses/site-pages'
import { documentTitle } from '@/domain/texts/titles'
import { getSite } from '@/features/site/site.queries'
import { LeaveAlertView } from '@/features/vacancies/alerts/alerts-view'
import { messagesIn } from '@/i18n/messages-translator'

import { EveryLanguageFrame } from '../../../../../every-language-frame'

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
  const t = await messagesIn(locale, 'vacancyAlerts.leave')
  const { name } = await getSite(locale)
  return { title: documentTitle(t('title'), name), robots: { index: false, follow: false } }
}

/** Where an alert is left, by a press: mail programs open links before anybody reads them. */
export default async function LeaveAlertPage({ params }: Props) {
  const { locale, token } = await read(params)
  const path = `${ALERT_LEAVE_PAGE}/${token}`
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={path}>
      <LeaveAlertView token={token} locale={locale} />
    </EveryLanguageFrame>
  )
}
