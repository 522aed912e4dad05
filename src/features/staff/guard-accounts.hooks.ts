import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'

import { endFactorsByLink } from './end-factors.hooks'
import { endPasswordLink } from './link-clock.hooks'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { isHeldBack } from '../../cms/services/mail/mail-bounds'
import { type KeyChange, requireKeys } from '../../cms/services/protection/key-changes'
import {
  noteSignIn,
  requirePassword,
  requirePasswordForChange,
} from '../../cms/services/protection/recent-password'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Staff } from '../../payload-types'
import { endAddressLinks, makeAddressLink, waitingAddress } from './new-address-links.hooks'
import { wordsOf } from './own-language.hooks'
import { newAddressMail, passwordChangedMail, written } from './staff-mail.hooks'
import { findAccount, holdsKeys } from './key-holders.hooks'
import { tellOfAddress, tellOtherAdmins } from './tell-admins.hooks'

type Data = Record<string, unknown>

/** What gives somebody other rights. */
const RIGHTS = ['role', 'languages', 'findsSeamen'] as const

/** Under this name the context of a request keeps what it changes of accounts. */
const CHANGES = 'changesOfStaff'

/** By the ids of accounts. */
interface Changes {
  addresses: Map<number, string>
  passwords: Set<number>
}

interface Args {
  data?: Data
  id?: number | string
  overrideAccess?: boolean
}

/**
 * Asks anyone who changes an account for their own present password: each time for a password or an e-mail address, and with a second
 * factor for an admin who comes or goes and for whatever opens somebody else's account (key-changes.ts); after a while for other
 * rights, new accounts and deleted ones. A new address is not taken yet: it waits until it is confirmed.
 */
export const guardAccounts: CollectionBeforeOperationHook = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  // Payload's type of the arguments is a union over all operations; these have them.
  const { data, id, overrideAccess } = args as Args
  if (overrideAccess === true || req.user?.collection !== 'staff') return
  switch (operation as string) {
    case 'create':
      return guardNewAccount(req, data ?? {})
    case 'unlock':
      return requirePassword(req)
    case 'delete':
      return guardDeletion(req, id)
    case 'update':
      if (data) await guardChange(req, data, id)
  }
}

async function guardNewAccount(req: PayloadRequest, data: Data): Promise<void> {
  // Others make no accounts: Payload says so.
  if (!isAdmin(req) || data.role !== 'admin') return requirePassword(req)
  const { email, name } = data
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const person = { name: typeof name === 'string' ? name : '', email: address }
  return requireKeys(req, { kind: 'adminMade', of: address, names: { name: written(person) } })
}

async function guardDeletion(req: PayloadRequest, id: unknown): Promise<void> {
  if (id === undefined) throw oneByOne(req)
  const account = await findAccount(req, id)
  if (!account || !isAdmin(req) || !(await holdsKeys(req, account))) return requirePassword(req)
  await requireKeys(req, {
    kind: 'accountDeleted',
    of: account.id,
    names: { name: written(account) },
  })
}

async function guardChange(req: PayloadRequest, data: Data, id: unknown): Promise<void> {
  const email = typeof data.email === 'string' ? data.email.trim().toLowerCase() : undefined
  const setsPassword = typeof data.password === 'string' && data.password !== ''
  if (id === undefined && (email !== undefined || setsPassword || 'role' in data)) {
    throw oneByOne(req)
  }
  const account = await findAccount(req, id)
  // Whom nobody may change, or there is not: Payload says so.
  if (!account) return
  const isOther = email !== undefined && email !== account.email
  const isOwn = req.user?.id === account.id
  // What others than admins send of rights, and of other accounts, is dropped or refused.
  const isByAdmin = isAdmin(req)
  const keys = isByAdmin && !isOwn ? keyChanges(account, data) : []
  if (keys.length > 0) await requireKeys(req, ...keys)
  else if (isOther || setsPassword) await requirePasswordForChange(req)
  else if (isByAdmin && RIGHTS.some((name) => name in data && !isSame(data[name], account[name]))) {
    await requirePassword(req)
  }
  if (setsPassword) changesIn(req).passwords.add(account.id)
  if (!isOther) return
  changesIn(req).addresses.set(account.id, email)
  data.email = account.email
}

