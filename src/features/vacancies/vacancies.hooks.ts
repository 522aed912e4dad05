import type { CollectionBeforeChangeHook, DateFieldValidation, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

import { holdDocument } from '../../cms/publications/locks'
import { documentId } from '../../cms/rich-text/content'
import { endOfDay, readDay } from '../../domain/calendar-day'
import { VOCABULARIES } from '../../domain/vocabulary/languages'
import { outermostGroup } from '../../domain/vocabulary/vessel-types'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Crewing, Vacancy } from '../../payload-types'

/** Refuses an end of the time of joining that is before its beginning. */
export function notBeforeStart(
  day: string,
  { siblingData, req }: Parameters<DateFieldValidation>[1],
): string | true {
  const start = readDay((siblingData as Vacancy['joining'])?.from)
  return start === undefined || start <= day || panelText(req.t, 'joiningUpsideDown')
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
  // Before the row of the company is referred to, and in this order wherever both are written.
  if (company) await holdDocument(req, 'crewings', documentId(company))
  // What goes to the trash may follow its company there.
  const owner = company && !data.deletedAt ? await companyOf(company, req) : undefined
  if (owner) refuseMixture((data.isExample ?? originalDoc?.isExample) === true, owner, req)
  const zone = owner?.timeZone
  const closes = zone === undefined || day === undefined ? undefined : endOfDay(day, zone)
  const { ranks, vesselTypes } = VOCABULARIES.en
  const title = [rank && ranks[rank].label, vesselType && vesselTypes[vesselType].label]
  return {
    ...data,
    title: title.filter(Boolean).join(' · '),
    vesselGroup: vesselType ? outermostGroup(vesselType) : null,
    ...(!data.deletedAt && { openUntil: closes?.toISOString() ?? null }),
  }
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
): Promise<Pick<Crewing, 'timeZone' | 'isExample'>> {
  const found = await req.payload.findByID({
    collection: 'crewings',
    id: documentId(company),
    draft: false,
    trash: true,
    depth: 0,
    disableErrors: true,
    select: { timeZone: true, isExample: true, deletedAt: true },
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
