import { refuseOtherMethods } from '@/domain/forms/own-form'
import { leadToLeavePage, submitLeaveAlert } from '@/features/vacancies/alerts/leave-alert.submit'

/** Where an alert of new vacancies is left, by a form of the site or by a mail program; a link leads to the page. */
export const GET = leadToLeavePage
export const POST = submitLeaveAlert

export const PUT = refuseOtherMethods
export const PATCH = refuseOtherMethods
export const DELETE = refuseOtherMethods
export const OPTIONS = refuseOtherMethods
