import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { SEAMAN_REMINDERS_END_PAGE } from '@/domain/addresses/site-pages'
import { isLocale } from '@/domain/locales/locales'
import { documentTitle } from '@/domain/texts/titles'
import { EndRemindersView } from '@/features/seamen/reminders/end-reminders-view'
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
  const t = await messagesIn(locale, 'seaman.reminders.end')
  const { name } = await getSite(locale)
  return { title: documentTitle(t('ask.title'), name), robots: { index: false, follow: false } }
}

/** The page that ends mails about papers. It needs a click on a button, because mail programs open links by themselves. */
export default async function EndRemindersPage({ params }: Props) {
  const { locale, token } = await read(params)
  const path = `${SEAMAN_REMINDERS_END_PAGE}/${token}`
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={path}>
      <EndRemindersView token={token} locale={locale} />
    </EveryLanguageFrame>
  )
}
