import { CACHING } from '@/domain/routes/caching'
import { env } from '@/env'
import { randomCat } from '@/features/random-cat/random-cat.queries'

export const dynamic = 'force-dynamic'

const ANOTHER_EACH_TIME = { 'Cache-Control': CACHING.never }

/** A random cat for the error page; the shipped one where none is to be had, or data is saved. */
export async function GET(request: Request): Promise<Response> {
  const savesData = request.headers.get('save-data')?.toLowerCase() === 'on'
  const cat = savesData ? undefined : await randomCat(env.CAT_IMAGE_URL)
  if (!cat) {
    return new Response(null, {
      status: 307,
      headers: { ...ANOTHER_EACH_TIME, Location: '/cat.svg' },
    })
  }
  return new Response(new Uint8Array(cat), {
    headers: { ...ANOTHER_EACH_TIME, 'Content-Type': 'image/webp' },
  })
}
