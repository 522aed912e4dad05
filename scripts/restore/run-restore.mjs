import { loadDotEnv } from '../environment.mjs'
import { createSteps, reportFailure } from '../run-steps.mjs'
import { ExpectedFailure } from '../set-up/expected-failure.mjs'
import { provideSettings } from '../set-up/settings.mjs'
import { StopSequence } from '../set-up/stop-sequence.mjs'
import { checkBackup, restoreSite, undoRestore } from './restore-site.mjs'

const USAGE = `Which backup? Name a file, one in the folder of backups or in the S3, or the latest:

  npm run restore -- latest                      into an empty place
  npm run restore -- <backup> --replace          in the place of what is there
  npm run restore -- <backup> --check            only reads it, and says whether it is whole
  npm run restore -- --undo                      takes back a restore that was killed`

/**
 * `npm run restore`: sets the exit code.
 *
 * @param {string[]} args
 */
export async function runRestore(args) {
  const stops = new StopSequence()
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    process.stderr.write(`\nStopping (${signal}); what was there before is put back.\n`)
    void stops.run()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, onSignal)
  }
  try {
    const { asked, flags } = read(args)
    await loadDotEnv()
    const settings = await provideSettings()
    const restore = { steps: createSteps(stops.signal), stops, settings }
    if (flags.has('--undo')) await undoRestore(restore)
    else if (flags.has('--check')) await checkBackup({ ...restore, asked })
    else await restoreSite({ ...restore, asked, replace: flags.has('--replace') })
  } catch (error) {
    if (!stops.signal.aborted) reportFailure(error)
    process.exitCode = 1
  }
}

/** @param {string[]} args */
function read(args) {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')))
  const [asked = '', ...more] = args.filter((arg) => !arg.startsWith('--'))
  const isKnown = [...flags].every((flag) => ['--replace', '--check', '--undo'].includes(flag))
  const isUndo = flags.has('--undo')
  if (!isKnown || more.length > 0 || flags.size > 1 || (asked === '') !== isUndo) {
    throw new ExpectedFailure(USAGE)
  }
  return { asked, flags }
}
