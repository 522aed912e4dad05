import type { Config, Payload } from 'payload'

type Options = Extract<NonNullable<Config['logger']>, { options: unknown }>['options']
type LogMethod = NonNullable<NonNullable<Options['hooks']>['logMethod']>

/** Pino's number of the level `error`. */
const ERROR = 50

/** Writes a line of Payload's log. That somebody went away in the middle of their request is no error of the site. */
export const logMethod: LogMethod = function (this: Payload['logger'], args, method, level) {
  const [subject] = args as unknown[]
  if (level >= ERROR && isOfOneWhoLeft(subject)) {
    this.info('Somebody went away in the middle of their request')
    return
  }
  method.apply(this, args)
}

/** Node's error for a body that ended early, as it is or as Payload hands it on. */
function isOfOneWhoLeft(subject: unknown): boolean {
  const error = subject instanceof Error ? subject : (subject as { err?: unknown } | null)?.err
  return error instanceof Error && error.message === 'aborted' && 'code' in error
}
