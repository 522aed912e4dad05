import {
  type CollectionAfterChangeHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'

import { endFactorsByLink } from './end-factors.hooks'
import { endPasswordLink } from './link-clock.hooks'
import { enqueueMessage } from '../../cms/mail/enqueue-message'
import { isHeldBack } from '../../cms/mail/mail-bounds'
import { requireKeys } from '../../cms/protection/key-changes'
import {
  noteSignIn,
  requirePassword,
  requirePasswordForChange,
} from '../../cms/protection/recent-password'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Staff } from '../../payload-types'
import { endAddressLinks, makeAddressLink, waitingAddress } from './new-address-links.hooks'
import { newAddressMail, passwordChangedMail } from './staff-mail.hooks'

type Data = Record<string, unknown>

/** What gives somebody other rights. */
const RIGHTS = ['role', 'languages'] as const

/** Under this name the context of a request keeps what it changes of accounts. */
const CHANGES = 'changesOfStaff'

/** By the ids of accounts. */
interface Changes {
  addresses: Map<number, string>
  passwords: Set<number>
}

/**
 * Asks anyone who changes an account for their own present password: each time for a password or an e-mail address, and with a second
 * factor for a new admin; after a while for other rights, new accounts and deleted ones. A new address is not taken yet: it waits
 * until it is confirmed.
 */
export const guardAccounts: CollectionBeforeOperationHook = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  // Payload's type of the arguments is a union over all operations; these have them.
  const { data, id, overrideAccess } = args as {
    data?: Data
    id?: number | string
    overrideAccess?: boolean
  }
  if (overrideAccess === true || req.user?.collection !== 'staff') return
  if (operation === 'create' && data && becomesAdmin(req, data, undefined)) return requireKeys(req)
  if (operation === 'create' || operation === 'delete' || (operation as string) === 'unlock') {
    return requirePassword(req)
  }
  if (operation !== 'update' || !data) return
  const account = await findAccount(req, id)
  const email = typeof data.email === 'string' ? data.email.trim().toLowerCase() : undefined
  const isOther = email !== undefined && email !== account?.email
  const setsPassword = typeof data.password === 'string' && data.password !== ''
  if (becomesAdmin(req, data, account)) await requireKeys(req)
  if (isOther || setsPassword) await requirePasswordForChange(req)
  // What others than admins send of rights is dropped.
  else if (
    req.user.role === 'admin' &&
    RIGHTS.some((name) => name in data && !isSame(data[name], account?.[name]))
  ) {
    await requirePassword(req)
  }
  // Whom nobody may change, or there is not: Payload says so.
  if (!account) return
  if (setsPassword) changesIn(req).passwords.add(account.id)
  if (!isOther) return
  changesIn(req).addresses.set(account.id, email)
  data.email = account.email
}

/** Writes to a new address, and tells the owner of an account of a new password, in the transaction of the change. */
export const tellOfChange: CollectionAfterChangeHook<Staff> = async ({ doc, operation, req }) => {
  if (operation !== 'update') return doc
  const { addresses, passwords } = changesIn(req)
  const email = addresses.get(doc.id)
  addresses.delete(doc.id)
  if (email !== undefined) await askToConfirm(req, doc.id, email)
  if (passwords.delete(doc.id)) {
    await endAddressLinks(req, doc.id)
    await enqueueMessage(req, passwordChangedMail(req, doc.email))
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

/** Others than admins make no accounts, and what they send of rights is dropped. */
function becomesAdmin({ user }: PayloadRequest, data: Data, account: Staff | undefined): boolean {
  const isByAdmin = user?.collection === 'staff' && user.role === 'admin'
  return isByAdmin && data.role === 'admin' && account?.role !== 'admin'
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

async function findAccount(req: PayloadRequest, id: unknown): Promise<Staff | undefined> {
  if (!/^\d{1,9}$/.test(String(id))) return undefined
  const found = await req.payload.findByID({
    collection: 'staff',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    // What it is now; who may change it is asked by Payload.
    overrideAccess: true,
    req,
  })
  return found ?? undefined
}

/** The same rights; of languages the order says nothing, and none is none. */
function isSame(one: unknown, other: unknown): boolean {
  const list = (value: unknown) => [value ?? []].flat().map(String).toSorted().join()
  return list(one) === list(other)
}

function changesIn(req: PayloadRequest): Changes {
  const none: Changes = { addresses: new Map(), passwords: new Set() }
  return (req.context[CHANGES] ??= none) as Changes // written here alone
}
