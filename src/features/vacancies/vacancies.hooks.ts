import type {
  CollectionBeforeChangeHook,
  DateFieldValidation,
  NumberFieldSingleValidation,
  PayloadRequest,
} from 'payload'
import { APIError, ValidationError } from 'payload'

import { processNow } from '../../domain/time/process-clock'
import { databaseNow } from '../../cms/database/database-clock'
import { holdDocument } from '../../cms/database/locks'
import { documentId } from '../../cms/documents/rich-text/content'
import { readDay } from '../../domain/time/calendar-day'
import { endOfDay } from '../../domain/time/time-zones'
import { MOST_LENGTH, NO_LENGTH } from '../../domain/vacancies/contract-length'
import { ASSUMED_DAY, CLOSING_DEED, OF_A_FILE } from '../../domain/vacancies/vacancy-closing'
import { VOCABULARIES } from '../../domain/vocabulary/languages'
import { outermostGroup } from '../../domain/vocabulary/vessel-types'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Crewing, Vacancy } from '../../payload-types'

/** Refuses an end of the time of joining without a beginning, or before it. */
export function notBeforeStart(
  day: string,
  { siblingData, req }: Parameters<DateFieldValidation>[1],
): string | true {
  const start = readDay((siblingData as Vacancy['joining'])?.from)
  if (start === undefined) return panelText(req.t, 'joiningToAlone')
  return start <= day || panelText(req.t, 'joiningUpsideDown')
}

/** In days. Somebody is still looked for a while after a ship has sailed without them. */
const JOINING_LATE = 60

/** Refuses to publish a vacancy that somebody should have joined long ago. */
export function notLongAgo(
  day: string,
  { data, req }: Parameters<DateFieldValidation>[1],
): string | true {
  const { _status: status, joining } = data as Partial<Vacancy>
  const last = readDay(joining?.to) ?? day
  const now = processNow('a day, weeks ago').getTime()
  const first = readDay(new Date(now - JOINING_LATE * 24 * 60 * 60 * 1000)) ?? ''
  // What is closed needs no right day of joining.
  if (req.context[CLOSING_DEED] === 'close') return true
  if (status !== 'published' || last >= first) return true
  return panelText(req.t, 'joiningLongAgo', { days: JOINING_LATE })
}

type LengthOptions = Parameters<NumberFieldSingleValidation>[1]

const contractOf = ({ siblingData }: LengthOptions) =>
  siblingData as NonNullable<Vacancy['contract']>

/** Refuses more of a unit than any contract has. */
export function believedLength(value: number | undefined, options: LengthOptions): string | true {
  const { unit } = contractOf(options)
  const most = MOST_LENGTH[unit ?? NO_LENGTH.unit]
  return (
    value === undefined ||
    value <= most ||
    panelText(options.req.t, 'wholeNumberWrong', { least: 1, most })
  )
}

/** Refuses a most below the least. */
export function notLessThanLeast(value: number | undefined, options: LengthOptions): string | true {
  const { least } = contractOf(options)
  const isUpsideDown = value !== undefined && typeof least === 'number' && value < least
  return isUpsideDown
    ? panelText(options.req.t, 'contractEndsUpsideDown')
    : believedLength(value, options)
}

/** Refuses time at home after none on board. */
export function turnOfSomething(value: number | undefined, options: LengthOptions): string | true {
  const { least, most } = contractOf(options)
  if (value === undefined) return true
  const isTurn = typeof least === 'number' || typeof most === 'number'
  return isTurn ? believedLength(value, options) : panelText(options.req.t, 'contractOffAlone')
}

/**
 * Writes what follows from the facts: the title in the panel, the group of the vessel, and the instant at
 * which the vacancy closes, the end of its last day where its company is.
 */
