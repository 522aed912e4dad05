import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  DateFieldValidation,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { APIError, ValidationError } from 'payload'
import { text } from 'payload/shared'

import { sql } from '../../cms/database/sql'
import { processNow } from '../../domain/time/process-clock'
import { databaseOf } from '../../cms/database/handle'
import { holdDocument, lockPaths } from '../../cms/database/locks'
import { PRICES_TAG } from '../../cms/publications/tag-sql'
import { project } from '../../cms/desk/publishing/project'
import { projectDeletion, projectDocument } from '../../cms/desk/publishing/projection.hooks'
import { renewTag } from '../../cms/publications/writing/tags'
import { documentId } from '../../cms/documents/rich-text/content'
import { readDay } from '../../domain/time/calendar-day'
import { safeWebAddress } from '../../domain/addresses/link-safety'
import { isTrace, isTraceKind, tidyTrace, type TraceKind } from '../../domain/vacancies/warning'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Crewing, Warning } from '../../payload-types'

/** Milliseconds. A day ahead of UTC somewhere is today. */
const AHEAD_OF_UTC = 14 * 60 * 60 * 1000

/** Refuses a day that has come nowhere yet. */
export function notAhead(day: string, { req }: Parameters<DateFieldValidation>[1]): string | true {
  const last = readDay(new Date(processNow('a day, hours ahead').getTime() + AHEAD_OF_UTC)) ?? day
  return day <= last || panelText(req.t, 'dayNotYet')
}

/** Refuses an end that is before the beginning, or has not come. */
export function notBeforeSince(
  day: string,
  options: Parameters<DateFieldValidation>[1],
): string | true {
  const since = readDay((options.data as Partial<Warning>).since)
  if (since !== undefined && day < since) return panelText(options.req.t, 'warningUpsideDown')
  return notAhead(day, options)
}

/** A name is there where no company of the site is, whose name it then is. */
export const validateWarnedName: TextFieldSingleValidation = (value, options) => {
  const length = text(value, options)
  if (length !== true) return length
  const { company } = options.data as Partial<Warning>
  return Boolean(value?.trim() || company) || panelText(options.req.t, 'warningNameMissing')
}

const WRONG_TRACE: Readonly<Record<TraceKind, PanelKey>> = {
  name: 'warningNameMissing',
  domain: 'warningDomainWrong',
  email: 'warningEmailWrong',
  telephone: 'contactPhoneWrong',
}

/** Says what is wrong with a name, a domain, an address of mail or a number that somebody writes from. */
export const validateTrace: TextFieldSingleValidation = (value, options) => {
  const isThere = text(value, options)
  if (isThere !== true || !value) return isThere
  const { kind } = options.siblingData as { kind?: unknown }
  // That there is none is said beside it.
  if (!isTraceKind(kind) || isTrace(kind, value)) return true
  return panelText(options.req.t, WRONG_TRACE[kind])
}

/** Keeps of a trace what readers compare with what they were sent. */
export const tidyTraceField: FieldHook = ({ value, siblingData }) => {
  const { kind } = siblingData as { kind?: unknown }
  return typeof value === 'string' && isTraceKind(kind)
    ? tidyTrace(kind, value)
    : (value as unknown)
}

/** A source is a page that every reader can open safely. */
export const validateSourceAddress: TextFieldSingleValidation = (value, options) => {
  const isThere = text(value, options)
  if (isThere !== true || !value) return isThere
  return safeWebAddress(value) !== undefined || panelText(options.req.t, 'ratesSourceWrong')
}

/** Writes what follows from the company, and who saved the warning. */
export const deriveWarning: CollectionBeforeChangeHook<Warning> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { company, name } = { ...originalDoc, ...data }
  const editedBy = req.user?.collection === 'staff' ? req.user.id : null
  if (!company) return { ...data, editedBy }
  // Before the row of the company is referred to, and in this order wherever both are written.
  await holdDocument(req, 'crewings', documentId(company))
  // What goes to the trash needs no company any more.
  if (data.deletedAt) return { ...data, editedBy }
  const owner = await companyOf(company, req)
  return {
    ...data,
    name: name?.trim() || owner.name,
    // What is said of an invented company is invented.
    isExample: owner.isExample === true,
    editedBy,
  }
}

async function companyOf(
  company: number | Crewing,
  req: PayloadRequest,
): Promise<Pick<Crewing, 'name' | 'isExample'>> {
  const found = await req.payload.findByID({
    collection: 'crewings',
    id: documentId(company),
    draft: false,
    trash: true,
    depth: 0,
    disableErrors: true,
    select: { name: true, isExample: true },
    // Only its name, to somebody who writes warnings; all staff may read companies.
    overrideAccess: true,
    req,
  })
  if (found) return found
  const errors = [{ path: 'company', message: panelText(req.t, 'companyGone') }]
  throw new ValidationError({ collection: 'warnings', errors }, req.t)
}

/**
 * Brings the publication index into step with a save, and with it everything that shows the companies it is about, or
 * was.
 */
export const projectWarning: CollectionAfterChangeHook<Warning> = async (args) => {
  const { doc, req } = args
  await renewWarned(req, doc.id, async () => {
    await projectDocument(args)
  })
  return doc
}

/** The same when a warning is deleted. */
export const projectWarningDeletion: CollectionAfterDeleteHook<Warning> = async (args) => {
  await renewWarned(args.req, args.id, async () => {
    await projectDeletion(args)
  })
}

async function renewWarned(
  req: PayloadRequest,
  id: number | string,
  projectIt: () => Promise<void>,
): Promise<void> {
  if (req.context.projectLater === true) return projectIt()
  const before = await companiesOf(req, id)
  // The paths before the tags: the vacancies are projected after the warning.
  await lockPaths(req.payload, req)
  await projectIt()
  const companies = [...new Set([...before, ...(await companiesOf(req, id))])]
  if (companies.length === 0) return
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM vacancies WHERE company_id IN (${sql.join(
      companies.map((company) => sql`${company}::int`),
      sql`, `,
    )}) ORDER BY id`)
  const documents = rows.map((row) => String(row.id))
  if (documents.length > 0) await project(req.payload, { collection: 'vacancies', documents }, req)
  // Mailings reach none of them, or do again, and pages with prices say how many they reach.
  await renewTag(req, PRICES_TAG)
}

/** The companies that a warning is about, as the publication index knows it. */
async function companiesOf(req: PayloadRequest, id: number | string): Promise<number[]> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ company: number }>(sql`
    SELECT substring(tag FROM '^company/(\\d+)$')::int AS company
    FROM publications CROSS JOIN LATERAL jsonb_array_elements_text(listed_in) AS of(tag)
    WHERE collection = 'warnings' AND document = ${String(id)} AND tag ~ '^company/\\d+$'`)
  return rows.map(({ company }) => company)
}

/** A company is not deleted for good while a warning is about it: the list would not say any more about whom. */
export const refuseToDeleteWarned: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const query = {
    collection: 'warnings',
    where: { company: { equals: id } },
    trash: true,
    // Drafts count too, also those the deleter may not read.
    overrideAccess: true,
    req,
  } as const
  const { totalDocs } = await req.payload.count(query)
  const drafts = await req.payload.find({ ...query, draft: true, limit: 1, depth: 0, select: {} })
  if (totalDocs + drafts.totalDocs > 0) {
    throw new APIError(panelText(req.t, 'companyWarnedOf'), 409, undefined, true)
  }
}
