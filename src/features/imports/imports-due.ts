import { processState } from '../../domain/process/site-process'

// The server's bundles hold several copies of this module; the runner is one.
const shared = processState<{ marinerImportsDue: () => void }>()

/** Has the runner of this process told by {@link tellImportsDue}; nobody any more where nothing is given. */
export function whenImportsAreDue(wake: (() => void) | undefined): void {
  if (wake) shared.marinerImportsDue = wake
  else delete shared.marinerImportsDue
}

/** Has the runner look for work at once, where this process has one: somebody looks at the page and waits. */
export function tellImportsDue(): void {
  shared.marinerImportsDue?.()
}
