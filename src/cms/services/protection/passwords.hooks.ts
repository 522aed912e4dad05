import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { APIError } from 'payload'

import {
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  wrongPasswordLength,
} from '../../../domain/staff/password-length'
import { isMostlyAddress } from '../../../domain/staff/password-of-address'
import { panelText } from '../../../i18n/panel/panel-texts'
import { isCommonPassword } from './common-passwords'

const SETS_PASSWORD: ReadonlySet<string> = new Set(['create', 'update', 'resetPassword'])

/**
 * Refuses a new password that is too short or too long, that is tried first because many have it, or that is the e-mail
 * address of its account, whichever way it is set; Payload takes three letters.
 */
export const refuseWeakPassword: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  // Payload's type of the arguments is a union over all operations; these have data.
  const { data, id } = args as { data?: PasswordData; id?: number | string }
  const password = data?.password
  // None: Payload keeps the one there is, or asks for it.
  if (!SETS_PASSWORD.has(operation) || password === undefined || password === null) return
  if (password === '') return
  const refuse = (message: string): never => {
    // The form hides the field again: the reason is said without it too, where Payload's own error names the field alone.
    throw new APIError(message, 400, { errors: [{ path: 'password', message }] }, true)
  }
  if (typeof password !== 'string') return refuse(panelText(req.t, 'kindText'))
  // Seafarers, who can publish nothing, may have shorter ones.
  const { shortestPassword = SHORTEST_PASSWORD } = collection.custom as {
    shortestPassword?: number
  }
  const wrong = wrongPasswordLength(password, shortestPassword)
  if (wrong === 'short') refuse(panelText(req.t, 'passwordTooShort', { least: shortestPassword }))
  if (wrong === 'long') refuse(panelText(req.t, 'passwordTooLong', { most: LONGEST_PASSWORD }))
  if (isCommonPassword(password)) refuse(panelText(req.t, 'passwordCommon'))
  const addresses = await addressesOf(req, collection.slug, { id, ...data })
  if (addresses.some((address) => isMostlyAddress(password, address))) {
    refuse(panelText(req.t, 'passwordIsAddress'))
  }
}

interface PasswordData {
  password?: unknown
  email?: unknown
  /** Of the link by which it is set. */
  token?: unknown
}

/** The address that an account has, and the one that it is given with the password. */
async function addressesOf(
  req: PayloadRequest,
  collection: string,
  { id, email, token }: PasswordData & { id?: number | string | undefined },
): Promise<string[]> {
  const given = typeof email === 'string' ? [email] : []
  const of =
    id !== undefined
      ? { id: { equals: id } }
      : typeof token === 'string' && token !== ''
        ? { resetPasswordToken: { equals: token } }
        : undefined
  if (!of) return given
  const account = await req.payload.db.findOne<{ id: number; email?: string | null }>({
    // Only collections of accounts have this hook.
    collection: collection as CollectionSlug,
    req,
    select: { email: true },
    where: of,
  })
  return account?.email ? [...given, account.email] : given
}
