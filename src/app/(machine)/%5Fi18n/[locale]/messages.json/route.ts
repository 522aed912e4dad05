import { createHash } from 'node:crypto'

import { isLocale, type Locale } from '@/domain/locales/locales'
import { CACHING } from '@/domain/routes/caching'
import { loadMessages } from '@/i18n/messages'

/** The interface messages of a language, for programs that show the site in their own way. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return Response.json({ message: 'Unknown locale' }, { status: 404 })
  const { body, etag } = await messagesOf(locale)
  // 24 hours, as the client's specification says.
  const headers = { ETag: etag, 'Cache-Control': CACHING.day }
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (known.includes(etag) || known.includes('*'))
    return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } })
}

interface Written {
  body: string
  etag: string
}

// They change with a build, which is another process.
const written = new Map<Locale, Written>()

async function messagesOf(locale: Locale): Promise<Written> {
  let found = written.get(locale)
  if (!found) {
    const body = JSON.stringify(await loadMessages(locale))
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    // Weak: the bytes on the wire are compressed by whoever is asked to.
    found = { body, etag: `W/"${digest}"` }
    written.set(locale, found)
  }
  return found
}
