import { ownFormRecord } from '@/features/seamen/record/own-form.queries'
import { recordFormWords } from '@/features/seamen/record/record-form-words'
import { reviewFormWith } from '@/features/mailing/review.form'

/** The form by which a mailing is asked for: the own form of a seafarer who is signed in can go along. */
export const reviewForm = reviewFormWith({ read: ownFormRecord, words: recordFormWords })
