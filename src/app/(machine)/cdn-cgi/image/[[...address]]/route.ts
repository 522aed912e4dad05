import { parsePictureAddress } from '@/domain/pictures/picture-address'
import { findPicture } from '@/features/media/pictures.queries'

export const dynamic = 'force-dynamic'

const FOR_GOOD = 'public, max-age=31536000, immutable'
// Seconds. Nothing in the address says when the picture changes.
const FOR_NOW = 'public, max-age=300'

/** A picture of the site in another size and format (docs/decisions/013-pictures.md). */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const asked = parsePictureAddress(pathname, search)
  if (typeof asked === 'string') return refusal(400, asked)
  const found = await findPicture(asked)
  if (found.kind === 'unknown') return refusal(404, 'There is no such image.')
  if (found.kind === 'unavailable') return tryAgain('The image cannot be found now.')

  const headers = {
    'Cache-Control': found.isForGood ? FOR_GOOD : FOR_NOW,
    ETag: `"${found.tag}"`,
  }
  if (isKnownTo(request, found.tag)) return new Response(null, { status: 304, headers })
  const made = await found.read()
  switch (made.kind) {
    case 'busy':
      return tryAgain('Too many images are being made now.')
    case 'unusable':
      return refusal(422, 'The original of this image cannot be shown.')
    case 'bytes':
      return new Response(new Uint8Array(made.bytes), {
        headers: {
          ...headers,
          'Content-Type': `image/${asked.options.format}`,
          'X-Content-Type-Options': 'nosniff',
        },
      })
  }
}

function isKnownTo(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match') ?? ''
  return known.trim() === '*' || known.includes(`"${tag}"`)
}

function refusal(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
}

function tryAgain(sentence: string): Response {
  return refusal(503, sentence, { 'Retry-After': '5' })
}