/** What of a change asks for all: the rights of an admin, and whatever opens an account. */
function keyChanges(account: Staff, { role, password, email }: Data): KeyChange[] {
  const { id } = account
  const names = { name: written(account) }
  const address = typeof email === 'string' ? email.trim().toLowerCase() : account.email
  const changes: KeyChange[] = []
  if (role !== undefined && (role === 'admin') !== (account.role === 'admin')) {
    changes.push({ kind: role === 'admin' ? 'adminRaised' : 'adminLowered', of: id, names })
  }
  if (typeof password === 'string' && password !== '') {
    changes.push({ kind: 'password', of: id, names })
  }
  if (address !== account.email) {
    const named = { ...names, address: `\u2068${address}\u2069` }
    changes.push({ kind: 'address', of: `${id} ${address}`, names: named })
  }
  return changes
}

/** Payload's own operations on many accounts at once, which the API has not (bulk-writes.endpoint.ts). */
function oneByOne(req: PayloadRequest): Error {
  return new APIError(panelText(req.t, 'keysOneByOne'), 403, undefined, true)
}

/** Writes to a new address, and tells the owner of an account and all other admins what was changed, in the transaction of the change. */
export const tellOfChange: CollectionAfterChangeHook<Staff> = async ({ doc, operation, req }) => {
  if (operation !== 'update') return doc
  const { addresses, passwords } = changesIn(req)
  const isOwn = req.user?.collection === 'staff' && req.user.id === doc.id
  const email = addresses.get(doc.id)
  addresses.delete(doc.id)
  if (email !== undefined) {
    await askToConfirm(req, doc.id, email)
    if (!isOwn) await tellOfAddress(req, doc, email)
  }
  if (passwords.delete(doc.id)) {
    await endPasswordLink(req, doc.id)
    await endAddressLinks(req, doc.id)
    const words = isOwn ? req : await wordsOf(req, doc.id)
    await enqueueMessage(req, passwordChangedMail(words, doc.email))
    if (!isOwn) await tellOtherAdmins(req, 'keysPassword', doc)
  }
  return doc
}

/** Tells the owner of an account that a link has set another password. */
export const tellOfReset: CollectionAfterOperationHook<'staff'> = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
  result,
}) => {
  if (operation !== 'resetPassword') return result
  // Payload's type of the result is a union over all operations; this one has an account.
  const { user } = result as unknown as { user?: Staff }
  if (!user) return result
  // Payload has set its end to the present of this machine's clock.
  await endPasswordLink(req, user.id)
  await endAddressLinks(req, user.id)
  await enqueueMessage(req, passwordChangedMail(req, user.email))
  // As of the result.
  const { token } = (args as { data?: { token?: unknown } }).data ?? {}
  if (typeof token === 'string') await endFactorsByLink(req, user, token)
  return result
}

/** Who signs in has given the password, or come by the link of a mail and chosen one. */
export const noteOwnSignIn: CollectionAfterLoginHook<Staff> = async ({ req, token, user }) => {
  await noteSignIn(req, user.id, token)
  return user
}

function isAdmin({ user }: PayloadRequest): boolean {
  return user?.collection === 'staff' && user.role === 'admin'
}

async function askToConfirm(req: PayloadRequest, staff: number, email: string): Promise<void> {
  if (await isHeldBack(req, { kind: 'staffLink', to: email })) {
    // The link that went there today works on.
    if ((await waitingAddress(req, staff)) === email) return
    const errors = [{ path: 'email', message: panelText(req.t, 'mailHeldMeans') }]
    throw new ValidationError({ collection: 'staff', errors, id: staff }, req.t)
  }
  const token = await makeAddressLink(req, { staff, email })
  await enqueueMessage(req, newAddressMail(req, email, token))
}

/** The same rights; of languages the order says nothing, and none is none, as a box that is not ticked. */
function isSame(one: unknown, other: unknown): boolean {
  const list = (value: unknown) =>
    [value === false ? [] : (value ?? [])].flat().map(String).toSorted().join()
  return list(one) === list(other)
}

function changesIn(req: PayloadRequest): Changes {
  const none: Changes = { addresses: new Map(), passwords: new Set() }
  return (req.context[CHANGES] ??= none) as Changes // written here alone
}
