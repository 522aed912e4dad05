import cluster from 'node:cluster'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { processNow } from '../../../domain/time/process-clock'
import { hostCookieName } from '../../../domain/browser/cookies'
import { processState } from '../../../domain/process/site-process'
import { env } from '../../../env'

/** An account as far as a device is concerned: another password has another salt, and ends what was known. */
export interface DeviceOwner {
  collection: string
  id: number | string
  salt: string
  /** Whether it is known for more than a password that was right there. */
  hasGiven?: 'secondFactor'
}

/** The salt of the password of an account; nothing for one without a password. */
export async function saltOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<string | undefined> {
  const account = await req.payload.db.findOne<{ id: number | string; salt?: string | null }>({
    collection,
    req,
    select: { salt: true },
    where: { id: { equals: id } },
  })
  return account?.salt ?? undefined
}

/** Milliseconds: the longest that browsers keep a cookie. */
const KEPT_FOR = 400 * 24 * 60 * 60 * 1000

/** Whether a request says that it comes from a device that some account of the collection knows. */
export function mayBeKnown(req: PayloadRequest, collection: string): boolean {
  return req.headers.get('cookie')?.includes(`${cookieNames(req, collection)}-`) === true
}

/** The device that a request comes from, where somebody has signed in to this account on it before. */
export function knownDevice(req: PayloadRequest, owner: DeviceOwner): string | undefined {
  const value = parseCookies(req.headers).get(cookieName(req, owner)) ?? ''
  const [device, signature] = value.split('.')
  if (!device || !signature) return undefined
  const expected = sign(req, owner, device)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined
}

/** The `Set-Cookie` by which a device is known from now on. */
export function deviceCookie(req: PayloadRequest, owner: DeviceOwner): string {
  const device = knownDevice(req, owner) ?? randomBytes(12).toString('base64url')
  return generateCookie<false>({
    name: cookieName(req, owner),
    value: `${device}.${sign(req, owner, device).toString('base64url')}`,
    expires: new Date(processNow('the browser counts it').getTime() + KEPT_FOR),
    httpOnly: true,
    // Only sign-ins read it: the panel's by its API, those of others by forms of the site, which are private pages.
    path: isOfPanel(req, owner) ? `${req.payload.config.routes.api}/${owner.collection}` : '/',
    sameSite: 'Strict',
    secure: env.SITE_URL.startsWith('https:'),
    returnCookieAsObject: false,
  })
}

function isOfPanel({ payload }: PayloadRequest, { collection }: DeviceOwner): boolean {
  return payload.config.admin.user === collection
}

function cookieName(req: PayloadRequest, owner: DeviceOwner): string {
  const factor = owner.hasGiven === undefined ? '' : '-factor'
  const name = `${cookieNames(req, owner.collection)}-${owner.id}${factor}`
  return isOfPanel(req, owner) ? name : hostCookieName(name, env.SITE_URL)
}

function cookieNames({ payload }: PayloadRequest, collection: string): string {
  return `${payload.config.cookiePrefix}-device-${collection}`
}

function sign({ payload }: PayloadRequest, owner: DeviceOwner, device: string): Buffer {
  const { collection, id, salt, hasGiven = '' } = owner
  const words = ['device', hasGiven, collection, String(id), salt, device]
    .filter((word) => word !== '')
    .join('\n')
  return createHmac('sha256', payload.secret).update(words).digest()
}

/** How long the primary process may take to count. Milliseconds. */
const PATIENCE_MS = 1_000

// The server's bundles hold several copies of this module, and count together.
const shared = processState<{
  marinerDeviceTries: Map<string, RateLimiterCluster | RateLimiterMemory>
}>()

/**
 * How often each known device has tried a password in its current window; forgotten with one that is right. In memory,
 * over all processes that serve the site (docs/decisions/073-workers.md): a stolen device has its few guesses again
 * with each start, and needs the cookie for every one of them.
 */
function deviceTries({
  slug,
  auth,
}: SanitizedCollectionConfig): RateLimiterCluster | RateLimiterMemory {
  const all = (shared.marinerDeviceTries ??= new Map())
  let found = all.get(slug)
  if (!found) {
    const limits = {
      keyPrefix: `device:${slug}`,
      points: auth.maxLoginAttempts,
      duration: auth.lockTime / 1_000,
    }
    found = cluster.isWorker
      ? new RateLimiterCluster({ ...limits, timeoutMs: PATIENCE_MS })
      : new RateLimiterMemory(limits)
    all.set(slug, found)
  }
  return found
}

/** Whether a known device has tried so often that it is treated as an anonymous client's. */
export async function isUsedUp(
  device: string,
  collection: SanitizedCollectionConfig,
): Promise<boolean> {
  const tried = await deviceTries(collection).get(device)
  return (tried?.consumedPoints ?? 0) >= collection.auth.maxLoginAttempts
}

/**
 * Counts a try of a known device, before it is made: of many at once none slips through. @returns whether it may be
 * made
 */
export async function countTry(
  device: string,
  collection: SanitizedCollectionConfig,
): Promise<boolean> {
  try {
    await deviceTries(collection).consume(device)
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}

/** Forgets the tries of a known device. */
export async function forgetTries(
  device: string,
  collection: SanitizedCollectionConfig,
): Promise<void> {
  await deviceTries(collection).delete(device)
}
