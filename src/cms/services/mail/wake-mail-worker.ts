/** The worker and those who write mail may be in two bundles of one process: they meet here. */
const shared: typeof globalThis & { wakeMailWorker?: () => void } = globalThis

/** Has the worker of this process look at once; without one, that of another process does in some seconds. */
export function wakeMailWorker(): void {
  shared.wakeMailWorker?.()
}

/** Names what is done then; nothing, after the worker has ended. */
export function onWake(wake: (() => void) | undefined): void {
  if (wake) shared.wakeMailWorker = wake
  else delete shared.wakeMailWorker
}
