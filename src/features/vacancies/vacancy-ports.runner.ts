import type { Payload } from 'payload'

import { databaseOf } from '@/cms/database/handle'
import { inTurn, lockPaths } from '@/cms/database/locks'
import { sql } from '@/cms/database/sql'
import { withinTransaction } from '@/cms/database/within-transaction'
import { project } from '@/cms/desk/publishing/project'
import { textArray } from '@/cms/publications/writing/projection-columns'
import type { Runner } from '@/cms/services/jobs/runner'
import { sitePortsNow } from '@/cms/services/ports/site-ports'
import type { KnownPorts } from '@/domain/ports/known-ports'
import { readPort } from '@/domain/ports/read-port'
import { textHash } from '@/domain/texts/text-hash'

const STATE = 'vacancy-ports'

/** Another one where ports are read in another way: every port of a vacancy without a code that is known is then read once more. */
const WAY_OF_READING = 2

/** Milliseconds. A port that an editor adds wakes it. */
const INTERVAL = 10 * 60_000

/** Vacancies of one transaction, few enough that a save of one of them hardly waits. */
const AT_ONCE = 200

/**
 * Gives vacancies the code of their port where they have none and one is known by now: those that were written before ports had
 * codes, and those whose port was added later. It takes the code of a port that an editor has removed. After a start it looks once; then
 * whenever other ports are known.
 */
export const vacancyPortsRunner: Runner = {
  name: 'vacancy-ports',
  interval: INTERVAL,
  intervalAfterFailure: 60_000,
  time: 60 * 60_000,
  run: async (payload, { isOver }) => {
    await readPortsAgain(payload, isOver)
    return isOver()
  },
  failure: 'Ports of vacancies could not be read',
}

/**
 * Reads the ports without a code that is known, where others are known than at the last time. A run that is stopped is begun again.
 * @returns how many vacancies got a code, or lost one
 * @throws the error of a database that does not answer
 */
export async function readPortsAgain(
  payload: Payload,
  isOver: () => boolean = () => false,
): Promise<number> {
  const ports = await sitePortsNow(payload)
  const known = textHash([WAY_OF_READING, ports.all.map(({ code, keys }) => [code, keys])].join())
  if ((await payload.kv.get<{ known: string }>(STATE))?.known === known) return 0
  const count = await inTurn(payload, { of: 'vacancy ports' }, () =>
    readAll(payload, ports, isOver),
  )
  if (count === undefined || isOver()) return count ?? 0
  await payload.kv.set(STATE, { known })
  if (count > 0)
    payload.logger.info(
      { vacancies: count },
      'vacancies have the code of their port, as it is known now',
    )
  return count
}

interface Place extends Record<string, unknown> {
  port: string | null
  country: string | null
  /** That of the port, as it is stored. */
  code: string | null
}

async function readAll(
  payload: Payload,
  ports: KnownPorts,
  isOver: () => boolean,
): Promise<number> {
  const db = await databaseOf(payload, {})
  const used = await db.execute<{ code: string }>(sql`
    SELECT joining_port_code AS code FROM vacancies WHERE joining_port_code IS NOT NULL
    UNION SELECT version_joining_port_code FROM _vacancies_v WHERE version_joining_port_code IS NOT NULL`)
  const removed = used.rows.map(({ code }) => code).filter((code) => !ports.byCode(code))
  const { rows } = await db.execute<Place>(sql`
    SELECT joining_port AS port, joining_country::text AS country, joining_port_code AS code FROM vacancies
    WHERE (joining_port IS NOT NULL AND joining_port_code IS NULL) OR joining_port_code = ANY(${textArray(removed)})
    UNION SELECT version_joining_port, version_joining_country::text, version_joining_port_code FROM _vacancies_v
    WHERE (version_joining_port IS NOT NULL AND version_joining_port_code IS NULL)
      OR version_joining_port_code = ANY(${textArray(removed)})`)
  let count = 0
  for (const [index, place] of rows.entries()) {
    // Names in other languages take a moment each.
    if (index % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    const reading = place.port === null ? undefined : readPort(place.port, ports, place.country)
    const code = reading?.kind === 'port' ? reading.port.code : null
    if (code !== place.code) count += await write(payload, place, code, isOver)
  }
  return count
}

async function write(
  payload: Payload,
  { port, country, code: before }: Place,
  code: string | null,
  isOver: () => boolean,
): Promise<number> {
  let count = 0
  for (let written = AT_ONCE; written === AT_ONCE && !isOver(); count += written) {
    written = await withinTransaction(payload, async (req) => {
      const db = await databaseOf(payload, req)
      await lockPaths(payload, req)
      await db.execute(sql`
        UPDATE _vacancies_v SET version_joining_port_code = ${code}
        WHERE id IN (SELECT id FROM _vacancies_v WHERE version_joining_port IS NOT DISTINCT FROM ${port}
          AND version_joining_country::text IS NOT DISTINCT FROM ${country}
          AND version_joining_port_code IS NOT DISTINCT FROM ${before} ORDER BY id)`)
      const { rows } = await db.execute<{ id: number }>(sql`
        UPDATE vacancies SET joining_port_code = ${code}
        WHERE id IN (SELECT id FROM vacancies WHERE joining_port IS NOT DISTINCT FROM ${port}
          AND joining_country::text IS NOT DISTINCT FROM ${country}
          AND joining_port_code IS NOT DISTINCT FROM ${before} ORDER BY id LIMIT ${AT_ONCE})
        RETURNING id`)
      const documents = rows.map(({ id }) => String(id))
      if (documents.length > 0) await project(payload, { collection: 'vacancies', documents }, req)
      return rows.length
    })
  }
  return count
}
