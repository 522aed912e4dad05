import { createHash } from 'node:crypto'

import type { Locale } from '../../../domain/locales/locales'
import {
  type FormPart,
  FORM_PARTS,
  recordOfParts,
  writtenParts,
} from '../../../domain/sea-service/form-parts'
import { type FormWords, type OwnRecord, recordForm } from '../../../domain/sea-service/record-form'
import { letterName } from '../../../domain/texts/letter-name'
import type { NotDone } from '../forms/form'
import type { FileToMake } from '../forms/files-to-make'
import { asSent } from '../forms/read-files'
import type { SignedInSeaman } from '../seaman-only/seaman-session.queries'
import { makeFile } from './made-file-children'

/** Where the own form of a seafarer comes from: what keeps the record gives it to what sends the form. */
export interface OwnForms {
  read: (seaman: SignedInSeaman) => Promise<OwnRecord>
  words: (locale: Locale) => Promise<FormWords>
}

/** What somebody has chosen of the own form. */
export interface FormChoice {
  parts: readonly FormPart[]
  /** Of the form, whatever that of the page. */
  language: Locale
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
  forms: Pick<OwnForms, 'words'>,
  whole: OwnRecord,
  { parts, language }: FormChoice,
): (FileToMake & { parts: readonly FormPart[] }) | undefined {
  const written = writtenParts(whole)
  const chosen = FORM_PARTS.filter((part) => parts.includes(part) && written.includes(part))
  if (chosen.length === 0) return undefined
  const record = recordOfParts(whole, chosen)
  return {
    parts: chosen,
    sha256: digestOf(record, language),
    async make() {
      const form = recordForm(record, await forms.words(language))
      const made = await makeFile({ format: 'pdf', forms: [form] })
      switch (made.kind) {
        case 'made':
          return asSent({
            name: `application-form-${language}.pdf`,
            type: 'application/pdf',
            bytes: Buffer.from(made.bytes),
          })
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
  const { name, email, telephone, rank, citizenship } = account
  const ofAccount = [name, email, telephone, rank, citizenship]
  const said = [language, ofAccount, contracts, papers, references, sheets]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

function namesOf(letters: readonly number[]): string {
  return letters
    .slice(0, MOST_LETTERS)
    .map((letter) => letterName(String.fromCodePoint(letter)))
    .join(', ')
}
