import type { PayloadRequest, Where } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { lockDocument } from '../../cms/database/locks'
import { readDay, storedDay } from '../../domain/time/calendar-day'
import { differences } from '../../domain/imports/differences'
import type { ImportKind } from '../../domain/imports/import-types'
import type { Locale } from '../../domain/locales/locales'
import {
  ASSUMED_DAY,
  CLOSING_ACTION,
  OF_A_FILE,
  PORT_CODE_SAID,
} from '../../domain/vacancies/vacancy-closing'
import { lastDayAfter } from '../../domain/vacancies/last-day'
import { env } from '../../env'
import type { Crewing, Vacancy } from '../../payload-types'
import { splitTexts } from './record-texts'

/** The collection of each kind. */
export const COLLECTION_OF = { companies: 'crewings', vacancies: 'vacancies' } as const

/** Facts of a document, in the shape of its collection; a text is an object of the languages. */
export type RecordValues = Readonly<Record<string, unknown>>

/** A document as it stands, the newest version of it. */
export interface StoredRecord {
  id: number
  /** By the database's clock. */
  readAt: Date
  updatedAt: string
  deletedAt: string | null
  isPublished: boolean
  externalId: string | null
  /** Of a vacancy. */
  company: number | undefined
  /** Of a vacancy: whether it has not closed yet. */
  isOpen: boolean
  title: string
  values: RecordValues
}

export interface Written {
  outcome: 'created' | 'changed' | 'same'
  id: number
  /** What stood where something was changed. */
  before: RecordValues | undefined
  /** When the document was last saved, with what is written now. */
  savedAt: string
}

/** Whether a feed or a push caused the request. It has no user: its host or token was checked before. */
export const isOwnWork = (req: PayloadRequest) => !req.user

/** Options for the Local API: the request, and its user when it has one. */
const asked = (req: PayloadRequest) => ({ ...(req.user && { user: req.user }), req })

/** Documents by a condition, the newest version of each, those in the trash too, in all languages. */
export async function findStored(
  req: PayloadRequest,
  kind: ImportKind,
  where: Where,
): Promise<StoredRecord[]> {
  const { docs } = await req.payload.find({
    collection: COLLECTION_OF[kind],
    where,
    draft: true,
    trash: true,
    locale: 'all',
    fallbackLocale: false,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: isOwnWork(req),
    ...asked(req),
  })
  // Reading in all languages has set the locale of the request to `all`, with which nothing can be written.
  req.locale = env.SOURCE_LOCALE
  const now = await databaseNow(req)
  return docs.map((found) => toStored(kind, found, now))
}

function toStored(kind: ImportKind, found: Vacancy | Crewing, now: Date): StoredRecord {
  const { _status: status, deletedAt, externalId, id, updatedAt } = found
  const vacancy = kind === 'vacancies' ? (found as Vacancy) : undefined // by its collection
  const company = vacancy?.company
  return {
    id,
    readAt: now,
    updatedAt,
    deletedAt: deletedAt ?? null,
    isPublished: status === 'published',
    externalId: externalId ?? null,
    company: typeof company === 'object' ? company.id : company,
    isOpen: Boolean(vacancy?.openUntil && new Date(vacancy.openUntil) > now),
    title: (vacancy ? vacancy.title : (found as Crewing).name) ?? `#${id}`,
    values: { ...found },
  }
}

/** Locks a document and reads its current state. */
export async function holdStored(
  req: PayloadRequest,
  kind: ImportKind,
  id: number,
): Promise<StoredRecord | undefined> {
  await lockDocument(req, COLLECTION_OF[kind], id)
  const [found] = await findStored(req, kind, { id: { equals: id } })
  return found
}

/**
 * Writes values into a document or creates one, and publishes it. It writes nothing when nothing changes.
 * @param base values for new documents only
 * @throws ValidationError and whatever else the collection refuses; run it in a transaction
 */
export async function writeRecord(
  req: PayloadRequest,
  kind: ImportKind,
  stored: StoredRecord | undefined,
  values: RecordValues,
  base: RecordValues,
): Promise<Written> {
  const before = stored && differences(stored.values, values)
  if (stored && !before) {
    return { outcome: 'same', id: stored.id, before: undefined, savedAt: stored.updatedAt }
  }
  const saved = await saveRecord(req, kind, { stored, values, base, status: 'published' })
  return {
    outcome: stored ? 'changed' : 'created',
    id: saved.id,
    before,
    savedAt: saved.updatedAt,
  }
}

/** What is to be saved. */
interface Saving {
  stored: StoredRecord | undefined
  values: RecordValues
  /** What is only said of a new document. */
  base: RecordValues
  /** `draft` leaves it to staff to publish it. */
  status: 'draft' | 'published'
}

