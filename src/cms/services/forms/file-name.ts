import { FORM_FILE_TYPES, type FormFileType } from '../../../domain/forms/form-file'

/** Characters as a reader counts them, the ending included; and bytes, of which file systems allow 255. */
const LONGEST = { characters: 80, bytes: 200 }

/** What a name is called where nothing is left of it. */
const NAMELESS = 'document'

/** Endings that a name may have had instead, as many as there are: `cv.pdf.exe`. */
const ENDINGS =
  /(?:\.(?:pdf|docx?|docm|dotx?|dotm|rtf|odt|txt|html?|zip|exe|scr|com|bat|cmd|js|lnk|jpe?g|png|hei[cf]|unopened))+$/i

/** Names that Windows gives to devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * The name of a file as it is shown, stored and sent on: without a path, without marks that cannot be seen or that turn
 * the direction of writing, without what file systems refuse, and with the ending of what it is.
 * @example tidyFileName('C:\\fakepath\\cv\u202Efdp.exe', 'application/pdf') // 'cvfdp.pdf'
 */
export function tidyFileName(name: string, type: FormFileType): string {
  const ending = FORM_FILE_TYPES[type]
  const last = name.slice(0, 10_000).split(/[/\\]/).at(-1) ?? ''
  const words = last
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/["*:<>?|]/g, '-')
    .trim()
    .replace(ENDINGS, '')
    .replace(/^[. ]+|[. ]+$/g, '')
  const cut = shortened(words, LONGEST.characters - ending.length, LONGEST.bytes - ending.length)
  return `${cut === '' || DEVICES.test(cut) ? NAMELESS : cut}${ending}`
}

function shortened(words: string, characters: number, bytes: number): string {
  let result = ''
  let count = 0
  for (const { segment } of new Intl.Segmenter().segment(words.slice(0, 1_000))) {
    count += 1
    if (count > characters || Buffer.byteLength(result + segment) > bytes) break
    result += segment
  }
  return result.trimEnd()
}
