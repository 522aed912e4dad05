import { member } from '@/ui/browser/messages'
import { type Answer, request } from '@/ui/browser/site-requests'

import type { PricesTexts } from './prices-unavailable'

type Failure = Extract<Answer<true>, { ok: false }>

/** How soon after a page was loaded again by itself it is not loaded again: a cache may hold one without prices. Milliseconds. */
const GUARD = 10_000

/** Keeps when that was. */
const RELOADED = 'mh-prices-reloaded'

/** The blocks that have no prices. Each of them has the script. */
const boxes = [...document.querySelectorAll<HTMLElement>('[data-prices]:not([data-followed])')]
let isLoading = false
/** The button was pressed, and what it asks for is not there yet. */
let isPressed = false
/** Prices are there, and this page shows none. */
let isOld = false

for (const box of boxes) {
  box.dataset.followed = ''
  box.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    isPressed = true
    void ask()
  })
}
if (boxes.length > 0) void ask()

/**
 * Asks the site for prices, unless they are there or being asked for already (specification, section 4), and loads the
 * page again that shows them. A press during that is answered by what is on its way.
 */
async function ask(): Promise<void> {
  if (isLoading) return
  if (!isOld) {
    isLoading = true
    showLoading()
    const answer = await request(boxes[0]?.dataset.prices ?? '', readPrices)
    isLoading = false
    showLoading()
    isOld = answer.ok
    if (!answer.ok) for (const box of boxes) showFailure(box, answer)
  }
  if (isOld && (isPressed || !isReloaded())) reload()
  isPressed = false
}

function readPrices(json: unknown): true | undefined {
  const mailings = member(json, 'mailings')
  return Array.isArray(mailings) && mailings.length > 0 ? true : undefined
}

function showLoading(): void {
  for (const box of boxes) {
    const bar = box.querySelector('progress')
    if (bar) bar.hidden = !isLoading
  }
}

function showFailure(box: HTMLElement, { message, failure }: Failure): void {
  // Written by prices-unavailable.tsx.
  const { said, hint, failures } = JSON.parse(box.dataset.texts ?? '') as PricesTexts
  const isSaid = message !== undefined && message !== hint
  write(box, '[data-said]', isSaid ? said.replace('{message}', () => message) : '')
  write(box, '[data-hint]', message === undefined ? failures[failure] : hint)
}

function write(box: HTMLElement, part: string, text: string): void {
  const element = box.querySelector<HTMLElement>(part)
  if (!element) return
  element.textContent = text
  element.hidden = text === ''
}

/** Whether it was this very page that came when one was loaded again by itself. */
function isReloaded(): boolean {
  try {
    const began = Date.now() - performance.now()
    return began - Number(sessionStorage.getItem(RELOADED) ?? -Infinity) < GUARD
  } catch {
    // Where nothing is kept for the tab it is not to be known.
    return true
  }
}

function reload(): void {
  try {
    sessionStorage.setItem(RELOADED, `${Date.now()}`)
  } catch {
    // Then it is loaded again by the button alone.
  }
  location.reload()
}
