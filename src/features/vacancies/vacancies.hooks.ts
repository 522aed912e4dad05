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
import { onceTogether } from '../../cms/database/written-together'
import { documentId } from '../../cms/documents/rich-text/content'
import { readDay } from '../../domain/time/calendar-day'
import { endOfDay } from '../../domain/time/time-zones'
import { MOST_LENGTH, NO_LENGTH } from '../../domain/vacancies/contract-length'
import { ASSUMED_DAY, CLOSING_ACTION, OF_A_FILE } from '../../domain/vacancies/vacancy-closing'
import { VOCABULARIES } from '../../domain/vocabulary/languages'
import { outermostGroup } from '../../domain/vocabulary/vessel-types'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Crewing, Vacancy } from '../../payload-types'
import { withPortCode } from './joining-port.hooks'

/** Refuses an end of the time of joining without a beginning, or before it. */
export function notBeforeStart(
  day: string,
  { siblingData, req }: Parameters<DateFieldValidation>[1],
): string | true {
  const start = readDay((siblingData as Vacancy['joining'])?.from)
  if (start === undefined) return panelText(req.t, 'joiningToAlone')
  return start <= day || panelText(req.t, 'joiningUpsideDown')
}

/** Days. A company may look for somebody a while after the joining day. */
const JOINING_LATE = 60

/** Refuses to publish a vacancy whose joining day is long past. */
export function notLongAgo(
  day: string,
  { data, req }: Parameters<DateFieldValidation>[1],
): string | true {
  const { _status: status, joining } = data as Partial<Vacancy>
  const last = readDay(joining?.to) ?? day
  const now = processNow('a day, weeks ago').getTime()
  const first = readDay(new Date(now - JOINING_LATE * 24 * 60 * 60 * 1000)) ?? ''
  // A vacancy that is being closed needs no valid joining day.
  if (req.context[CLOSING_ACTION] === 'close') return true
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
 * Writes the derived fields: the title in the panel, the group of the vessel, and the closing instant, which is the end
 * of the last day in the time zone of the company.
 */
export const deriveVacancy: CollectionBeforeChangeHook<Vacancy> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { company, openUntilDay, rank, vesselType } = { ...originalDoc, ...data }
  const day = readDay(openUntilDay)
  const action = req.context[CLOSING_ACTION]
  // Payload merges the change into the newest version, so an unread draft would be published with it.
  if (action !== undefined && originalDoc?._status !== 'published') {
    throw new APIError(panelText(req.t, 'closingDraft'), 409, undefined, true)
  }
  // Locks the company before the vacancy refers to it. Every writer of both uses this order, so there is no deadlock.
  if (company) await holdDocument(req, 'crewings', documentId(company))
  // A vacancy may go to the trash after its company, so the company is not checked then.
  const owner = company && !data.deletedAt ? await companyOf(company, req) : undefined
  if (owner) refuseMixture((data.isExample ?? originalDoc?.isExample) === true, owner, req)
  const zone = owner?.timeZone
  const closes = zone === undefined || day === undefined ? undefined : endOfDay(day, zone)
  if (data._status === 'published' && !data.deletedAt && action !== 'close') {
    refuseUnseen(owner, closes && closes <= (await databaseNow(req)), req)
  }
  // Restored from the trash, it is live again even when it has closed meanwhile. Its page says that it is closed.
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
    // `unsaid` holds only while no joining day is given.
    ...(data.joining && {
      joining: {
        ...(await withPortCode(req, data.joining, originalDoc?.joining)),
        unsaid: data.joining.unsaid === true && !data.joining.from,
      },
    }),
    ...(!data.deletedAt && { openUntil: closes?.toISOString() ?? null }),
  }
}

/** Whether the day is still the one that the site assumed. */
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

/** Keeps the marks of assumed values of vessel and pay until somebody writes another value. */
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

/** Refuses to publish a vacancy that nobody would see, because it has closed or its company is not live. */
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
 * Refuses an example vacancy of a real company and a real vacancy of an example company. So the removal of examples
 * never removes an editor's work, and no real company is shown with an invented vacancy.
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

/** Reads the company of a vacancy. The caller holds its lock, so its time zone cannot change before the commit. */
async function companyOf(
  company: number | Crewing,
  req: PayloadRequest,
): Promise<Pick<Crewing, 'timeZone' | 'isExample' | '_status'>> {
  const found = await onceTogether(req, `owner ${documentId(company)}`, () =>
    req.payload.findByID({
      collection: 'crewings',
      id: documentId(company),
      draft: false,
      trash: true,
      depth: 0,
      disableErrors: true,
      select: { timeZone: true, isExample: true, deletedAt: true, _status: true },
      // Reads only what the closing depends on. All staff may read companies.
      overrideAccess: true,
      req,
    }),
  )
  if (!found || found.deletedAt) {
    const message = panelText(req.t, found ? 'companyInTrash' : 'companyGone')
    const errors = [{ path: 'company', message }]
    throw new ValidationError({ collection: 'vacancies', errors }, req.t)
  }
  return found
}
