import type { Config, Payload } from 'payload'

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
  if (event === undefined) method.apply(this, args)
  else this.info(event)
} satisfies LogMethod

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
