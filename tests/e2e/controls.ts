import type { ElementHandle, Page } from '@playwright/test'

/** What a control does, as far as a test that presses it needs to know. */
export type ControlKind =
  | 'anchor'
  | 'link'
  | 'language'
  /** Of another site. */
  | 'outside'
  /** Opens another program: mail, telephone. */
  | 'program'
  | 'download'
  /** Closes by Escape. */
  | 'menu'
  | 'fold'
  | 'choice'
  | 'field'
  | 'select'
  | 'submit'
  /** Forgets what was typed here before. */
  | 'erase'
  /** Puts words into the clipboard. */
  | 'copy'
  /** Is scrolled by the keyboard. */
  | 'scroll'

export interface Control {
  kind: ControlKind
  /** Names it on its page, also after its list has come again. */
  key: string
  /** The same for those that are told apart by their words and destinations alone. */
  alike: string
  /** Whether it is outside of `main`, and the same on every page of its language and width. */
  isOfFrame: boolean
  /** What was done to it so far: whether it is open or chosen, what was typed. */
  state: string
}

/**
 * All that can be pressed, focused or typed into on a page, in its order.
 * @throws where there is something of a kind that is not known here
 */
export async function controlsOf(page: Page): Promise<Control[]> {
  const found = await page.evaluate(findControls)
  const unknown = found.flatMap(({ kind, html }) => (kind === undefined ? [html] : []))
  if (unknown.length > 0) throw new Error(`Controls of no known kind: ${unknown.join('\n')}`)
  return found as (Control & { html: string })[]
}

/** The element of a control that was found last. */
export async function elementOf(page: Page, key: string): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.evaluateHandle((key) => window.controlsFound?.get(key), key)
  const element = handle.asElement() as ElementHandle<HTMLElement> | null
  if (!element) throw new Error(`Gone before it was pressed: ${key}`)
  return element
}

declare global {
  interface Window {
    controlsFound?: Map<string, Element>
  }
}

/** Runs in the browser. */
function findControls() {
  const ROLES =
    'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox slider spinbutton switch tab textbox treeitem'
  const CONTROLS = [
    'a[href], area[href], button, summary, input:not([type=hidden]), select, textarea, audio, video, iframe, object, embed',
    '[tabindex]:not([tabindex="-1"]), [contenteditable], [onclick], [draggable=true], [popovertarget], [command]',
    ...ROLES.split(' ').map((role) => `[role=${role}]`),
  ].join()
  const SECTIONS = [
    'consent',
    'crewings',
    'docs',
    'forms',
    'mailing',
    'search',
    'seaman',
    'server',
    'warnings',
  ]

  const ATTRIBUTES = ['type', 'name', 'rel', 'target', 'role', 'data-script']

  const kindOf = (element: Element) => {
    if (element.hasAttribute('role') || element.hasAttribute('onclick')) {
      return element.matches('.data-table[role=region][tabindex="0"]') ? 'scroll' : undefined
    }
    if (element instanceof HTMLAnchorElement) return kindOfLink(element)
    if (element.matches('summary')) return element.closest('.menu') ? 'menu' : 'fold'
    if (element instanceof HTMLSelectElement) return 'select'
    if (element instanceof HTMLTextAreaElement) return 'field'
    if (element instanceof HTMLButtonElement) {
      if (element.type === 'button' && element.closest('.device')) return 'erase'
      if (element.dataset.copied !== undefined) return 'copy'
      return element.type === 'submit' && element.form ? 'submit' : undefined
    }
    if (!(element instanceof HTMLInputElement)) return undefined
    if (['checkbox', 'radio'].includes(element.type)) return 'choice'
    const typed = ['date', 'email', 'number', 'password', 'search', 'tel', 'text', 'url']
    return typed.includes(element.type) ? 'field' : undefined
  }
  const kindOfLink = (link: HTMLAnchorElement) => {
    if (link.hasAttribute('download')) return 'download'
    if (!/^https?:$/.test(link.protocol)) return 'program'
    if (link.origin !== location.origin) return 'outside'
    if (link.getAttribute('href')?.startsWith('#')) return 'anchor'
    return link.matches('[hreflang][lang]') ? 'language' : 'link'
  }
  const stateOf = (element: Element) => {
    if (element.matches('summary')) {
      return element.closest('details')?.open ? 'open' : 'closed'
    }
    if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
      return element.checked ? 'chosen' : 'not chosen'
    }
    const isTyped =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    return isTyped ? element.value : ''
  }
  /** What of a place is the same where only its document differs. */
  const placeOf = ({ pathname, search, protocol, origin }: HTMLAnchorElement) => {
    if (origin !== location.origin) return protocol
    const [first = '', ...more] = pathname
      .replace(/^\/[a-z]{2}(?=\/|$)/, '')
      .split('/')
      .slice(1)
    const section = SECTIONS.includes(first) ? first : first && 'page'
    return (
      [section, ...more.map(() => '*')].join('/') + [...new URLSearchParams(search).keys()].join()
    )
  }
  const words = (element: Element) => (element.textContent ?? '').replace(/[\d\s]+/g, ' ').trim()

  window.controlsFound = new Map()
  // What no reader meets, but programs that fill in forms.
  const found = [...document.querySelectorAll(CONTROLS)].filter(
    (element) => !element.closest('[aria-hidden=true]'),
  )
  return found.map((element) => {
    const kind = kindOf(element)
    const region = element.closest('header, main, footer')?.tagName ?? 'none'
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
    const around = element.matches('summary') ? element.closest('details')?.className : ''
    const looks = [
      ...[kind, element.tagName, ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? '-')],
      ...[around, isRadio ? element.value : '', element.closest('form')?.getAttribute('action')],
    ].join('|')
    const isLink = element instanceof HTMLAnchorElement
    const named = isLink
      ? (element.getAttribute('href') ?? '')
      : `${element.getAttribute('value') ?? ''} ${element.matches('summary, button') ? words(element) : ''}`
    let key = `${region}|${looks}|${named}`
    while (window.controlsFound?.has(key)) key += '+'
    window.controlsFound?.set(key, element)
    // A link does the same wherever it stands, but not wherever it leads.
    const alike = kind === 'link' && isLink ? `${looks}|${placeOf(element)}` : `${region}|${looks}`
    const isOfFrame = region !== 'MAIN'
    const html = element.outerHTML.slice(0, 300)
    return { kind, key, alike, isOfFrame, state: stateOf(element), html }
  })
}
