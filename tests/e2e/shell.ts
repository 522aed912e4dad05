import type { Locator, Page } from '@playwright/test'

import type { ToastMessage } from '../../src/ui/browser/toasts/show-toast'
import { untilReact } from './test'

/** Opens a page and waits until React has taken it over, where it does. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilReact(page)
}

/** A toast whose button does nothing. */
type Message = Omit<ToastMessage, 'action'> & { action?: string }

/** Shows toasts as the modules of the site do. */
export async function showToasts(page: Page, ...messages: Message[]): Promise<void> {
  await page.evaluate((messages) => {
    for (const { action: label, ...message } of messages) {
      const action = label === undefined ? {} : { action: { label, onPress: () => undefined } }
      dispatchEvent(new CustomEvent('mh:toast', { detail: { ...message, ...action } }))
    }
  }, messages)
}

/** A link to another page, far from where the pointer is. */
export function linkAway(page: Page): Locator {
  return page.locator('footer nav a:not([hreflang], [aria-current])').first()
}

/** The addresses of scripts that the page asks for from now on. */
export function scriptsAsked(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

/** How often the page is loaded again from now on, as the documents that are asked for. */
export function documentsAsked(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}
