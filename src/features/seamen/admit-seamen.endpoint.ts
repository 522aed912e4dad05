import { APIError, type Endpoint, Forbidden, parseParams, type PayloadRequest } from 'payload'

import { onlyAdmins } from '../../cms/access'
import { findSelected, type Named, oneByOne, type Outcome } from '../../cms/services/answers/one-by-one'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Seaman } from '../../payload-types'
import { ONLY_WAITING } from './seamen.hooks'

/** What is answered: who was let in, who did not wait for it, and why others were refused. */
export interface ManyAdmitted {
  docs: Named[]
  /** Members, suspended, or with an address that is not confirmed yet. */
  notWaiting: Named[]
  errors: Outcome<unknown>['refused']
}

/**
 * `POST /api/seamen/admit-many?where=…`: lets in those of the selected who wait for it, each as if it were the only one,
 * with its line in the history and its mail.
 */
export const admitMany: Endpoint = {
  path: '/admit-many',
  method: 'post',
  handler: async (req) => {
    await requireAdmin(req)
    const { where } = parseParams(req.query)
    const selected = await findSelected<Pick<Seaman, 'state' | 'confirmedAt'>>(
      req,
      req.payload.collections.seamen,
      { where, draft: false, select: { state: true, confirmedAt: true } },
    )
    const isWaiting = ({ state, confirmedAt }: Pick<Seaman, 'state' | 'confirmedAt'>) =>
      state === 'pending' && Boolean(confirmedAt)
    const waiting = selected.filter(isWaiting)
    const { done, refused } = await oneByOne(req, waiting, (id, own) => admit(own, Number(id)))
    const isDone = new Set<number | string>(done)
    const answer: ManyAdmitted = {
      docs: waiting.filter(({ id }) => isDone.has(id)).map(named),
      notWaiting: selected.filter((one) => !isWaiting(one)).map(named),
      errors: refused,
    }
    return Response.json(answer)
  },
}

/** `POST /api/seamen/<id>/admit`: lets in who waits for it; whoever was suspended meanwhile stays so. */
export const admitOne: Endpoint = {
  path: '/:id/admit',
  method: 'post',
  handler: async (req) => {
    await requireAdmin(req)
    const id = Number(req.routeParams?.id)
    if (!Number.isInteger(id) || id <= 0) {
      throw new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
    }
    await admit(req, id)
    return Response.json({ id })
  },
}

async function requireAdmin(req: PayloadRequest): Promise<void> {
  if ((await onlyAdmins({ req })) !== true) throw new Forbidden(req.t)
}

async function admit(req: PayloadRequest, id: number): Promise<number> {
  await req.payload.update({
    collection: 'seamen',
    id,
    data: { state: 'active' },
    context: { [ONLY_WAITING]: true },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return id
}

function named({ id, title }: Named): Named {
  return { id, title }
}
