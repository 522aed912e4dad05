import { query, type SnapshotQuery } from '../../database/read-pool'
import { type KnownPorts, portsWith } from '../../../domain/ports/known-ports'
import { ADDED_PORTS_SQL, type AddedPortRow, portsOfRows } from './added-ports'

/**
 * The ports that this site knows, for what a reader asks.
 * @throws whatever `pg` throws while the database is away
 */
export async function readPorts(ask: SnapshotQuery = query): Promise<KnownPorts> {
  return portsWith(portsOfRows(await ask<AddedPortRow>(ADDED_PORTS_SQL, [], 'added-ports')))
}
