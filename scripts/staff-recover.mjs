import { existsSync } from 'node:fs'
import path from 'node:path'

import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { loadDotEnv } from './environment.mjs'
import { reportFailure } from './run-steps.mjs'
import { errorCode, ExpectedFailure } from './set-up/expected-failure.mjs'
import { reachDatabase } from './set-up/reach-database.mjs'
import { makeRecoveryLink } from './set-up/recovery-link.mjs'
import { checkSettings } from './set-up/settings.mjs'

/**
 * `npm run staff:recover`, or `-- name@example.org`: prints a link to set a new password for whoever cannot
 * sign in any more. Works beside a running site, and with the embedded database also while it is stopped.
 */
try {
  const [email, ...more] = process.argv.slice(2)
  if (more.length > 0 || email?.startsWith('-') || email?.includes('@') === false) {
    throw new ExpectedFailure(
      'Name one account by its e-mail address, or none: npm run staff:recover -- name@example.org',
    )
  }
  await loadDotEnv()
  const settings = await checkSettings()
  const embedded = settings.databaseUrl ? undefined : await openEmbedded(settings.dataDir)
  try {
    const client = await reachDatabase(embedded?.url ?? settings.databaseUrl ?? '')
    try {
      print(await makeRecoveryLink(client, settings.siteUrl, email))
    } catch (error) {
      throw explain(error)
    } finally {
      await client.end()
    }
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

/**
 * Without data there is nobody to let in: a cluster made here would be one more thing to wonder about.
 *
 * @param {string} dataDir
 */
async function openEmbedded(dataDir) {
  const kept = ['postgres', 'postgres-place', 'postgres-access.json']
  if (!kept.some((name) => existsSync(path.join(dataDir, name)))) {
    throw new ExpectedFailure(
      `There is no database in ${dataDir} yet: run \`npm start\`, or name the folder in DATA_DIR or the database in DATABASE_URL.`,
    )
  }
  return startEmbeddedPostgres({ dataDir })
}

/** @param {unknown} error */
function explain(error) {
  // undefined_table
  if (errorCode(error) !== '42P01') return error
  return new ExpectedFailure('There is no account yet: `npm start` brings the database into shape.')
}

/** @param {import('./set-up/recovery-link.mjs').Recovery} recovery */
function print({ email, link, becameAdmin }) {
  if (becameAdmin) console.log(`There was no admin any more: ${email} is one now.\n`)
  console.log(
    `To set a new password for ${email}, open this link within an hour while the site runs.\n` +
      `It works once; until then the old password stays as it is. The account is no longer locked.\n\n` +
      `  ${link}\n`,
  )
}
