import { APIError, type Endpoint, Forbidden, parseParams, type PayloadRequest } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { isEditor } from '../../cms/access'
import { findSelected, type Named, oneByOne, type Outcome } from '../../cms/services/answers/one-by-one'
import { documentId } from '../../cms/documents/rich-text/content'
import { readDay, storedDay } from '../../domain/time/calendar-day'
import { CLOSING_DEED, type ClosingDeed } from '../../domain/vacancies/vacancy-closing'
import { lastDayAfter } from '../../domain/vacancies/last-day'
import { panelText } from '../../i18n/panel/panel-texts'

/** What is answered: which were changed, which were closed already, and why the others were refused. */
export interface ManyClosed {
  docs: Named[]
  unchanged: Named[]
  errors: Outcome<unknown>['refused']
}

/**
 * `POST /api/vacancies/<id>/prolong` and `…/close`, and of many `POST /api/vacancies/prolong-many?where=…` and
 * `…/close-many`: writes another last day and publishes the vacancy with it, each as its form would: one version more,
 * by the same rules, not while somebody edits it.
 */
export const closingEndpoints: Endpoint[] = [
  ofOne('prolong'),
  ofOne('close'),
  ofMany('prolong'),
  ofMany('close'),
]

function ofOne(deed: ClosingDeed): Endpoint {
  return {
    path: `/:id/${deed}`,
    method: 'post',
    handler: async (req) => {
      if (!isEditor(req)) throw new Forbidden(req.t)
      const id = Number(req.routeParams?.id)
      const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31
      if (!isId) throw new APIError(panelText(req.t, 'closingOfNothing'), 404, undefined, true)
      return Response.json({ id, openUntil: (await write(req, id, deed)) ?? null })
    },
  }
}

function ofMany(deed: ClosingDeed): Endpoint {
  return {
    path: `/${deed}-many`,
    method: 'post',
    handler: async (req) => {
      if (!isEditor(req)) throw new Forbidden(req.t)
      const { where } = parseParams(req.query)
      const selected = await findSelected(req, req.payload.collections.vacancies, {
        where,
        // As the list shows them.
        draft: true,
      })
      const unchanged = new Set<number | string>()
      const { done, refused } = await oneByOne(req, selected, async (id, own) => {
        if ((await write(own, Number(id), deed)) === undefined) unchanged.add(id)
        return id
      })
      const isChanged = new Set(done.filter((id) => !unchanged.has(id)))
      const answer: ManyClosed = {
        docs: selected.filter(({ id }) => isChanged.has(id)).map(named),
        unchanged: selected.filter(({ id }) => unchanged.has(id)).map(named),
        errors: refused,
      }
      return Response.json(answer)
    },
  }
}

/**
 * Writes the last day of a vacancy.
 * @returns the new one; `undefined` where it stays what it is
 * @throws APIError where there is no such vacancy, or only a draft of it; what the rules of its form refuse
 */
async function write(
  req: PayloadRequest,
  id: number,
  deed: ClosingDeed,
): Promise<string | undefined> {
  const vacancy = await req.payload.findByID({
    collection: 'vacancies',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    select: { openUntilDay: true, company: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (!vacancy) throw new APIError(panelText(req.t, 'closingOfNothing'), 404, undefined, true)
  // Of a draft neither need be written yet; saving it says what is wrong.
  const { company: chosen, openUntilDay } = vacancy as Partial<typeof vacancy>
  const company =
    chosen &&
    (await req.payload.findByID({
      collection: 'crewings',
      id: documentId(chosen),
      depth: 0,
      disableErrors: true,
      select: { timeZone: true },
      overrideAccess: false,
      user: req.user,
      req,
    }))
  const openUntil = readDay(openUntilDay)
  if (!company || openUntil === undefined) {
    throw new APIError(panelText(req.t, 'closingDraft'), 409, undefined, true)
  }
  const now = await databaseNow(req)
  const day = lastDayAfter(deed, { openUntil, timeZone: company.timeZone }, now)
  if (day === undefined) return undefined
  await req.payload.update({
    collection: 'vacancies',
    id,
    data: { openUntilDay: storedDay(day), _status: 'published' },
    depth: 0,
    context: { [CLOSING_DEED]: deed },
    overrideLock: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return day
}

function named({ id, title }: Named): Named {
  return { id, title }
}
