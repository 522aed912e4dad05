import {
  CONSENT_CHOICES,
  consentCookies,
  consentFromForm,
  readConsent,
} from '@/domain/browser/consent-record'
import { placeSides } from '@/domain/styles/place-sides'
import { CONSENT_DECIDED, CONSENT_PAGE } from '@/ui/browser/page-script/consent-events'
import { isPlainPress } from '@/ui/browser/plain-press'
import { sayAloud } from '@/ui/browser/say-aloud'

import { CHOICES_STYLE, DIALOG_STYLE } from './consent-style'

/** How long the settings may take before their page is shown instead. Milliseconds. */
const TIMEOUT = 10_000

/** What the page that asks consists of (consent-view.tsx). */
interface Settings {
  title: string
  intro: string
  close: string
  saved: string
  forms: HTMLFormElement[]
}

let settings: Settings | undefined
let isLoading = false

/** Opens the settings where they are asked for, not on a page of their own; what leads there leads there else. */
export function openSettingsInPlace(): void {
  if (!CONSENT_PAGE.test(location.pathname)) addEventListener('click', onClick)
}

function onClick(event: MouseEvent): void {
  const { target } = event
  if (!isPlainPress(event)) return
  const page = target instanceof Element && pageOfSettings(target)
  if (!page) return
  event.preventDefault()
  if (!isLoading) void open(page)
}

/** Where what is pressed leads, if that is the page that asks. */
function pageOfSettings(pressed: Element): string | undefined {
  const button = pressed.closest<HTMLButtonElement>('[data-consent-page]')
  if (button) return button.formAction
  const link = pressed.closest<HTMLAnchorElement>('a[href]')
  const isPage = link?.origin === location.origin && CONSENT_PAGE.test(link.pathname)
  return isPage && !link.hreflang ? link.href : undefined
}

async function open(page: string): Promise<void> {
  isLoading = true
  try {
    settings ??= await load(page)
    show(settings)
  } catch (error) {
    console.warn(error)
    location.assign(page)
  }
  isLoading = false
}

async function load(page: string): Promise<Settings> {
  const answer = await fetch(page, { signal: AbortSignal.timeout(TIMEOUT) })
  const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const card = parsed.querySelector<HTMLElement>('[data-consent]')
  const title = card?.querySelector('h1')?.textContent
  const intro = card?.querySelector('[data-intro]')?.textContent
  const { close, saved } = card?.dataset ?? {}
  if (!card || !title || !intro || !close || !saved) throw new Error(`${page} asks nothing.`)
  return { title, intro, close, saved, forms: [...card.querySelectorAll('form')] }
}

/**
 * It is modal, since somebody asked for it, and closes without a decision by its button and by Escape; the browser brings
 * the focus back. What was ticked and not saved goes with it.
 */
function show({ title, intro, close, saved, forms }: Settings): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'card consent'
  dialog.setAttribute('aria-labelledby', 'consent-title')
  const heading = make('h2', title)
  heading.id = 'consent-title'
  const cross = make('button', '×')
  cross.type = 'button'
  cross.setAttribute('aria-label', close)
  cross.addEventListener('click', () => dialog.close())
  const head = make('div')
  head.className = 'consent-head'
  head.append(heading, cross)
  dialog.append(
    make('style', placeSides(CHOICES_STYLE + DIALOG_STYLE, document.dir === 'rtl')),
    head,
    make('p', intro),
  )
  for (const form of forms) dialog.append(document.importNode(form, true))
  const kept = readConsent(document.cookie)
  for (const choice of CONSENT_CHOICES) {
    const box = dialog.querySelector<HTMLInputElement>(`input[name=${choice}]`)
    if (box) box.checked = kept?.[choice] ?? false
  }
  dialog.addEventListener('submit', (event) => decide(event, dialog, saved))
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function decide(event: SubmitEvent, dialog: HTMLDialogElement, saved: string): void {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement)) return
  const record = consentFromForm(new FormData(target, submitter))
  if (!record) return
  event.preventDefault()
  for (const cookie of consentCookies(record)) document.cookie = cookie
  dialog.close()
  dispatchEvent(new CustomEvent(CONSENT_DECIDED, { detail: record }))
  // Who decides without seeing it hears that it worked.
  sayAloud(saved)
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, text = '') {
  return Object.assign(document.createElement(tag), { textContent: text })
}
