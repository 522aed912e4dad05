import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'

import {
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  wrongPasswordLength,
} from '../../domain/password-length'
import { panelText } from '../../i18n/panel/panel-texts'

const SETS_PASSWORD: ReadonlySet<string> = new Set(['create', 'update', 'resetPassword'])

/** Refuses a new password that is too short or too long, whichever way it is set; Payload takes three letters. */
export const refuseWeakPassword: CollectionBeforeOperationHook = ({
  args,
  collection,
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  // Payload's type of the arguments is a union over all operations; these have data.
  const password = (args as { data?: { password?: unknown } }).data?.password
  // None: Payload keeps the one there is, or asks for it.
  if (!SETS_PASSWORD.has(operation) || password === undefined || password === null) return
  if (password === '') return
  const refuse = (message: string): never => {
    const errors = [{ path: 'password', message }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  if (typeof password !== 'string') return refuse(panelText(req.t, 'kindText'))
  // Seafarers, who can publish nothing, may have shorter ones.
  const { shortestPassword = SHORTEST_PASSWORD } = collection.custom as {
    shortestPassword?: number
  }
  const wrong = wrongPasswordLength(password, shortestPassword)
  if (wrong === 'short') refuse(panelText(req.t, 'passwordTooShort', { least: shortestPassword }))
  if (wrong === 'long') refuse(panelText(req.t, 'passwordTooLong', { most: LONGEST_PASSWORD }))
}
