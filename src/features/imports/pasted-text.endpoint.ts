import { addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload'

import { isEditor } from '../../cms/access'
import { databaseNow } from '../../cms/database/database-clock'
import { inOneTransaction } from '../../cms/database/within-transaction'
import { LEFT_OUT } from '../../domain/imports/import-reasons'
import type { ReadCell } from '../../domain/imports/import-types'
import { LONGEST_PASTED } from '../../domain/imports/pasted-length'
import { type PastedVacancy, readPastedText } from '../../domain/imports/read-pasted-text'
import { askedDocument } from '../../cms/services/answers/document-in-path'
import { refusal } from '../../cms/services/answers/refusal'
import { fieldChoices } from './admin/field-names'
import { cellsInWords } from './rows-in-words.hooks'
import { saveRecord } from './write-record.hooks'

/** A fact as it is shown beside its text. */
export interface ShownFact {
  field: string
  /** What the field is called in the language of the panel. */
  label: string
  text: string
  start: number
  end: number
  /** In words, where it is not the text itself. */
  meaning: string | null
  reason: string | null
  /** Whether the draft has it. */
  isTaken: boolean
}

/** What is read in a text. */
export interface TextAnswer {
  /** As it was read: its places are those of the facts. */
  text: string
  vacancies: readonly { facts: readonly ShownFact[] }[]
}

/**
 * `POST /api/imports/read-text` says what is read in a text that somebody pastes; nothing is written. `POST
 * /api/imports/drafts-of-text` reads it once more and makes a draft of each vacancy in it, or of those that are chosen: nothing that
 * was not read is in one. For admins and editors.
 */
export const pastedTextEndpoints: Endpoint[] = [
  { path: '/read-text', method: 'post', handler: readText },
  { path: '/drafts-of-text', method: 'post', handler: makeDrafts },
]

async function readText(req: PayloadRequest): Promise<Response> {
  const { text, vacancies } = readPastedText(await askedText(req), await databaseNow(req))
  const labels = new Map(fieldChoices(req, 'vacancies').map(({ value, label }) => [value, label]))
  const shown = vacancies.map(async (vacancy) => ({
    facts: await shownFacts(req, vacancy, labels),
  }))
  const answer: TextAnswer = { text, vacancies: await Promise.all(shown) }
  return Response.json(answer)
}

async function shownFacts(
  req: PayloadRequest,
  { facts, cells }: PastedVacancy,
  labels: ReadonlyMap<string, string>,
): Promise<ShownFact[]> {
  const inWords = await cellsInWords(req, 'vacancies', cells)
  const of = new Map(inWords.map((cell) => [cell.column, cell]))
  return facts.map(({ field, text, start, end }) => {
    const cell = of.get(field)
    return {
      field,
      label: labels.get(field) ?? field,
      text,
      start,
      end,
      meaning: cell?.meaning ?? null,
      reason: cell?.reason ?? null,
      isTaken: !cell || isTaken(cell),
    }
  })
}

function isTaken({ verdict, reason }: ReadCell): boolean {
  return verdict !== 'refused' && !LEFT_OUT.some((one) => one === reason)
}

async function makeDrafts(req: PayloadRequest): Promise<Response> {
  const text = await askedText(req)
  const { company, chosen } = req.data ?? {}
  if (company === undefined || company === null || company === '') {
    throw refusal(req, 'importPasteCompanyMissing')
  }
  const found = await askedDocument(req, 'crewings', company)
  if (!found) throw refusal(req, 'companyGone')
  const { vacancies } = readPastedText(text, await databaseNow(req))
  const wanted = Array.isArray(chosen) ? new Set<unknown>(chosen) : undefined
  const made = vacancies.filter((_, at) => wanted?.has(at) !== false)
  if (made.length === 0) throw refusal(req, 'importPasteNothing')
  const ids = await inOneTransaction(req, async () => {
    const saved: number[] = []
    for (const { values } of made) {
      const draft = {
        stored: undefined,
        values,
        base: { company: found.id },
        status: 'draft',
      } as const
      saved.push((await saveRecord(req, 'vacancies', draft)).id)
    }
    return saved
  })
  return Response.json({ ids }, { status: 201 })
}

async function askedText(req: PayloadRequest): Promise<string> {
  if (!isEditor(req)) throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  const text: unknown = req.data?.text
  if (typeof text !== 'string' || text.trim() === '') throw refusal(req, 'importPasteEmpty')
  if (text.length > LONGEST_PASTED) {
    throw refusal(req, 'importPasteTooLong', 400, { most: LONGEST_PASTED })
  }
  return text
}
