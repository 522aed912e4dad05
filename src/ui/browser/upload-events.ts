import type { WholeUpload } from '@/domain/forms/file-upload'

/**
 * What the script of a form and the one that sends its files say to each other, on the form: neither waits for the other to be
 * there.
 */

/** The form is to be sent. Its detail is a list, to which is added what has to be waited for. */
export const FORM_SENDS = 'mh-form-sends'

/** A file is there, and goes with the form without its bytes. */
export const FILE_ARRIVED = 'mh-file-arrived'

/** A file is not taken. */
export const FILE_REFUSED = 'mh-file-refused'

export interface FileArrived {
  field: string
  file: WholeUpload
}

export interface FileRefused {
  field: string
  problem: string
}

/**
 * What came of a file for which a form has waited: nothing where it is there, or goes with the form as it is; `late`: the link is
 * away for too long.
 */
export type Waited = FileRefused | 'late' | undefined
