import { existsSync } from 'node:fs'
import path from 'node:path'

import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { loadDotEnv } from './environment.mjs'
import { reportFailure } from './run-steps.mjs'
import { errorCode, ExpectedFailure } from './set-up/expected-failure.mjs'
import { reachDatabase } from './set-up/reach-database.mjs'
import { makeRecoveryLink } from './set-up/recovery-link.mjs'
import { checkSettings } from './set-up/settings.mjs'

const WITHOUT_FACTOR = '--without-factor'

/**
 * `npm run staff:recover`, or `-- name@example.org`: prints a link to set a new password, for a user who cannot sign
 * in. With `--without-factor` it also removes a second factor that was lost. It works beside a running site, and with
 * the embedded database also while the site is stopped.
 */
try {
  const asked = process.argv.slice(2)
  const withoutFactor = asked.includes(WITHOUT_FACTOR)
  const [email, ...more] = asked.filter((word) => word !== WITHOUT_FACTOR)
  if (more.length > 0 || email?.startsWith('-') || email?.includes('@') === false) {
    throw new ExpectedFailure(
      `Name one account by its e-mail address, or none: npm run staff:recover -- name@example.org\n${WITHOUT_FACTOR} behind it takes the second factor away too.`,
    )
  }
  await loadDotEnv()
  const settings = await checkSettings()
  const embedded = settings.databaseUrl ? undefined : await openEmbedded(settings.dataDir)
  try {
    const client = await reachDatabase(embedded?.url ?? settings.databaseUrl ?? '')
    try {
      print(
        await makeRecoveryLink(client, settings.siteUrl, email, { withoutFactor }),
        withoutFactor,
      )
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

/**
 * @param {import('./set-up/recovery-link.mjs').Recovery} recovery
 * @param {boolean} withoutFactor
 */
function print({ email, link, becameAdmin }, withoutFactor) {
  if (becameAdmin) console.log(`There was no admin any more: ${email} is one now.\n`)
  console.log(
    `To set a new password for ${email}, open this link within an hour while the site runs.\n` +
      `It works once; until then the old password stays as it is. The account is no longer locked.\n` +
      `${withoutFactor ? 'Its passkeys, app and recovery codes end with it; the account gets a mail.' : `A second factor is still asked for; ${WITHOUT_FACTOR} takes it away.`}\n\n` +
      `  ${link}\n`,
  )
}
