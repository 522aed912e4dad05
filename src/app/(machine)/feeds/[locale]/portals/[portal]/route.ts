import { createHash } from 'node:crypto'

import { troubleOf } from '@/cms/database/database-trouble'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { isPortal, type Portal } from '@/domain/portal-feeds/portal-names'
import { CACHING } from '@/domain/routes/caching'
import { env } from '@/env'
import { portalFeed } from '@/features/vacancies/portals/portal-feed'
import {
  openState,
  type PortalSettings,
  portalSettings,
} from '@/features/vacancies/portals/portal-feeds.queries'

import { isKnown, weakTag } from '../../../../entity-tag'
import { runningBuild } from '../../../../running-build'
import { streamOf } from '../../../../stream-pieces'

export const dynamic = 'force-dynamic'

interface Asked {
  params: Promise<{ locale: string; portal: string }>
}

/** How many are written at a time: each is the whole board. Who comes later is asked to come again. */
const AT_ONCE = 4

let beingWritten = 0

/** What is open, as a portal wants it, at an address of the inside: the front door knows the public one. */
export async function GET(request: Request, asked: Asked): Promise<Response> {
  return answer(request, asked, async ({ locale, portal, settings, state, headers }) => {
    if (beingWritten >= AT_ONCE)
      return comeAgain('Too many feeds are being read right now.\n', '30')
    const pieces = counted(portalFeed(portal, locale, { settings, state }))
    return new Response(streamOf(await pieces.next(), pieces), { headers })
  })
}

/** The same without the feed: nothing is written that nobody reads. */
export async function HEAD(request: Request, asked: Asked): Promise<Response> {
  return answer(request, asked, ({ headers }) => new Response(null, { headers }))
}

interface Found {
  locale: Locale
  portal: Portal
  settings: PortalSettings
  state: Awaited<ReturnType<typeof openState>>
  headers: Readonly<Record<string, string>>
}

async function answer(
  request: Request,
  { params }: Asked,
  send: (found: Found) => Promise<Response> | Response,
): Promise<Response> {
  const { locale, portal } = await params
  if (!isLocale(locale) || !isPortal(portal)) return nothingHere()
  try {
    const settings = await portalSettings()
    if (!settings.portals.includes(portal)) return nothingHere()
    const [state, { id: build }] = await Promise.all([openState(), runningBuild()])
    const shown = { locale, portal, settings, digest: state.digest, build, site: env.SITE_URL }
    const tag = weakTag(createHash('sha256').update(JSON.stringify(shown)))
    const headers = { ETag: tag, 'Cache-Control': CACHING.revalidated, 'X-Robots-Tag': 'noindex' }
    if (isKnown(request, tag)) return new Response(null, { status: 304, headers })
    return await send({
      ...{ locale, portal, settings, state },
      headers: { ...headers, 'Content-Type': 'application/xml; charset=utf-8' },
    })
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    console.error(`A feed for a portal could not be read: ${String(error)}`)
    return comeAgain('The feed cannot be read right now.\n', '5')
  }
}

/** Counts a feed from its first piece until it is read, given up or broken off. */
async function* counted(
  pieces: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<string, void, undefined> {
  beingWritten += 1
  try {
    yield* pieces
  } finally {
    beingWritten -= 1
  }
}

function nothingHere(): Response {
  return new Response('There is no such feed.\n', {
    status: 404,
    headers: { ...TEXT, 'Cache-Control': CACHING.revalidated },
  })
}

function comeAgain(text: string, seconds: string): Response {
  const headers = { ...TEXT, 'Cache-Control': CACHING.never, 'Retry-After': seconds }
  return new Response(text, { status: 503, headers })
}

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' }
