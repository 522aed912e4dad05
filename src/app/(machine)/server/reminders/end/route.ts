import { refuseOtherMethods } from '@/domain/forms/own-form'
import {
  leadToEndPage,
  submitEndOfReminders,
} from '@/features/seamen/reminders/end-reminders.submit'

/** Where mails about papers are ended, by a form of the site or by a mail program; a link leads to the page. */
export const GET = leadToEndPage
export const POST = submitEndOfReminders

export const PUT = refuseOtherMethods
export const PATCH = refuseOtherMethods
export const DELETE = refuseOtherMethods
export const OPTIONS = refuseOtherMethods
