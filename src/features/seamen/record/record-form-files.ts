/** The files that the own form can be taken along as, by what the page sends. */
export const RECORD_FORM_FILES = {
  onePage: { format: 'pdf', isShort: true },
  whole: { format: 'pdf', isShort: false },
  docx: { format: 'docx', isShort: false },
} as const

export type RecordFormFile = keyof typeof RECORD_FORM_FILES

/** What programs take them for. */
export const RECORD_FORM_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** The part of the page about files. */
export const TAKE_ALONG = 'take-along'

/** So many letters that no font has are named. */
const MOST_LETTERS = 8

/** Letters as an address holds them. @param letters code points */
export function lettersInAddress(letters: readonly number[]): string {
  return letters
    .slice(0, MOST_LETTERS)
    .map((letter) => letter.toString(16))
    .join('.')
}

/**
 * Letters out of an address, which anybody may have written.
 * @example readLetters('1f600.41') // ['😀', 'A']
 */
export function readLetters(text: string): string[] {
  return text
    .split('.')
    .slice(0, MOST_LETTERS)
    .filter((part) => /^[\da-f]{1,6}$/.test(part))
    .map((part) => Number.parseInt(part, 16))
    .filter((letter) => letter <= 0x10_ff_ff)
    .map((letter) => String.fromCodePoint(letter))
    .filter((letter) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter))
}
