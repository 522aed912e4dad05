import type { PayloadRequest, RequestContext } from 'payload'

import { actorOfPart, type AuditWay } from '../../../domain/staff/audit'
import { canParse } from '../../../domain/addresses/can-parse'
import { networkOf } from '../../../domain/addresses/network-of'

/** Under this name the context of a request keeps which part of the site writes. */
const CAUSE = 'auditCause'

interface Cause {
  way: AuditWay
  part?: number
}

/** Who did something, by which way and from where, as a line of the log has it. */
export interface AuditSource {
  actor: string
  /** Of the account of the staff with whose rights it was done. */
  staffId: number | null
  way: AuditWay
  /** The number of the schedule, import, feed or token. */
  part: number | null
  /** The network that staff wrote from; of nobody else it is kept. */
  network: string | null
}

/**
 * The context of a request in which a part of the site writes, with its number: a schedule, an import. Without it, what
 * nobody of the staff asks for is the site's own work.
 */
export function causedBy(way: AuditWay, part?: number): RequestContext {
  const cause: Cause = { way, ...(part !== undefined && { part }) }
  return { [CAUSE]: cause }
}

/** Whether somebody of the staff, or a part of the site in their name, does what a request is for. */
export function isByStaff({ user }: Pick<PayloadRequest, 'user'>): boolean {
  return user?.collection === 'staff'
}

/** Whether a person of the staff does it themself, in the panel or by the API. */
export function isByPerson(req: PayloadRequest): boolean {
  return isByStaff(req) && req.context[CAUSE] === undefined
}

/** Who does what a request is for. */
export function sourceOf(req: PayloadRequest): AuditSource {
  const { context, user } = req
  const cause = context[CAUSE] as Cause | undefined // written here alone
  const staff = user?.collection === 'staff' ? user : undefined
  if (cause !== undefined || !staff) {
    const { way, part } = cause ?? { way: 'site' as const, part: undefined }
    return {
      actor: actorOfPart(way, part),
      staffId: staff?.id ?? null,
      way,
      part: part ?? null,
      network: null,
    }
  }
  const address = req.headers.get('x-forwarded-for') // the front server has written it (server/client-facts.ts)
  return {
    actor: staff.name,
    staffId: staff.id,
    way: isFromPanel(req) ? 'panel' : 'api',
    part: null,
    network: address === null ? null : networkOf(address),
  }
}

/** The browser says from which of our pages a request comes; whoever has a session may say what they like there. */
function isFromPanel({ headers, payload }: PayloadRequest): boolean {
  const { routes, serverURL } = payload.config
  const referrer = headers.get('referer') ?? ''
  if (!canParse(referrer)) return false
  const { origin, pathname } = new URL(referrer)
  return (
    origin === new URL(serverURL).origin &&
    (pathname === routes.admin || pathname.startsWith(`${routes.admin}/`))
  )
}
