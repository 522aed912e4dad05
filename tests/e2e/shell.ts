import type { Locator, Page } from '@playwright/test'

import { type BrowserScript, scriptAddress } from '../../src/domain/browser/browser-scripts'
import type { ToastMessage } from '../../src/ui/browser/toasts/show-toast'
import { expect } from './test'

/** Opens a page, has it load one of its scripts, and waits until that has run. */
export async function openWith(page: Page, name: BrowserScript, address: string): Promise<void> {
  await page.addInitScript(markScripts)
  await page.goto(address)
  await loadScript(page, name)
}

/** The same of a page that is open. */
export async function loadScript(page: Page, name: BrowserScript): Promise<void> {
  const script = page.locator(`script[src="${scriptAddress(name)}"]`)
  if ((await script.count()) === 0) {
    await page.evaluate(markScripts)
    // As the keyboard does that comes to what needs it.
    const need = name === 'reading' ? '[data-tip]' : `[data-script=${name}]`
    await page.locator(need).first().dispatchEvent('focusin')
  }
  await expect(script).toHaveAttribute('data-has-run', '')
}

/** Runs in the browser, in each document: says of scripts that they have run. */
function markScripts() {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) target.dataset.hasRun = ''
  }
  document.addEventListener('load', mark, true)
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
