/** Files that visitors may send with a form, as they are kept, and what their names end with. */
export const FORM_FILE_TYPES = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/msword': '.doc',
  'application/rtf': '.rtf',
  'application/vnd.oasis.opendocument.text': '.odt',
  'application/json': '.json',
} as const

export type FormFileType = keyof typeof FORM_FILE_TYPES

/** Document types that the site can check: it knows every part of them to be harmless. */
export const CHECKED_DOCUMENTS = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const satisfies readonly FormFileType[]

/**
 * Document types that may contain many kinds of programs. The site stores them unchanged, never opens or mails them.
 */
export const UNOPENED_DOCUMENTS = [
  'application/msword',
  'application/rtf',
  'application/vnd.oasis.opendocument.text',
] as const satisfies readonly FormFileType[]

export type UnopenedType = (typeof UNOPENED_DOCUMENTS)[number]

/** Document types that a text is taken out of. */
export type ReadDocument = UnopenedType | (typeof CHECKED_DOCUMENTS)[number]

/** Whether a text is taken out of files of a type. */
export function isReadDocument(type: string): type is ReadDocument {
  return isUnopened(type) || (CHECKED_DOCUMENTS as readonly string[]).includes(type)
}

/** Whether a file is kept unopened: staff get its text, a company nothing of it. */
export function isUnopened(type: string): type is UnopenedType {
  return (UNOPENED_DOCUMENTS as readonly string[]).includes(type)
}

/** Returns the name of a file for a download. An unopened file gets an ending that no program opens by itself. */
export function handedOutName({ name, type }: { name: string; type: string }): string {
  return isUnopened(type) ? `${name}.unopened` : name
}

/**
 * The files that a field accepts. `documents`: files for members. `mailed`: files that go to companies by mail, with
 * photos. `read`: files that staff read, also of older programs. `scans`: papers as they look, PDF and photos alone.
 * `data`: what the site itself has given as JSON. `texts`: documents whose text alone is kept.
 */
export type FormFileKinds = 'data' | 'documents' | 'mailed' | 'read' | 'scans' | 'texts'

const PHOTOS = '.jpg,.jpeg,.png,.heic,.heif,image/jpeg,image/png,image/heic,image/heif'

/** What the browser's dialog offers to choose. */
export const ACCEPTED_FILES: Readonly<Record<FormFileKinds, string>> = {
  data: '.json,application/json',
  documents: '.pdf,.docx',
  scans: `.pdf,${PHOTOS}`,
  mailed: `.pdf,.docx,${PHOTOS}`,
  read: `.pdf,.docx,${PHOTOS},.doc,.rtf,.odt`,
  texts: '.pdf,.docx,.doc,.rtf,.odt',
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
