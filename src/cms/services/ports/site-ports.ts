import type { Payload, PayloadRequest } from 'payload'

import { databaseOf, type Database } from '../../database/handle'
import { sql } from '../../database/sql'
import { onceTogether } from '../../database/written-together'
import { portsWith, type KnownPorts } from '../../../domain/ports/known-ports'
import type { Port } from '../../../domain/ports/port'
import { ADDED_PORTS_SQL, type AddedPortRow, portsOfRows } from './added-ports'

/** The ports that editors have added. */
export async function addedPorts(db: Database): Promise<readonly Port[]> {
  const { rows } = await db.execute<AddedPortRow>(sql.raw(ADDED_PORTS_SQL))
  return portsOfRows(rows)
}

/** The ports that this site knows, in the transaction of a request; of many rows that are written together it is asked once. */
export function sitePorts(req: PayloadRequest): Promise<KnownPorts> {
  return onceTogether(req, 'ports', async () =>
    portsWith(await addedPorts(await databaseOf(req.payload, req))),
  )
}

/** The same outside of any request. */
export async function sitePortsNow(payload: Payload): Promise<KnownPorts> {
  return portsWith(await addedPorts(await databaseOf(payload, {})))
}
