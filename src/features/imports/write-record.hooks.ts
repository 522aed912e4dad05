import type { PayloadRequest, Where } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { lockDocument } from '../../cms/database/locks'
import { readDay, storedDay } from '../../domain/time/calendar-day'
import { differences } from '../../domain/imports/differences'
import type { ImportKind } from '../../domain/imports/import-types'
import { isLocale, type Locale } from '../../domain/locales/locales'
import { ASSUMED_DAY, CLOSING_DEED, OF_A_FILE } from '../../domain/vacancies/vacancy-closing'
import { lastDayAfter } from '../../domain/vacancies/last-day'
import { env } from '../../env'
import type { Crewing, Vacancy } from '../../payload-types'

/** The collection of each kind. */
export const COLLECTION_OF = { companies: 'crewings', vacancies: 'vacancies' } as const

/** What is written in one language at a time. */
const TEXTS: Readonly<Record<ImportKind, readonly string[]>> = {
  companies: ['about', 'warning'],
  vacancies: ['description'],
}

/** Facts of a document, in the shape of its collection; a text is an object of the languages. */
export type RecordValues = Readonly<Record<string, unknown>>

/** A document as it stands, the newest version of it. */
export interface StoredRecord {
  id: number
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

/** What a feed brings is the site's own work: its token or its address was checked where it came in. */
export const isOwnWork = (req: PayloadRequest) => !req.user

/** As whoever the request is of, if anybody. */
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
  // Asking in all languages changes the language of the request, in which nothing can be written.
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

/** Waits until nobody else saves a document, and reads it as it is then. */
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
 * Writes facts into a document, or makes one of them, and publishes it; nothing is written where it says the same.
 * @param base what is only said of a new document
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
 * Saves facts that somebody has compared with what stands there, each language by itself.
 * @throws ValidationError and whatever else the collection refuses; run it in a transaction
 */
export async function saveRecord(
  req: PayloadRequest,
  kind: ImportKind,
  { stored, values, base, status }: Saving,
): Promise<SavedRecord> {
  const { shared, texts } = splitTexts(kind, values)
  const [first = { locale: env.SOURCE_LOCALE, data: {} }, ...others] = texts
  const data = { ...(stored ? {} : base), ...shared, ...first.data, _status: status }
  if (values.openUntilAssumed === true) req.context[ASSUMED_DAY] = true
  req.context[OF_A_FILE] = true
  let saved = await save(req, kind, stored?.id, first.locale, data)
  // The context is the request's, and the next row may name its day.
  delete req.context[ASSUMED_DAY]
  for (const { locale, data: text } of others) {
    saved = await save(req, kind, saved.id, locale, { ...text, _status: status })
  }
  delete req.context[OF_A_FILE]
  return saved
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
  // What the collections' own fields say of it is what counts; the types of a file are checked by them.
  const draft = data._status === 'draft'
  const given = { data: data as never, draft, locale, depth: 0, ...asked(req) } as const
  const overrideAccess = isOwnWork(req)
  return id === undefined
    ? req.payload.create({ collection, ...given, overrideAccess })
    : req.payload.update({ collection, ...given, id, overrideLock: false, overrideAccess })
}

interface TextsOfLanguage {
  locale: Locale
  data: Record<string, unknown>
}

function splitTexts(kind: ImportKind, values: RecordValues) {
  const shared: Record<string, unknown> = {}
  const texts = new Map<Locale, Record<string, unknown>>()
  for (const [name, value] of Object.entries(values)) {
    if (!TEXTS[kind].includes(name)) {
      shared[name] = value
      continue
    }
    for (const [locale, text] of Object.entries((value ?? {}) as Record<string, unknown>)) {
      if (isLocale(locale)) texts.set(locale, { ...texts.get(locale), [name]: text })
    }
  }
  const inLanguages: TextsOfLanguage[] = [...texts].map(([locale, data]) => ({ locale, data }))
  return { shared, texts: inLanguages }
}

/** How a file closes a vacancy. */
interface Closing {
  /** The last day that it names. */
  said?: string | undefined
  /** Whether it lacks it: an assumed day stays one then, and the next file that has the vacancy opens it. */
  isMissing?: boolean
}

/**
 * Closes a vacancy as its button does: it was open until yesterday, or until an earlier day that the file names.
 * @returns `undefined` where it is closed already
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
    context: { [CLOSING_DEED]: 'close', ...(isKept && { [ASSUMED_DAY]: true }) },
    overrideLock: false,
    overrideAccess: isOwnWork(req),
    ...asked(req),
  })
  // The context is the request's, and what is saved next is no closing.
  delete req.context[CLOSING_DEED]
  delete req.context[ASSUMED_DAY]
  const { openUntilAssumed, openUntilDay } = stored.values
  const before = { openUntilDay, ...(openUntilAssumed === true && { openUntilAssumed }) }
  return { outcome: 'changed', id: stored.id, before, savedAt: saved.updatedAt }
}
