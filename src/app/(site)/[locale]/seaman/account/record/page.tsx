import { listScans } from '@/cms/services/files/scan-store'
import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { dayInUtc } from '@/domain/time/calendar-day'
import { processNow } from '@/domain/time/process-clock'
import { CompanyFormPart } from '@/features/seamen/company-forms/company-form-part'
import { readDone } from '@/features/seamen/form-visitor'
import { oldCvOf } from '@/features/seamen/old-cv/old-cv.queries'
import { readLetters } from '@/features/seamen/record/record-form-files'
import { ownRecord } from '@/features/seamen/record/record.queries'
import { RecordView } from '@/features/seamen/record/record-view'
import { ownReminders } from '@/features/seamen/reminders/reminders.queries'
import { searchConsentOf } from '@/features/seamen/search/search-consent.queries'
import { messagesIn } from '@/i18n/messages-translator'
import { BrowserScript } from '@/ui/components/browser-script'

import { ownPage } from '../../../../own-page'

// It is one seafarer's.
export const dynamic = 'force-dynamic'

/** A seafarer's own record: person, work wanted, languages, sea service, papers and references. */
const page = ownPage({
  path: SEAMAN_RECORD_PAGE,
  title: async (locale) => (await messagesIn(locale, 'seaman.record'))('title'),
  View: async ({ seaman, locale, query }) => (
    <>
      <RecordView
        {...await ownRecord(seaman.id)}
        scans={await listScans(seaman.id)}
        reminders={await ownReminders(seaman.id)}
        isFound={(await searchConsentOf(seaman.id)) !== undefined}
        hasOldCv={(await oldCvOf(seaman.id)) !== undefined}
        today={dayInUtc(processNow('the day that sea time is counted to'))}
        locale={locale}
        done={readDone(query.get('done') ?? undefined)}
        letters={readLetters(query.get('letters') ?? '')}
      />
      <CompanyFormPart locale={locale} />
      <BrowserScript name="form" />
    </>
  ),
})

export const generateMetadata = page.metadata
export default page.Page
