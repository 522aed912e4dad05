import type { MetadataRoute } from 'next'

import { direction, isLocale, languageTag } from '@/domain/locales/locales'
import { CACHING } from '@/domain/routes/caching'
import { env } from '@/env'
import { getSite, siteOfInterface } from '@/features/site/site.queries'

// The editors name the site, and may rename it.
export const dynamic = 'force-dynamic'

const icon = (size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a browser needs to put the site on a home screen; `?lang=` says in which language. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('lang')
  const locale = isLocale(asked) ? asked : env.DEFAULT_LOCALE
  // While the database is away the site is called as the interface calls it.
  const { name, description } = await getSite(locale).catch(() => siteOfInterface(locale))
  const manifest: MetadataRoute.Manifest = {
    id: '/',
    name,
    description: description.text,
    lang: languageTag(locale),
    dir: direction(locale),
    // In the language that the reader has chosen by then.
    start_url: '/',
    // With a way back and an address to share: it is a site to read, no program.
    display: 'minimal-ui',
    background_color: '#060c1b',
    theme_color: '#060c1b',
    icons: [
      icon(192),
      icon(512),
      icon(512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': CACHING.day,
    },
  })
}
