import { isMailAddress } from '../mail/mail-address'
import { telephoneNumber } from '../addresses/link-safety'

/** What readers are warned of. */
export const WARNING_KINDS = ['fee', 'impersonation', 'unlicensed', 'unpaid', 'other'] as const

export type WarningKind = (typeof WARNING_KINDS)[number]

/** Whether a text is the code of what readers are warned of. */
export function isWarningKind(value: unknown): value is WarningKind {
  return WARNING_KINDS.some((kind) => kind === value)
}

/** What somebody who is warned of writes under or from. */
export const TRACE_KINDS = ['name', 'domain', 'email', 'telephone'] as const

export type TraceKind = (typeof TRACE_KINDS)[number]

/** Whether a text is the code of a trace. */
export function isTraceKind(value: unknown): value is TraceKind {
  return TRACE_KINDS.some((kind) => kind === value)
}

const HOST =
  /^(?=.{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u

/** Characters that nobody sees, or that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * A trace as it is kept: a domain without what stands around it in an address, an e-mail address in small letters.
 * @example tidyTrace('domain', 'https://www.North-Crew.example/jobs') // 'north-crew.example'
 */
export function tidyTrace(kind: TraceKind, written: string): string {
  const text = written.replace(UNSEEN, '').trim()
  if (kind === 'email') return text.toLowerCase()
  if (kind !== 'domain') return text
  const [host = ''] = text
    .toLowerCase()
    .replace(/^[a-z][a-z\d+.-]*:\/\//, '')
    .split(/[/?#:]/, 1)
  return host.replace(/^www\./, '').replace(/\.$/, '')
}

/** Whether a trace is what it says it is; a name may be anything. */
export function isTrace(kind: TraceKind, written: string): boolean {
  const text = tidyTrace(kind, written)
  switch (kind) {
    case 'name':
      return text !== ''
    case 'domain':
      return HOST.test(text)
    case 'email':
      return isMailAddress(text)
    case 'telephone':
      return telephoneNumber(text) !== undefined
  }
}
