import { createHash, randomBytes } from 'node:crypto'

import { ExpectedFailure } from './expected-failure.mjs'

/**
 * @typedef {object} Recovery
 * @property {string} email of the account that the link is for
 * @property {string} link sets a new password, once, within an hour
 * @property {boolean} becameAdmin there was none left
 */

/**
 * A link to set a new password, and an account that is not locked any more. It is what Payload's
 * `forgotPassword` stores, as with the first admin's link. Until it is used the old password still works, and so does a
 * second factor.
 *
 * @param {import('pg').ClientBase} client
 * @param {string} siteUrl
 * @param {string | undefined} email whose account; left out: the only admin's
 * @param {{ withoutFactor?: boolean }} [options] whether its second factors are taken away once the link is used
 * @returns {Promise<Recovery>}
 */
export async function makeRecoveryLink(client, siteUrl, email, { withoutFactor = false } = {}) {
  const { rows } = await client.query('SELECT id, email, role FROM staff ORDER BY id')
  /** @type {{ id: number, email: string, role: string }[]} */
  const staff = rows
  const account = choose(staff, email)
  // Nobody could give this role back any more, in the panel least of all.
  const becomesAdmin = !staff.some(isAdmin)
  // By its beginning the site knows it, and does not replace it while it works.
  const token = `operator${randomBytes(16).toString('hex')}`
  await client.query(
    `UPDATE staff SET
       reset_password_token = $2,
       reset_password_expiration = now() + interval '1 hour',
       login_attempts = 0,
       lock_until = NULL,
       role = CASE WHEN $3 THEN 'admin' ELSE role END
     WHERE id = $1`,
    [account.id, token, becomesAdmin],
  )
  await client.query('DELETE FROM staff_recoveries WHERE staff_id = $1', [account.id])
  if (withoutFactor) {
    await client.query('INSERT INTO staff_recoveries (id, staff_id) VALUES ($1, $2)', [
      createHash('sha256').update(token).digest(),
      account.id,
    ])
  }
  const link = `${siteUrl}/admin/reset/${token}`
  return { email: account.email, link, becameAdmin: becomesAdmin }
}

/**
 * @param {{ id: number, email: string, role: string }[]} staff
 * @param {string | undefined} email
 */
function choose(staff, email) {
  if (staff.length === 0) {
    throw new ExpectedFailure(
      'There is no account yet: `npm start` makes the first one and prints a link for it.',
    )
  }
  const admins = staff.filter(isAdmin)
  const known = (admins.length > 0 ? admins : staff).map((one) => one.email).join(', ')
  const kind = admins.length > 0 ? 'The admins are' : 'There is no admin any more. The accounts are'
  if (email !== undefined) {
    const wanted = email.trim().toLowerCase()
    const found = staff.find((one) => one.email.toLowerCase() === wanted)
    if (found) return found
    throw new ExpectedFailure(`No account has the address "${email}". ${kind}: ${known}`)
  }
  const [only, ...others] = admins
  if (only && others.length === 0) return only
  throw new ExpectedFailure(
    `Say whose account: npm run staff:recover -- name@example.org\n${kind}: ${known}`,
  )
}

/** @param {{ role: string }} account */
function isAdmin({ role }) {
  return role === 'admin'
}
