import { ASIDE } from './schema-aside.mjs'

/**
 * The addresses of accounts that had a second factor in what is replaced, and have none in the backup: until their owners set one
 * up, the password alone is enough to get in.
 *
 * @param {Pick<import('pg').ClientBase, 'query'>} client
 * @returns {Promise<string[]>}
 */
export async function accountsWithoutFactor(client) {
  const { rows: found } = await client.query(
    `SELECT to_regclass('${ASIDE}.staff_passkeys') IS NOT NULL
       AND to_regclass('${ASIDE}.staff_apps') IS NOT NULL AS are_known`,
  )
  // What is replaced is of before second factors, or nothing.
  if (found[0]?.are_known !== true) return []
  const { rows } = await client.query(
    `${holdersIn(ASIDE)} INTERSECT SELECT lower(email) FROM public.staff EXCEPT ${holdersIn('public')} ORDER BY 1`,
  )
  return rows.map(({ email }) => String(email))
}

/** @param {string} schema */
function holdersIn(schema) {
  return `SELECT lower(s.email) AS email FROM ${schema}.staff s
    WHERE EXISTS (SELECT FROM ${schema}.staff_passkeys p WHERE p.staff_id = s.id)
      OR EXISTS (SELECT FROM ${schema}.staff_apps a WHERE a.staff_id = s.id)`
}
