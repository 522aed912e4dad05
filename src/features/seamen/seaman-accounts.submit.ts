import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { databaseNow } from '@/cms/database/database-clock'
import { overridingAccess } from '../../cms/local-api'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { isHeldBack } from '../../cms/services/mail/mail-bounds'
import { checkPassword, cookieOfDevice } from '../../cms/services/protection/sign-in.hooks'
import { databaseOf } from '../../cms/database/handle'
import { withinTransaction } from '../../cms/database/within-transaction'
import type { SeamanLinkPurpose } from '../../domain/members/seaman-account'
import type { Seaman } from '../../payload-types'
import { endLinksOf, endSessionsOf } from './end-seaman-access.hooks'
import { accountEmail } from './account-email'
import {
  applicationMadeHere,
  makeLink,
  type StoredApplication,
  takeApplication,
  takeLink,
} from './seaman-links.queries'
import { changedMail, linkMail } from './seaman-mail'
import type { SignedInSeaman } from '../../cms/services/seaman-only/seaman-session.queries'
import { beginSession } from './seaman-sessions.queries'
import { writeEvent } from './seamen.hooks'

/** Options of a link beside its purpose. */
export interface LinkOptions {
  /** The token of the only browser in which the link works. */
  device?: string
  /** The page to return to afterwards. */
  next?: string | undefined
}

/** Who sends a form, as the front server knows them. */
interface Sender {
  cookies: string
  /** The client's. */
  address: string
}

const BY_THE_SEAFARER = 'the seafarer does it, who is no user of the API'

/** The data that the reader of the mail typed in another browser than that of the application. */
export interface Chosen {
  data: Pick<Seaman, 'name' | 'telephone' | 'rank' | 'citizenship'>
  password: string
}

/**
 * Confirms the e-mail address of a new account by the link of an application. In the browser of the application, its
 * data counts. In any other browser, the newly typed data counts and the application is discarded. All other
 * applications for the address and all sessions end. When the site admits accounts automatically, the account is
 * admitted.
 * @param device the token of the browser's own application
 * @returns whether the link was valid
 */
export async function confirmApplication(
  payload: Payload,
  token: string,
  { device, chosen }: { device?: string | undefined; chosen?: Chosen | undefined },
): Promise<boolean> {
  return withinTransaction(payload, async (req) => {
    const link = await takeApplication(req, token, { device, hasChosen: chosen !== undefined })
    const account = link && (await findAccount(req, link.seaman))
    if (!link || account?.email !== link.email || account.confirmedAt) return false
    await confirmAccount(req, account)
    if (link.application) await useApplication(req, account.id, link.application)
    if (chosen) {
      await change(req, account.id, chosen.data)
      await setPassword(req, account.id, chosen.password)
      await enqueueMessage(req, await changedMail(account, 'passwordChanged'))
    }
    return true
  })
}

/**
 * Gives an account the new address that a link was sent to, when the client is signed in to that account. Without the
 * session, an anonymous client could ask for somebody's address, and their click would put that client's account on it.
 * @returns whether the link did it; `taken` where another account has the new address by now
 */
export async function confirmNewAddress(
  payload: Payload,
  token: string,
  { id }: Pick<SignedInSeaman, 'id'>,
): Promise<boolean | 'taken'> {
  return withinTransaction(payload, async (req) => {
    const changed = await takeLink(req, token, 'changeEmail', undefined, id)
    if (!changed) return false
    const { email } = changed
    if (await findByEmail(req, email)) return 'taken'
    const account = await findAccount(req, id)
    if (!account) return false
    await change(req, id, { email, ...(await confirmed(req, account)) })
    await writeEvent(req, id, 'emailChanged')
    await endLinksOf(req, id)
    if (account.confirmedAt) {
      await moveRequests(req, account.email, email)
      await enqueueMessage(req, await changedMail(account, 'emailChanged'))
    }
    return true
  })
}

/**
 * Signs in by e-mail address and password.
 * @returns the cookies to set; nothing where they do not belong together
 * @throws an APIError 429 after too many tries, and 503 where too many sign in at once
 */
export async function signIn(
  payload: Payload,
  { email, password }: { email: string; password: string },
  { cookies, address }: Sender,
): Promise<string[] | undefined> {
  const headers = new Headers({ cookie: cookies, 'x-forwarded-for': address })
  const { config } = payload.collections.seamen
  // Hashing waits in a queue, so it runs outside of a transaction, which would hold a connection.
  const asking = await createLocalReq({ req: { headers } }, payload)
  const id = await checkPassword(asking, config, accountEmail(email), password)
  if (id === undefined) return undefined
  return withinTransaction(
    payload,
    async (req) => {
      const device = await cookieOfDevice(req, config, id)
      return [await beginSession(req, id, cookies), ...(device === undefined ? [] : [device])]
    },
    headers,
  )
}

