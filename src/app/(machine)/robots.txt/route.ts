import { env } from '@/env'

import { MACHINE_CACHING } from '../sitemap-answer'

// Which origin is known only where the site runs.
export const dynamic = 'force-dynamic'

// The API is for the panel, but the pictures of the pages come from it.
const RULES = `User-agent: *
Disallow: /admin/
Disallow: /admin$
Disallow: /api/
Allow: /api/media/file/
`

export function GET(): Response {
  return new Response(`${RULES}\nSitemap: ${env.SITE_URL}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': MACHINE_CACHING },
  })
}
