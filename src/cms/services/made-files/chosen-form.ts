import { createHash } from 'node:crypto'

import type { Locale } from '../../../domain/locales/locales'
import { chosenRecord, partsWritten } from '../../../domain/sea-service/chosen-record'
import type { OwnRecord } from '../../../domain/sea-service/record-form'
import type { PartName } from '../../../domain/sea-service/record-parts'
import { letterName } from '../../../domain/texts/letter-name'
import type { FileToMake, NotDone } from '../forms/form'
import { asSent } from '../forms/read-files'
import type { SignedInSeaman } from '../seaman-only/seaman-session.queries'

/** Where the own form of a seafarer comes from: what keeps the record gives it to what sends the form. */
export interface OwnForms {
  read: (seaman: SignedInSeaman) => Promise<OwnRecord>
  /** A record as a PDF in a language. */
  make: (
    record: OwnRecord,
    language: Locale,
  ) => Promise<
    | { kind: 'made'; name: string; type: string; bytes: Buffer }
    | { kind: 'letters'; letters: readonly number[] }
    | { kind: 'busy' }
  >
}

/** What somebody has chosen of the own form. */
interface FormChoice {
  parts: readonly PartName[]
  /** Of the form, whatever that of the page. */
  language: Locale
}

/** What goes along of a form. */
export interface ChosenForm extends FileToMake {
  parts: readonly PartName[]
}

/** So many letters that no font has are named. */
const MOST_LETTERS = 8

/** Seconds until it may be tried again. */
const LATER = 5

/**
 * The PDF of some parts of a form: the whole form, as its owner is shown it (`ownFormAddress`).
 * @returns nothing where none of the parts has anything written in it
 */
export function chosenForm(
  forms: Pick<OwnForms, 'make'>,
  whole: OwnRecord,
  { parts, language }: FormChoice,
): ChosenForm | undefined {
  const chosen = partsWritten(whole).filter((part) => parts.includes(part))
  if (chosen.length === 0) return undefined
  const record = chosenRecord(whole, chosen)
  return {
    parts: chosen,
    sha256: digestOf(record, language),
    async make() {
      const made = await forms.make(record, language)
      switch (made.kind) {
        case 'made':
          return asSent(made)
        case 'letters':
          return notMade({ kind: 'formLetters', letters: namesOf(made.letters) }, 422)
        case 'busy':
          return { ...notMade({ kind: 'formBusy' }, 503), retryAfter: LATER }
      }
    },
  }
}

function notMade(
  notice: NonNullable<NotDone['notice']>,
  status: NonNullable<NotDone['status']>,
): NotDone {
  return { notice, status }
}

/** Of what it says, and not of the day on which it does: that one passes while somebody reads. */
function digestOf(record: OwnRecord, language: Locale): string {
  const { account, contracts, papers, references, sheets } = record
  const said = [language, account, contracts, papers, references, sheets]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

function namesOf(letters: readonly number[]): string {
  return letters
    .slice(0, MOST_LETTERS)
    .map((letter) => letterName(String.fromCodePoint(letter)))
    .join(', ')
}
