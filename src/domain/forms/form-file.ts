/** Files that visitors may send with a form, as they are kept, and what their names end with. */
export const FORM_FILE_TYPES = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/msword': '.doc',
  'application/rtf': '.rtf',
  'application/vnd.oasis.opendocument.text': '.odt',
} as const

export type FormFileType = keyof typeof FORM_FILE_TYPES

/** Documents that can be looked through: each part of them is known to do nothing. */
export const CHECKED_DOCUMENTS = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const satisfies readonly FormFileType[]

/** Documents whose formats have no end of programs in them: kept as they came, and never opened by the site or mailed. */
export const UNOPENED_DOCUMENTS = [
  'application/msword',
  'application/rtf',
  'application/vnd.oasis.opendocument.text',
] as const satisfies readonly FormFileType[]

export type UnopenedType = (typeof UNOPENED_DOCUMENTS)[number]

/** Whether a file is kept unopened: staff get its text, a company nothing of it. */
export function isUnopened(type: string): type is UnopenedType {
  return (UNOPENED_DOCUMENTS as readonly string[]).includes(type)
}

/** What a file is called when it is handed out: one that is kept unopened so that no program takes it for its own. */
export function handedOutName({ name, type }: { name: string; type: string }): string {
  return isUnopened(type) ? `${name}.unopened` : name
}

/**
 * Which files a field takes. `documents`: what members are given. `mailed`: what goes on to companies by mail, photos too.
 * `read`: what staff read, of older programs too.
 */
export type FormFileKinds = 'documents' | 'mailed' | 'read'

const PHOTOS = '.jpg,.jpeg,.png,.heic,.heif,image/jpeg,image/png,image/heic,image/heif'

/** What the browser's dialog offers to choose. */
export const ACCEPTED_FILES: Readonly<Record<FormFileKinds, string>> = {
  documents: '.pdf,.docx',
  mailed: `.pdf,.docx,${PHOTOS}`,
  read: `.pdf,.docx,${PHOTOS},.doc,.rtf,.odt`,
}

/** Bytes. */
export const LARGEST_FORM_FILE = 5 * 1024 * 1024

/**
 * Why a file is not taken. `wrongKind`: none that is taken here. `notMailed`: it would be kept unopened, and is to be
 * mailed. `notWhatItSays`: its name says another kind, or it is two kinds at once. `macros`: it contains programs, or
 * other files. `acts`: it does something when it is opened, or leads to a file. `bomb`: unpacked it would be too large.
 * `picture`: an image that cannot be read, or has too many pixels. `cannotBeChecked`: not now; too many are to be checked.
 * Later it may be taken.
 */
export type FormFileProblem =
  | 'empty'
  | 'tooLarge'
  | 'wrongKind'
  | 'notMailed'
  | 'notWhatItSays'
  | 'macros'
  | 'acts'
  | 'protected'
  | 'bomb'
  | 'unreadable'
  | 'picture'
  | 'virus'
  | 'cannotBeChecked'