/**
 * Signs in by a link that was sent to this very browser.
 * @param applied token of the browser's own application
 * @returns the cookies to set; nothing where it does not work
 */
export async function signInByLink(
  payload: Payload,
  token: string,
  {
    cookies,
    device,
    applied,
  }: { cookies: string; device: string | undefined; applied?: string | undefined },
): Promise<string[] | undefined> {
  return withinTransaction(payload, async (req) => {
    const link = await takeLink(req, token, 'signIn', device)
    const account = link && (await findAccount(req, link.seaman))
    if (!link || account?.email !== link.email) return undefined
    // A click on the link proves that the client reads this mailbox. The application itself could be an anonymous
    // client's.
    if (!account.confirmedAt) await confirmHere(req, account, applied)
    return [await beginSession(req, link.seaman, cookies)]
  })
}

/**
 * Sends a link to the owner of the account with this e-mail address, if there is one. The answer must not wait for it,
 * because its duration would reveal whether the account exists.
 */
export async function sendLinkTo(
  payload: Payload,
  email: string,
  purpose: Exclude<SeamanLinkPurpose, 'changeEmail'>,
  options?: LinkOptions,
): Promise<void> {
  await withinTransaction(payload, async (req) => {
    const account = await findByEmail(req, accountEmail(email))
    if (account && account.state !== 'suspended') await sendLink(req, account, purpose, options)
  })
}

/**
 * Sets a password by a link, signs out everywhere, and ends every other link.
 * @param applied token of the browser's own application
 * @returns whether the link did it
 */
export async function resetPassword(
  payload: Payload,
  token: string,
  password: string,
  applied?: string,
): Promise<boolean> {
  return withinTransaction(payload, async (req) => {
    const link = await takeLink(req, token, 'resetPassword')
    const account = link && (await findAccount(req, link.seaman))
    if (!link || account?.email !== link.email) return false
    if (!account.confirmedAt) await confirmHere(req, account, applied)
    await setPassword(req, link.seaman, password)
    await writeEvent(req, link.seaman, 'passwordChanged')
    await enqueueMessage(req, await changedMail(account, 'passwordChanged'))
    await endSessionsOf(req, link.seaman)
    await endLinksOf(req, link.seaman)
    return true
  })
}

/** Changes the password, signs out all devices and gives this one a new session. @returns the cookies to set */
export async function changePassword(
  payload: Payload,
  { id }: Pick<SignedInSeaman, 'id'>,
  password: string,
  cookies: string,
): Promise<string[]> {
  return withinTransaction(payload, async (req) => {
    await setPassword(req, id, password)
    await writeEvent(req, id, 'passwordChanged')
    const account = await findAccount(req, id)
    if (account) await enqueueMessage(req, await changedMail(account, 'passwordChanged'))
    await endSessionsOf(req, id)
    await endLinksOf(req, id)
    return [await beginSession(req, id, cookies)]
  })
}

/** Checks the password of an account. A wrong one counts as a failed sign-in. @throws the same as `signIn` */
export async function isOwnPassword(
  payload: Payload,
  { id, email }: Pick<SignedInSeaman, 'id' | 'email'>,
  password: string,
  { cookies, address }: Sender,
): Promise<boolean> {
  const headers = new Headers({ cookie: cookies, 'x-forwarded-for': address })
  const req = await createLocalReq({ req: { headers } }, payload)
  return (await checkPassword(req, payload.collections.seamen.config, email, password)) === id
}

/** Changes what a seafarer says of themself. */
export async function changeData(
  payload: Payload,
  { id }: Pick<SignedInSeaman, 'id'>,
  data: Pick<Seaman, 'name' | 'telephone' | 'rank' | 'citizenship' | 'language'>,
): Promise<void> {
  await withinTransaction(payload, async (req) => {
    await change(req, id, data)
    await writeEvent(req, id, 'dataChanged')
  })
}

/** Sends a link to a new address. The account keeps its address until the link is used. */
export async function askForEmailChange(
  payload: Payload,
  { id, language }: Pick<SignedInSeaman, 'id' | 'language'>,
  email: string,
): Promise<void> {
  await withinTransaction(payload, (req) =>
    sendLink(req, { id, email: accountEmail(email), language }, 'changeEmail'),
  )
}

