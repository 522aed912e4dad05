import { CACHING } from '@/domain/routes/caching'

import { runningBuild } from '../running-build'

export const dynamic = 'force-dynamic'

/** The build that is served now, so that an open page can tell whether it is older. */
export async function GET(): Promise<Response> {
  return Response.json(await runningBuild(), { headers: { 'Cache-Control': CACHING.revalidated } })
}
