import { ASIDE } from './schema-aside.mjs'

/** What people have asked for once and for all, whatever state the site is put back to. */
const LASTING = ['erased_requests', 'suppressed_addresses']

/**
 * Brings over from what is replaced: which requests are erased, and which addresses get no mail.
 *
 * @param {Pick<import('pg').ClientBase, 'query'>} client
 */
export async function carryOver(client) {
  for (const table of LASTING) {
    // By their names: the two may be of different releases. Types of the one are not those of the other.
    const { rows } = await client.query(
      `SELECT format('%I', new.attname) AS name, format_type(new.atttypid, new.atttypmod) AS type
       FROM pg_attribute new JOIN pg_attribute old USING (attname)
       WHERE new.attrelid = to_regclass($1) AND old.attrelid = to_regclass($2)
         AND new.attnum > 0 AND NOT new.attisdropped AND NOT old.attisdropped AND attname <> 'id'`,
      [`public.${table}`, `${ASIDE}.${table}`],
    )
    if (rows.length === 0) continue
    const names = rows.map(({ name }) => name).join(', ')
    const values = rows.map(({ name, type }) => `${name}::text::${type}`).join(', ')
    await client.query(
      `INSERT INTO public.${table} (${names}) SELECT ${values} FROM ${ASIDE}.${table} ON CONFLICT DO NOTHING`,
    )
  }
}
