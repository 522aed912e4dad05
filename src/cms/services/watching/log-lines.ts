import type { Config, Payload } from 'payload'

import { errorForLog, textForLog } from '../../../domain/texts/error-for-log'

type Options = Extract<NonNullable<Config['logger']>, { options: unknown }>['options']
type LogMethod = NonNullable<NonNullable<Options['hooks']>['logMethod']>

/** Pino's number of the level `error`. */
const ERROR = 50

/**
 * Writes a line of Payload's log. It is no error of the site that somebody went away in the middle of their request, or
 * types on after their session has ended.
 */
export const logMethod = function (
  this: Pick<Payload['logger'], 'info'>,
  args: Parameters<LogMethod>[0],
  method: Parameters<LogMethod>[1],
  level: number,
): void {
  const event = level >= ERROR ? eventOf(args[0]) : undefined
  if (event === undefined) method.apply(this, withoutValues(args))
  else this.info(event)
} satisfies LogMethod

/** What somebody typed is in no line: errors of the database hold it. */
function withoutValues([subject, ...rest]: Parameters<LogMethod>[0]): Parameters<LogMethod>[0] {
  const texts = rest.map((one: unknown) => (typeof one === 'string' ? textForLog(one) : one))
  return [told(subject), ...texts] as Parameters<LogMethod>[0] // of the same kinds
}

function told(subject: unknown): unknown {
  if (typeof subject === 'string') return textForLog(subject)
  if (subject instanceof Error) return errorForLog(subject)
  if (typeof subject !== 'object' || subject === null || !('err' in subject)) return subject
  return { ...subject, err: errorForLog(subject.err) }
}

/** What somebody else has caused, by an error as it is or as Payload hands it on. */
function eventOf(subject: unknown): string | undefined {
  const error = subject instanceof Error ? subject : (subject as { err?: unknown } | null)?.err
  if (!(error instanceof Error)) return undefined
  // Node's error for a body that ended early.
  if (error.message === 'aborted' && 'code' in error) {
    return 'Somebody went away in the middle of their request'
  }
  // Payload writes each of its own down where the state of a form is asked for.
  if ('status' in error && error.status === 401) {
    return 'Somebody who is not signed in asked for what only the staff is shown'
  }
  return undefined
}
