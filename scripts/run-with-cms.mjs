import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { loadDotEnv, ROOT } from './environment.mjs'
import { PAYLOAD_COMMAND } from './payload-command.mjs'
import { reportFailure } from './run-steps.mjs'
import { provideSettings } from './set-up/settings.mjs'

/**
 * Runs a script of this folder that loads the CMS, and sets the exit code. Works beside a running site, and
 * with the embedded database also while the site is stopped.
 *
 * @param {string} script
 * @param {string[]} [options]
 */
export async function runWithCms(script, options = []) {
  try {
    await loadDotEnv()
    const settings = await provideSettings()
    const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres(settings)
    // After `--` Payload's command line leaves options to the script.
    const args = [...PAYLOAD_COMMAND, 'run', path.join(ROOT, 'scripts', script), '--', ...options]
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        DATABASE_URL: embedded?.url ?? settings.databaseUrl,
      },
    })
    const [code] = await once(child, 'exit')
    await embedded?.stop()
    process.exitCode = code ?? 1
  } catch (error) {
    reportFailure(error)
    process.exitCode = 1
  }
}
