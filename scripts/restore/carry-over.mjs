import { ASIDE } from './schema-aside.mjs'

/**
 * What people have asked for once and for all, whatever state the site is put back to: what is erased, who gets no mail,
 * who gets no mailings, the links in letters by which they stop, and second factors of the staff that were used up or
 * removed. Some are not of every release.
 */
const LASTING = [
  'erased_requests',
  'suppressed_addresses',
  'mailing_stops',
  'mailing_stop_links',
  'staff_spent_factors',
]

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
  await endSpentFactors(client)
}

/**
 * What counts no longer is not back with the backup; nor is a code of an app that was used since it was made, and may be
 * of this half minute.
 *
 * @param {Client} client
 */
async function endSpentFactors(client) {
  for (const [table, digest] of Object.entries({
    staff_passkeys: 'sha256(credential)',
    staff_apps: 'sha256(secret)',
    staff_recovery_codes: 'digest',
  })) {
    // A backup from before second factors has none of these.
    if (!(await isThere(client, table))) return
    await client.query(
      `DELETE FROM public.${table} WHERE ${digest} IN (SELECT digest FROM public.staff_spent_factors)`,
    )
  }
  await client.query(
    `UPDATE public.staff_apps SET last_step = greatest(last_step, floor(extract(epoch FROM now()) / 30) + 1)`,
  )
}

/** @param {Client} client @param {string} table @returns {Promise<boolean>} */
async function isThere(client, table) {
  const { rows } = await client.query(`SELECT to_regclass($1) IS NOT NULL AS is`, [
    `public.${table}`,
  ])
  return rows[0]?.is === true
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
