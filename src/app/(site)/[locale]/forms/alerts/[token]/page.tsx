import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { isLocale } from '@/domain/locales/locales'
import { ALERTS_PAGE } from '@/domain/addresses/site-pages'
import { documentTitle } from '@/domain/texts/titles'
import { getSite } from '@/features/site/site.queries'
import { AlertsView } from '@/features/vacancies/alerts/alerts-view'
import { messagesIn } from '@/i18n/messages-translator'

import { EveryLanguageFrame } from '../../../../every-language-frame'
import { SECRET_ADDRESS } from '../../../../secret-address'

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
  const t = await messagesIn(locale, 'vacancyAlerts.mine')
  const { name } = await getSite(locale)
  return { title: documentTitle(t('title'), name), ...SECRET_ADDRESS }
}

/** The alerts of the address that a mail went to. */
export default async function AlertsPage({ params }: Props) {
  const { locale, token } = await read(params)
  const query = new URLSearchParams((await headers()).get('x-mh-query') ?? '')
  const path = `${ALERTS_PAGE}/${token}`
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={path}>
      <AlertsView token={token} locale={locale} done={query.get('done')} />
    </EveryLanguageFrame>
  )
}
