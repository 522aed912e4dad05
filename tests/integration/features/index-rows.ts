import type pg from 'pg'

/**
 * Writes a row of a collection into the publication index whose document is no number, as that of a list has: the database may look at it before it
 * looks at what a query leaves out.
 */
export async function writeRowWithoutNumber(
  database: Pick<pg.Pool, 'query'>,
  collection: string,
): Promise<void> {
  const { rowCount } = await database.query(
    `INSERT INTO publications
     SELECT (jsonb_populate_record(p, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('publications', 'id')),
       'document', 'no-number', 'path', 'no-number/' || $1::text))).*
     FROM publications p WHERE collection = $1::text AND document <> 'list' LIMIT 1`,
    [collection],
  )
  if (rowCount !== 1) throw new Error(`Nothing of ${collection} is published.`)
}
