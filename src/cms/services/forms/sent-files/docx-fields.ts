import { mayLinkTo } from '../../../../domain/mail/sent-link'
import { FileRefused } from './file-refused'

/**
 * The fields that a document may have: what they show is in the document, or known to the program. None reads a file,
 * asks another program, runs a macro, prints or puts a question.
 */
const ALLOWED = new Set(
  `= ADDRESSBLOCK ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BARCODE BIBLIOGRAPHY BIDIOUTLINE CITATION COMMENTS COMPARE
  CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN FORMTEXT
  GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF
  NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE
  SKIPIF STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE`.split(
    /\s+/,
  ),
)

/** Switches of a link that are followed by a word of their own, which is no address. */
const WITH_WORD = /^\\[lots]$/i

interface OpenField {
  code: string
  /** Of what was deleted and is still there, marked. */
  deleted: string
  isInCode: boolean
  hasInner: boolean
  /** The element of another language around it, which some programs leave out with all that is in it. */
  foreign: number
}

/**
 * Puts the fields of a part together of their pieces: a code may be cut anywhere, and be within another one.
 * Each method throws FileRefused where a field is none of those that are allowed, or could be read in two ways.
 */
export class DocxFields {
  readonly #open: OpenField[] = []

  /** A mark in the text: where a field begins, where its code ends, where it ends. */
  mark(kind: string, foreign: number): void {
    const field = this.#open.at(-1)
    if (kind === 'begin') {
      if (field?.isInCode) {
        // Which field it is would be found out only where it is done.
        if (!/^\s*(?:=|\S+\s)/.test(field.code)) throw new FileRefused('acts')
        field.hasInner = true
      }
      this.#open.push({ code: '', deleted: '', isInCode: true, hasInner: false, foreign })
      return
    }
    if (!field) return
    if (field.foreign !== foreign) throw new FileRefused('acts')
    if (field.isInCode) judge(field)
    field.isInCode = false
    if (kind === 'end') this.#open.pop()
  }

  /** A piece of a code. */
  code(text: string, foreign: number, isDeleted: boolean): void {
    const field = this.#open.at(-1)
    if (text.trim() === '' && !field?.isInCode) return
    if (!field?.isInCode) return judgeCode(text, false)
    if (field.foreign !== foreign) throw new FileRefused('acts')
    if (isDeleted) field.deleted += text
    else field.code += text
  }

  /** What is written where a code stands, and is none. */
  words(text: string): void {
    if (this.#open.at(-1)?.isInCode && text.trim() !== '') throw new FileRefused('acts')
  }

  /** A field in one piece. */
  whole(code: string): void {
    judgeCode(code, false)
  }

  end(): void {
    for (const field of this.#open) if (field.isInCode) judge(field)
  }
}

function judge({ code, deleted, hasInner }: OpenField): void {
  if (code.trim() !== '' && deleted.trim() !== '') throw new FileRefused('acts')
  judgeCode(code + deleted, hasInner)
}

function judgeCode(code: string, hasInner: boolean): void {
  const written = code.trim()
  if (written === '') return
  const [, name = ''] = /^(=|[A-Za-z]+(?=[\s\\"]|$))/.exec(written) ?? []
  if (!ALLOWED.has(name.toUpperCase())) throw new FileRefused('acts')
  if (name.toUpperCase() !== 'HYPERLINK') return
  // An address that another field writes.
  if (hasInner || !addressesIn(written.slice(name.length)).every(mayLinkTo)) {
    throw new FileRefused('acts')
  }
}

function addressesIn(text: string): string[] {
  const parts = Array.from(
    text.matchAll(/["“”„]([^"“”„]*)(?:["“”„]|$)|(\S+)/g),
    ([all, quoted]) => ({
      text: quoted ?? all,
      isSwitch: quoted === undefined && all.startsWith('\\') && /^\\\w$/.test(all),
    }),
  )
  return (
    parts
      .filter((part, index) => {
        const before = parts[index - 1]
        return !part.isSwitch && !(before?.isSwitch && WITH_WORD.test(before.text))
      })
      // In a code a backslash is written twice.
      .map((part) => part.text.replaceAll('\\\\', '\\'))
  )
}
