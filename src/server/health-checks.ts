import type { ServerResponse } from 'node:http'

import { LONGEST_QUESTION_MS, type createPageReadiness } from './page-readiness'
import type { createReadiness } from './readiness'

/** What keeps a site from being ready: a line for the operator. */
interface Obstacle {
  lacks: 'database' | 'pages'
  lines: string[]
}

/**
 * Whether the site is ready: its database answers, and its pages come. Pages are not asked for while the database is
 * away, and in development nowhere: there they are made when they are first asked for.
 */
export function createHealthChecks({
  database,
  pages,
}: {
  database: Pick<ReturnType<typeof createReadiness>, 'isReady'>
  pages: Pick<ReturnType<typeof createPageReadiness>, 'missing'> | undefined
}) {
  async function obstacle(patience?: number): Promise<Obstacle | undefined> {
    if (!(await database.isReady())) {
      return { lacks: 'database', lines: ['The database does not answer.'] }
    }
    const missing = (await pages?.missing(patience)) ?? []
    if (missing.length === 0) return undefined
    return { lacks: 'pages', lines: missing.map(({ path, why }) => `${path} ${why}.`) }
  }
  return {
    /** What the start says in place of "ready": a line each; none where it is. Within thirteen seconds. */
    async obstacles(): Promise<string[]> {
      // Longer than a question takes: what it brings says more than that it was not waited for.
      return (await obstacle(LONGEST_QUESTION_MS + 1_000))?.lines ?? []
    },
    /**
     * /healthz: the process answers. /readyz: database and pages come, or which of the two do not, within four seconds.
     * Anonymous clients are told no more than that.
     */
    async answer(check: 'healthz' | 'readyz', response: ServerResponse): Promise<void> {
      const found = check === 'readyz' ? await obstacle() : undefined
      const body =
        check === 'healthz'
          ? { status: 'ok', uptimeSeconds: Math.floor(process.uptime()) }
          : found
            ? { status: 'unavailable', lacks: found.lacks }
            : { status: 'ok' }
      response.writeHead(found ? 503 : 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      })
      response.end(`${JSON.stringify(body)}\n`)
    },
  }
}
