import type { Metadata } from 'next'

import { SEAMAN_REMINDERS_PAGE } from '@/domain/addresses/site-pages'
import { OwnCalendarAddress } from '@/features/seamen/reminders/calendar-address'
import { NoMailYet } from '@/features/seamen/reminders/no-mail-yet'
import { remindersForm } from '@/features/seamen/reminders/reminders.form'

import { formMetadata } from '../../../../../form-page'
import { SeamanFormPage } from '../../../../../seaman-form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: remindersForm, params })
}

/** Where a seafarer chooses what is told before papers run out. */
export default function RemindersPage({ params }: Props) {
  return (
    <SeamanFormPage
      form={remindersForm}
      params={params}
      path={() => SEAMAN_REMINDERS_PAGE}
      before={(locale) => (
        <>
          <NoMailYet locale={locale} />
          <OwnCalendarAddress locale={locale} />
        </>
      )}
    />
  )
}
