import { randomBytes } from 'node:crypto'

/**
 * A link to set the first admin's password, good for one use within 24 hours. It is what Payload's
 * `forgotPassword` stores, written directly: loading the CMS for it would cost every start until
 * then some seconds. A link of the last ten minutes is shown again, so that of two instances that
 * start together neither prints a dead one.
 *
 * @param {import('pg').ClientBase} client
 * @param {string} siteUrl
 * @param {string} email
 */
export async function makeFirstAdminLink(client, siteUrl, email) {
  const { rows } = await client.query(
    `UPDATE staff SET
       reset_password_token = CASE WHEN fresh THEN reset_password_token ELSE $2 END,
       reset_password_expiration =
         CASE WHEN fresh THEN reset_password_expiration ELSE now() + interval '24 hours' END
     FROM (
       SELECT id AS whose, coalesce(
         reset_password_expiration > now() + interval '23 hours 50 minutes', false) AS fresh
       FROM staff WHERE email = $1 AND claimed = false
     ) AS found
     WHERE id = whose
     RETURNING reset_password_token AS token`,
    [email, randomBytes(20).toString('hex')],
  )
  return `${siteUrl}/admin/reset/${rows[0]?.token}`
}
