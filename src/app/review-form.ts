import { makeRecordFile } from '@/features/seamen/record/make-record-file'
import { wholeRecord } from '@/features/seamen/record/whole-record'
import { reviewFormWith } from '@/features/mailing/review.form'

/** The form by which a mailing is asked for: the own form of a seafarer who is signed in can go along. */
export const reviewForm = reviewFormWith({
  read: wholeRecord,
  make: (record, language) => makeRecordFile(record, language, 'whole'),
})
