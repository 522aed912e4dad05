import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { dayInUtc } from '@/domain/time/calendar-day'
import { listScans } from '@/cms/services/files/scan-store'
import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { isLocale } from '@/domain/locales/locales'
import { documentTitle } from '@/domain/texts/titles'
import { processNow } from '@/domain/time/process-clock'
import { CompanyFormPart } from '@/features/seamen/company-forms/company-form-part'
import { readDone } from '@/features/seamen/form-visitor'
import { MemberBar } from '@/features/seamen/member-bar'
import { readLetters } from '@/features/seamen/record/record-form-files'
import { ownRecord } from '@/features/seamen/record/record.queries'
import { RecordView } from '@/features/seamen/record/record-view'
import { ownReminders } from '@/features/seamen/reminders/reminders.queries'
import { searchConsentOf } from '@/features/seamen/search/search-consent.queries'
import { getSite } from '@/features/site/site.queries'
import { messagesIn } from '@/i18n/messages-translator'
import { BrowserScript } from '@/ui/components/browser-script'

import { EveryLanguageFrame } from '../../../../every-language-frame'
import { signIn } from '../../../../members-page'

// It is one seafarer's.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await messagesIn(locale, 'seaman.record')
  const { name } = await getSite(locale)
  return { title: documentTitle(t('title'), name), robots: { index: false, follow: false } }
}

/** A seafarer's own record: person, work wanted, languages, sea service, papers and references. */
export default async function RecordPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const request = await headers()
  const seaman = await seamanOf(request.get('cookie') ?? '')
  if (!seaman) signIn(locale, SEAMAN_RECORD_PAGE)
  const asked = new URLSearchParams(request.get('x-mh-query') ?? '')
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={SEAMAN_RECORD_PAGE}>
      <MemberBar seaman={seaman} locale={locale} path={SEAMAN_RECORD_PAGE} />
      <RecordView
        {...await ownRecord(seaman.id)}
        scans={await listScans(seaman.id)}
        reminders={await ownReminders(seaman.id)}
        isFound={(await searchConsentOf(seaman.id)) !== undefined}
        today={dayInUtc(processNow('the day that sea time is counted to'))}
        locale={locale}
        done={readDone(asked.get('done') ?? undefined)}
        letters={readLetters(asked.get('letters') ?? '')}
      />
      <CompanyFormPart locale={locale} />
      <BrowserScript name="form" />
    </EveryLanguageFrame>
  )
}