/** Signs a seafarer out on every device. */
export async function signOutEverywhere(payload: Payload, id: number): Promise<void> {
  await withinTransaction(payload, async (req) => {
    await endSessionsOf(req, id)
    await writeEvent(req, id, 'signedOutEverywhere')
  })
}

/** Deletes an account with its sessions, links and history. Its requests have storage periods of their own. */
export async function deleteAccount(payload: Payload, id: number): Promise<void> {
  await withinTransaction(payload, (req) =>
    payload.delete({
      collection: 'seamen',
      id,
      depth: 0,
      req,
      ...overridingAccess(BY_THE_SEAFARER),
    }),
  )
}

/** Moves requests of a confirmed address to the new address, so that answers reach the sender. */
async function moveRequests(req: PayloadRequest, from: string, to: string): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`UPDATE requests SET email = ${to} WHERE lower(email) = ${from}`)
}

/**
 * Confirms the address of an account after a click on a mailed link. It deletes data that anonymous clients may have
 * typed with the address, except the name, which is required.
 */
async function confirmAccount(req: PayloadRequest, account: Seaman): Promise<void> {
  const { id } = account
  const nothing = { telephone: null, rank: null, citizenship: null }
  await change(req, id, { ...nothing, ...(await confirmed(req, account)) })
  await writeEvent(req, id, 'confirmed')
  await endSessionsOf(req, id)
  await endLinksOf(req, id)
}

/** Confirms the address by another link. The application of this browser counts, as with the link of an application. */
async function confirmHere(
  req: PayloadRequest,
  account: Seaman,
  applied: string | undefined,
): Promise<void> {
  const application = await applicationMadeHere(req, account.id, applied)
  await confirmAccount(req, account)
  if (application) await useApplication(req, account.id, application)
}

/** Copies the data and the password of an application to its account. */
async function useApplication(
  req: PayloadRequest,
  id: number,
  { name, telephone, rank, citizenship, language, hash, salt }: StoredApplication,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    UPDATE seamen SET name = ${name}, telephone = ${telephone}, rank = ${rank},
      citizenship = ${citizenship}, language = ${language},
      hash = ${hash}, salt = ${salt}
    WHERE id = ${id}`)
}

type Addressee = Pick<Seaman, 'id' | 'email' | 'language'>

async function sendLink(
  req: PayloadRequest,
  account: Addressee,
  purpose: SeamanLinkPurpose,
  { device, next }: LinkOptions = {},
): Promise<void> {
  // When the mail is held back, the link that was mailed before stays valid.
  const isHeld = await isHeldBack(req, { kind: 'seamanLink', to: account.email })
  const token = await makeLink(req, {
    seaman: isHeld ? null : account.id,
    purpose,
    email: account.email,
    ...(device !== undefined && { device }),
  })
  await enqueueMessage(req, await linkMail(account, purpose, token, next))
}

/** Returns the changes of a confirmed account. It is admitted when the site admits accounts automatically. */
async function confirmed(
  req: PayloadRequest,
  { state }: Pick<Seaman, 'state'>,
): Promise<Partial<Seaman>> {
  const { admission } = await req.payload.findGlobal({
    slug: 'seaman-settings',
    depth: 0,
    req,
    ...overridingAccess(BY_THE_SEAFARER),
  })
  const isLetIn = admission === 'automatic' && state === 'pending'
  const now = await databaseNow(req)
  return { confirmedAt: now.toISOString(), ...(isLetIn && { state: 'active' }) }
}

async function setPassword(req: PayloadRequest, id: number, password: string): Promise<void> {
  await req.payload.update({
    collection: 'seamen',
    id,
    data: { password },
    depth: 0,
    req,
    ...overridingAccess(BY_THE_SEAFARER),
  })
}

async function change(req: PayloadRequest, id: number, data: Partial<Seaman>): Promise<void> {
  await req.payload.update({
    collection: 'seamen',
    id,
    data,
    depth: 0,
    req,
    ...overridingAccess(BY_THE_SEAFARER),
  })
}

async function findByEmail(req: PayloadRequest, email: string): Promise<Seaman | undefined> {
  const { docs } = await req.payload.find({
    collection: 'seamen',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    ...overridingAccess(BY_THE_SEAFARER),
  })
  return docs[0]
}

async function findAccount(req: PayloadRequest, id: number): Promise<Seaman | undefined> {
  const found = await req.payload.findByID({
    collection: 'seamen',
    id,
    depth: 0,
    disableErrors: true,
    req,
    ...overridingAccess(BY_THE_SEAFARER),
  })
  return found ?? undefined
}
