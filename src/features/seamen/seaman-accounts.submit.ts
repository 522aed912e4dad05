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

/** What a link is beside what it is for. */
export interface LinkOptions {
  /** Token of the browser that it is to work in alone. */
  device?: string
  /** Where the way ends that it is a part of. */
  next?: string | undefined
}

/** Who sends a form, as the front server knows them. */
interface Sender {
  cookies: string
  /** The client's. */
  address: string
}

const BY_THE_SEAFARER = 'the seafarer does it, who is no user of the API'

/** What the presser of an application's link has typed, in another browser than that of the application. */
export interface Chosen {
  data: Pick<Seaman, 'name' | 'telephone' | 'rank' | 'citizenship'>
  password: string
}

/**
 * Confirms the e-mail address of a new account by the link of an application. What was typed in that application counts
 * in the browser that made it; anywhere else what is chosen counts, and the application is thrown away. All other
 * applications for the address, and whatever sessions there are, end. Where accounts are let in by themselves, this lets it in.
 * @param device token of the browser's own application
 * @returns whether the link did it
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
 * Gives an account the address that a link was sent to, where who presses it is signed in to that account: the link alone
 * would give a stranger's account, password and all, to the address of whoever presses.
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
  // Before any transaction: each would hold a connection while passwords wait in their line.
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
    // Whoever reads the mail has shown whose address it is; a stranger may have applied with it.
    if (!account.confirmedAt) await confirmHere(req, account, applied)
    return [await beginSession(req, link.seaman, cookies)]
  })
}

/**
 * Sends a link to whoever has an account with this e-mail address, and nothing to anybody else. The answer is not to wait
 * for it: the time that it takes would tell.
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

/** Sets another password: every other device is signed out, this one gets a session again. @returns the cookies to set */
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

/** Whether a password is that of an account; a wrong one counts as one at the sign-in. @throws what `signIn` throws */
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

/** Sends a link to a new address; until it is pressed there, the account keeps the one it has. */
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

/** Deletes an account for good, with its sessions, links and history. What was sent by forms has a life of its own. */
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

/** What was sent under an address that was confirmed goes with its sender to the new one, and so do the answers. */
async function moveRequests(req: PayloadRequest, from: string, to: string): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`UPDATE requests SET email = ${to} WHERE lower(email) = ${from}`)
}

/**
 * Confirms the address of an account, whose presser has shown that they read its mail. Nothing stays of what others may
 * have typed who applied with the address, but the name, which an account cannot be without.
 */
async function confirmAccount(req: PayloadRequest, account: Seaman): Promise<void> {
  const { id } = account
  const nothing = { telephone: null, rank: null, citizenship: null }
  await change(req, id, { ...nothing, ...(await confirmed(req, account)) })
  await writeEvent(req, id, 'confirmed')
  await endSessionsOf(req, id)
  await endLinksOf(req, id)
}

/** The same by a link that says nothing of applications: what was typed in this browser counts, as by the application's link. */
async function confirmHere(
  req: PayloadRequest,
  account: Seaman,
  applied: string | undefined,
): Promise<void> {
  const application = await applicationMadeHere(req, account.id, applied)
  await confirmAccount(req, account)
  if (application) await useApplication(req, account.id, application)
}

/** Gives an account what was typed in an application, with its password. */
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
  // Where it is not sent, the one that was mailed before works on.
  const isHeld = await isHeldBack(req, { kind: 'seamanLink', to: account.email })
  const token = await makeLink(req, {
    seaman: isHeld ? null : account.id,
    purpose,
    email: account.email,
    ...(device !== undefined && { device }),
  })
  await enqueueMessage(req, await linkMail(account, purpose, token, next))
}

/** What becomes of an account whose address is confirmed; it is let in where accounts are let in by themselves. */
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
