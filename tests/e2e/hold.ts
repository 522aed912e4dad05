import type { Page } from '@playwright/test'

/**
 * Holds back what is at such addresses. A page whose scripts are held is gone to with `waitUntil: 'commit'`: it is not
 * complete without them.
 * @returns lets it through
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let go = () => {}
  const free = new Promise<void>((resolve) => (go = resolve))
  await page.route(addresses, async (route) => {
    await free
    await route.continue()
  })
  return go
}
