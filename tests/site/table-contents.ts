import pg from 'pg'

/**
 * The checksum and the number of the rows of every table, by its name; not of those that a crash empties anyway.
 * @param snapshot of a transaction that is open elsewhere: the same state as it sees
 */
export async function tableContents(
  databaseUrl: string,
  snapshot?: string,
): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    if (snapshot !== undefined) await client.query(`SET TRANSACTION SNAPSHOT '${snapshot}'`)
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
         AND relkind = 'r' AND relpersistence = 'p' ORDER BY 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ contents: string }>(
        `SELECT count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '')
           AS contents
         FROM ${client.escapeIdentifier(name)} t`,
      )
      found[name] = rows[0]?.contents ?? ''
    }
    return found
  } finally {
    await client.end()
  }
}
