import { ASIDE } from './schema-aside.mjs'

/** Where the second factors of the staff are. */
const FACTORS = ['staff_passkeys', 'staff_apps']

/**
 * The addresses of accounts that had a second factor in what is replaced, and have none in the backup: until their owners set one
 * up, the password alone is enough to get in.
 *
 * @param {Pick<import('pg').ClientBase, 'query'>} client
 * @returns {Promise<string[]>}
 */
export async function accountsWithoutFactor(client) {
  const { rows: found } = await client.query(
    `SELECT count(*)::int AS tables FROM unnest($1::text[], $2::text[]) AS one (place, name)
     WHERE to_regclass(format('%I.%I', place, name)) IS NOT NULL`,
    [
      [...FACTORS.map(() => ASIDE), ...FACTORS.map(() => 'public')],
      [...FACTORS, ...FACTORS],
    ],
  )
  // One of the two is of before second factors.
  if (Number(found[0]?.tables) < FACTORS.length * 2) return []
  const has = (/** @type {string} */ schema) =>
    FACTORS.map(
      (table) => `EXISTS (SELECT FROM ${schema}.${table} f WHERE f.staff_id = ${schema}_staff.id)`,
    ).join(' OR ')
  const { rows } = await client.query(
    `SELECT public_staff.email FROM public.staff public_staff
       JOIN ${ASIDE}.staff ${ASIDE}_staff ON lower(${ASIDE}_staff.email) = lower(public_staff.email)
     WHERE (${has(ASIDE)}) AND NOT (${has('public')}) ORDER BY 1`,
  )
  return rows.map(({ email }) => String(email))
}
