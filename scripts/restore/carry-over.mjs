import { ASIDE } from './schema-aside.mjs'

/**
 * What people have asked for once and for all, whatever state the site is put back to: what is erased, who gets no mail,
 * who gets no mailings, and the links in letters by which they stop. Some are not of every release.
 */
const LASTING = ['erased_requests', 'suppressed_addresses', 'mailing_stops', 'mailing_stop_links']

/** @typedef {Pick<import('pg').ClientBase, 'query'>} Client */

/**
 * Brings over from what is replaced what has to last, to what the backup says. Tables that one of the two has not are
 * passed over, and so are columns.
 *
 * @param {Client} client
 */
export async function carryOver(client) {
  for (const table of LASTING) {
    const columns = await columnsInBoth(client, table)
    if (columns.length === 0) continue
    const names = columns.map(({ name }) => name).join(', ')
    const values = columns.map(valueOf).join(', ')
    await client.query(
      `INSERT INTO public.${table} (${names}) SELECT ${values} FROM ${ASIDE}.${table} lasting ON CONFLICT DO NOTHING`,
    )
  }
}

/**
 * @typedef {object} Column
 * @property {string} name
 * @property {string} type
 * @property {string | null} target the table of the row that it names
 * @property {string | null} key that row's column
 */

/**
 * By their names: the two may be of different releases.
 *
 * @param {Client} client
 * @param {string} table
 * @returns {Promise<Column[]>}
 */
async function columnsInBoth(client, table) {
  const { rows } = await client.query(
    `SELECT format('%I', new.attname) AS name, format_type(new.atttypid, new.atttypmod) AS type,
       reference.confrelid::regclass::text AS target, quote_ident(key.attname) AS key
     FROM pg_attribute new JOIN pg_attribute old ON old.attname = new.attname
       LEFT JOIN pg_constraint reference ON reference.contype = 'f'
         AND reference.conrelid = new.attrelid AND reference.conkey = ARRAY[new.attnum]
       LEFT JOIN pg_attribute key ON key.attrelid = reference.confrelid AND key.attnum = reference.confkey[1]
     WHERE new.attrelid = to_regclass($1) AND old.attrelid = to_regclass($2)
       AND new.attnum > 0 AND NOT new.attisdropped AND NOT old.attisdropped AND new.attname <> 'id'`,
    [`public.${table}`, `${ASIDE}.${table}`],
  )
  return rows
}

/**
 * Types of the one are not those of the other. What a row names may have come after the backup; the address in it counts
 * all the same.
 *
 * @param {Column} column
 */
function valueOf({ name, type, target, key }) {
  const value = `lasting.${name}::text::${type}`
  return target === null ? value : `(SELECT ${key} FROM ${target} WHERE ${key} = ${value})`
}
