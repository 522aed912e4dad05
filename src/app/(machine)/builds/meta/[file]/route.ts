import { CACHING } from '@/domain/routes/caching'
import { describeRoutes } from '@/domain/routes/match-route'

import { runningBuild } from '../../../running-build'

export const dynamic = 'force-dynamic'

/** What the running build knows of its routes. Of any other build nothing is known. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  const build = await runningBuild()
  if (file !== `${build.id}.json`) {
    return Response.json({ message: 'Unknown build' }, { status: 404 })
  }
  // Pages are rendered when they are asked for, none beforehand.
  const meta = { ...build, routeRules: describeRoutes(), prerendered: [] }
  return Response.json(meta, {
    headers: { 'Cache-Control': CACHING.ever },
  })
}