/**
 * Saves values that were compared with the stored ones: a save for each language whose text differs, one where none
 * does. Each would read, write and project the whole document again. It is projected with the last of them.
 * @throws ValidationError and whatever else the collection refuses; run it in a transaction
 */
export async function saveRecord(
  req: PayloadRequest,
  kind: ImportKind,
  { stored, values, base, status }: Saving,
): Promise<SavedRecord> {
  const { shared, texts } = splitTexts(kind, stored?.values ?? {}, values)
  const [first = { locale: env.SOURCE_LOCALE, data: {} }, ...others] = texts
  const data = { ...(stored ? {} : base), ...shared, ...first.data, _status: status }
  if (values.openUntilAssumed === true) req.context[ASSUMED_DAY] = true
  if (saysPortCode(values)) req.context[PORT_CODE_SAID] = true
  req.context[OF_A_FILE] = true
  let saved = await projectedLater(req, others.length > 0, () =>
    save(req, kind, stored?.id, first.locale, data),
  )
  // The context belongs to the request, and the next row may have a day of its own.
  delete req.context[ASSUMED_DAY]
  delete req.context[PORT_CODE_SAID]
  for (const [nr, { locale, data: text }] of others.entries()) {
    const { id } = saved
    saved = await projectedLater(req, nr < others.length - 1, () =>
      save(req, kind, id, locale, { ...text, _status: status }),
    )
  }
  delete req.context[OF_A_FILE]
  return saved
}

function saysPortCode({ joining }: RecordValues): boolean {
  const { portCode } = (joining ?? {}) as { portCode?: unknown } // as an import reads it
  return typeof portCode === 'string'
}

/** Saves without a projection where `isLater`: a later save of the same document has one. */
async function projectedLater<Done>(
  req: PayloadRequest,
  isLater: boolean,
  work: () => Promise<Done>,
): Promise<Done> {
  if (!isLater) return work()
  const { projectLater } = req.context
  req.context.projectLater = true
  try {
    return await work()
  } finally {
    req.context.projectLater = projectLater
  }
}

interface SavedRecord {
  id: number
  updatedAt: string
}

async function save(
  req: PayloadRequest,
  kind: ImportKind,
  id: number | undefined,
  locale: Locale,
  data: RecordValues,
): Promise<SavedRecord> {
  const collection = COLLECTION_OF[kind]
  // The fields of the collection validate the values, so the cast is safe.
  const draft = data._status === 'draft'
  const given = { data: data as never, draft, locale, depth: 0, ...asked(req) } as const
  const overrideAccess = isOwnWork(req)
  return id === undefined
    ? req.payload.create({ collection, ...given, overrideAccess })
    : req.payload.update({ collection, ...given, id, overrideLock: false, overrideAccess })
}

/** How a file closes a vacancy. */
interface Closing {
  /** The last day that it names. */
  said?: string | undefined
  /** Whether the file lacks the vacancy. An assumed day stays assumed then, so that a later file can reopen it. */
  isMissing?: boolean
}

/**
 * Closes a vacancy as its button does. The last day becomes yesterday, or an earlier day that the file names.
 * @returns `undefined` when it is closed already
 */
export async function closeRecord(
  req: PayloadRequest,
  stored: StoredRecord,
  { said, isMissing = false }: Closing = {},
): Promise<Written | undefined> {
  const openUntil = readDay(stored.values.openUntilDay)
  if (stored.company === undefined || openUntil === undefined) return undefined
  const isKept = isMissing && stored.values.openUntilAssumed === true
  const company = await req.payload.findByID({
    collection: 'crewings',
    id: stored.company,
    depth: 0,
    disableErrors: true,
    select: { timeZone: true },
    overrideAccess: isOwnWork(req),
    ...asked(req),
  })
  if (!company) return undefined
  const day = lastDayAfter(
    'close',
    { openUntil, timeZone: company.timeZone },
    await databaseNow(req),
  )
  if (day === undefined) return undefined
  const saved = await req.payload.update({
    collection: 'vacancies',
    id: stored.id,
    data: {
      openUntilDay: storedDay(said !== undefined && said < day ? said : day),
      _status: 'published',
    },
    depth: 0,
    context: { [CLOSING_ACTION]: 'close', ...(isKept && { [ASSUMED_DAY]: true }) },
    overrideLock: false,
    overrideAccess: isOwnWork(req),
    ...asked(req),
  })
  // The context belongs to the request, and the next save is no closing.
  delete req.context[CLOSING_ACTION]
  delete req.context[ASSUMED_DAY]
  const { openUntilAssumed, openUntilDay } = stored.values
  const before = { openUntilDay, ...(openUntilAssumed === true && { openUntilAssumed }) }
  return { outcome: 'changed', id: stored.id, before, savedAt: saved.updatedAt }
}
