import { refuseOtherMethods } from '@/domain/forms/own-form'
import { answerSharedForm } from '@/features/seamen/shared-forms/shared-form.answer'

/** The form behind a link as a file. Only a press sends it: the secret is in its body. */
export const POST = answerSharedForm

export const GET = refuseOtherMethods
export const PUT = refuseOtherMethods
export const PATCH = refuseOtherMethods
export const DELETE = refuseOtherMethods
export const OPTIONS = refuseOtherMethods
