import { navigationBegins } from './ui/anchor-scroll'

/** Next's only word on where a navigation leads and whether it is one back or forward. */
export function onRouterTransitionStart(
  address: string,
  type: 'push' | 'replace' | 'traverse',
): void {
  navigationBegins(address, type)
}