export const deriveVacancy: CollectionBeforeChangeHook<Vacancy> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { company, openUntilDay, rank, vesselType } = { ...originalDoc, ...data }
  const day = readDay(openUntilDay)
  const deed = req.context[CLOSING_DEED]
  // Payload saves the newest version with what is written: a draft would be published unread.
  if (deed !== undefined && originalDoc?._status !== 'published') {
    throw new APIError(panelText(req.t, 'closingDraft'), 409, undefined, true)
  }
  // Before the row of the company is referred to, and in this order wherever both are written.
  if (company) await holdDocument(req, 'crewings', documentId(company))
  // What goes to the trash may follow its company there.
  const owner = company && !data.deletedAt ? await companyOf(company, req) : undefined
  if (owner) refuseMixture((data.isExample ?? originalDoc?.isExample) === true, owner, req)
  const zone = owner?.timeZone
  const closes = zone === undefined || day === undefined ? undefined : endOfDay(day, zone)
  if (data._status === 'published' && !data.deletedAt && deed !== 'close') {
    refuseUnseen(owner, closes && closes <= (await databaseNow(req)), req)
  }
  // Back from the trash it is live again where it was; whether it is closed by now, readers are told.
  const comesBack = data.deletedAt === null && Boolean(originalDoc?.deletedAt)
  if (comesBack && data._status !== 'draft' && originalDoc?._status === 'published') {
    refuseUnseen(owner, false, req)
  }
  const { ranks, vesselTypes } = VOCABULARIES.en
  const title = [rank && ranks[rank].label, vesselType && vesselTypes[vesselType].label]
  return {
    ...data,
    title: title.filter(Boolean).join(' · '),
    vesselGroup: vesselType ? outermostGroup(vesselType) : null,
    openUntilAssumed: isAssumed(data, originalDoc, req),
    ...stillAssumed(data, originalDoc, req),
    // A day that is named is said.
    ...(data.joining && {
      joining: { ...data.joining, unsaid: data.joining.unsaid === true && !data.joining.from },
    }),
    ...(!data.deletedAt && { openUntil: closes?.toISOString() ?? null }),
  }
}

/** A day that somebody names is none that the site assumed. */
function isAssumed(
  data: Partial<Vacancy>,
  before: Vacancy | undefined,
  { context }: PayloadRequest,
): boolean {
  if (context[ASSUMED_DAY] === true) return true
  const isSame =
    readDay(data.openUntilDay ?? before?.openUntilDay) === readDay(before?.openUntilDay)
  return (data.openUntilAssumed ?? before?.openUntilAssumed) === true && (isSame || !before)
}

/** What was assumed of the ship and the pay stays assumed until somebody names another. */
function stillAssumed(
  { pay, vesselType, vesselTypeAssumed }: Partial<Vacancy>,
  before: Vacancy | undefined,
  { context }: PayloadRequest,
): Partial<Vacancy> {
  // A file says of each fact whether it was assumed.
  if (context[OF_A_FILE] === true || !before) return {}
  return {
    vesselTypeAssumed: vesselTypeAssumed === true && vesselType === before.vesselType,
    ...(pay && {
      pay: {
        ...pay,
        currencyAssumed: pay.currencyAssumed === true && pay.currency === before.pay.currency,
        periodAssumed: pay.periodAssumed === true && pay.period === before.pay.period,
      },
    }),
  }
}

/** A vacancy is not published where nobody would see it: closed already, or of a company that is not live. */
function refuseUnseen(
  owner: Pick<Crewing, '_status'> | undefined,
  isClosed: boolean | undefined,
  req: PayloadRequest,
): void {
  const errors = [
    ...(owner && owner._status !== 'published'
      ? [{ path: 'company', message: panelText(req.t, 'companyNotPublished') }]
      : []),
    ...(isClosed ? [{ path: 'openUntilDay', message: panelText(req.t, 'openUntilPast') }] : []),
  ]
  if (errors.length > 0) throw new ValidationError({ collection: 'vacancies', errors }, req.t)
}

/**
 * A vacancy is an invented example exactly where its company is one. So what editors write of their own
 * never goes when the examples do, and no real company is shown with a vacancy that nobody has.
 */
function refuseMixture(
  isExample: boolean,
  company: Pick<Crewing, 'isExample'>,
  req: PayloadRequest,
): void {
  if ((company.isExample === true) === isExample) return
  const message = panelText(req.t, isExample ? 'exampleStays' : 'exampleCompany')
  const errors = [{ path: 'company', message }]
  throw new ValidationError({ collection: 'vacancies', errors }, req.t)
}

/** What a vacancy must know of its company, whose time zone stays what it is to the end of the transaction. */
async function companyOf(
  company: number | Crewing,
  req: PayloadRequest,
): Promise<Pick<Crewing, 'timeZone' | 'isExample' | '_status'>> {
  const found = await req.payload.findByID({
    collection: 'crewings',
    id: documentId(company),
    draft: false,
    trash: true,
    depth: 0,
    disableErrors: true,
    select: { timeZone: true, isExample: true, deletedAt: true, _status: true },
    // Only what the vacancy closes by; all staff may read companies.
    overrideAccess: true,
    req,
  })
  if (!found || found.deletedAt) {
    const message = panelText(req.t, found ? 'companyInTrash' : 'companyGone')
    const errors = [{ path: 'company', message }]
    throw new ValidationError({ collection: 'vacancies', errors }, req.t)
  }
  return found
}
