import { siteProcess } from '../../../domain/process/site-process'
import type { RunnerName } from '../../../domain/watching/runners'

/** The runners and those who leave work for them may be in two bundles of one process: they meet here. */
const shared = siteProcess()

/** Has a runner look for work now: somebody waits for it. Without one in this process, it does so at its next turn. */
export function wakeRunner(name: RunnerName): void {
  shared.wakeRunner?.(name)
}

/** Names what is done then; nothing, after the runners have ended. */
export function onWake(wake: ((name: RunnerName) => void) | undefined): void {
  if (wake) shared.wakeRunner = wake
  else delete shared.wakeRunner
}
