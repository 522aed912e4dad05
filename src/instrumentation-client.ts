import { navigationBegins } from './ui/browser/anchor-scroll'
import { watchFailedChunks } from './ui/browser/failed-chunk'
import { followHistory } from './ui/browser/history-entries'
import { showProgressOf, watchNavigationEnds } from './ui/browser/navigation-progress'

// Before anything of a page runs that could fail to come.
watchNavigationEnds()
followHistory()
watchFailedChunks()

/** Next's only word on where a navigation leads and whether it is one back or forward. */
export function onRouterTransitionStart(
  address: string,
  type: 'push' | 'replace' | 'traverse',
): void {
  showProgressOf(address)
  navigationBegins(address, type)
}
