/** Files that visitors may send with a form, and what their names end with. */
export const FORM_FILE_TYPES = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
} as const

export type FormFileType = keyof typeof FORM_FILE_TYPES

/** Bytes. */
export const LARGEST_FORM_FILE = 5 * 1024 * 1024

/**
 * Why a file is not taken. `wrongKind`: neither PDF nor DOCX. `notWhatItSays`: its name says PDF or DOCX, or it is
 * two kinds at once. `macros`: it contains programs, or other files. `bomb`: unpacked it would be too large.
 * `cannotBeChecked`: not now; too many are to be checked. Later it may be taken.
 */
export type FormFileProblem =
  | 'empty'
  | 'tooLarge'
  | 'wrongKind'
  | 'notWhatItSays'
  | 'macros'
  | 'protected'
  | 'bomb'
  | 'unreadable'
  | 'virus'
  | 'cannotBeChecked'
