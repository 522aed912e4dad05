import { isControl } from './form-values'

/** A list with the form that it is searched by. */
const LIST = '[data-script=list]'

/** What the head says of a list: other addresses of it, and whether search engines may show it. */
const OF_HEAD = 'link[rel=canonical], link[rel=alternate], meta[name=robots]'

/** Links to this page in other languages. */
const LANGUAGES = ':is(header, footer) a[hreflang][lang]'

/** Parses a page of a list; `undefined` when it is another page or comes from another build. */
export function readList(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // Without scripting, the parser turns the content of `noscript` into elements, so they are removed.
  for (const one of page.querySelectorAll('noscript')) one.remove()
  const known = stylesOf(document)
  const isLike = [...stylesOf(page)].every((style) => known.has(style))
  return isLike && page.querySelector(LIST) ? page : undefined
}

function stylesOf(page: Document): Set<string> {
  const styles = page.querySelectorAll<HTMLElement>('style[data-href]')
  return new Set([...styles].flatMap(({ dataset }) => (dataset.href ?? '').split(' ')))
}

/**
 * Replaces the shown list by another page of it. It finds elements by name, so elements that extensions add do not
 * matter, and open folds stay open.
 * @param wanted elements that may stay in the document with focus, typed text and scroll position; the first one that
 *   the other page also has is kept
 * @returns the element that stayed
 */
export function putList(
  box: HTMLElement,
  page: Document,
  wanted: readonly unknown[],
): Element | undefined {
  const next = page.querySelector(LIST)
  if (!next) return undefined
  const held = wanted.find(
    (one): one is Element =>
      one instanceof Element && box.contains(one) && twinOf(one, next) !== null,
  )
  const open = new Set([...foldsOf(box)].filter((fold) => fold.open).map(nameOfFold))
  const top = held?.getBoundingClientRect().top ?? 0
  for (const { name, value } of next.attributes) box.setAttribute(name, value)
  const twin = held && twinOf(held, next)
  if (twin) replaceAround(box, next, held, twin)
  else box.replaceChildren(...next.childNodes)
  for (const fold of foldsOf(box)) fold.open ||= open.has(nameOfFold(fold))
  // Choices above it may have come or gone.
  if (twin) scrollBy({ top: held.getBoundingClientRect().top - top, behavior: 'instant' })
  putAround(page)
  return held
}

/** Updates the parts of the page outside of the list that describe it. */
function putAround(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-part]')) {
    document.querySelector(`[data-part="${part.dataset.part ?? ''}"]`)?.replaceWith(part)
  }
  document.title = page.title
  for (const old of document.head.querySelectorAll(OF_HEAD)) old.remove()
  document.head.append(...page.head.querySelectorAll(OF_HEAD))
  const { page: mark } = page.documentElement.dataset
  if (mark === undefined) delete document.documentElement.dataset.page
  else document.documentElement.dataset.page = mark
}

/** Points the links to other languages to the same search. */
export function leadToSearch(query: string): void {
  const here = withoutLanguage(location.pathname)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LANGUAGES)) {
    if (withoutLanguage(link.pathname) === here) link.setAttribute('href', link.pathname + query)
  }
}

function withoutLanguage(path: string): string {
  return path.replace(/^\/[a-z]{2}(?=\/)/, '')
}

/** Finds the element of another list that corresponds to this one. */
function twinOf(element: Element, list: Element): Element | null {
  const name = nameOf(element)
  return name === undefined ? null : list.querySelector(name)
}

function nameOf(element: Element): string | undefined {
  if (isControl(element) && element.name !== '') {
    const name = `${element.localName}[name="${element.name}"]`
    return element.type === 'checkbox' ? `${name}[value="${CSS.escape(element.value)}"]` : name
  }
  if (element.localName === 'summary') {
    const { of } = element.closest('details')?.dataset ?? {}
    return of === undefined ? '.filters > summary' : `[data-of="${of}"] > summary`
  }
  return element.id === '' ? undefined : `#${CSS.escape(element.id)}`
}

/**
 * Replaces the content of an element except one that stays. When an extension has wrapped that one, the inside of the
 * wrapper is left unchanged.
 */
function replaceAround(live: Element, next: Element, held: Element, twin: Element): void {
  if (live === held || next === twin) {
    if (live === held && next === twin) live.replaceChildren(...next.childNodes)
    return
  }
  const inLive = [...live.children].find((child) => child.contains(held))
  const inNext = [...next.children].find((child) => child.contains(twin))
  if (!inLive || !inNext) return
  for (const node of [...live.childNodes]) if (node !== inLive) node.remove()
  const nodes = [...next.childNodes]
  const place = nodes.indexOf(inNext)
  inLive.before(...nodes.slice(0, place))
  inLive.after(...nodes.slice(place + 1))
  if (inLive.localName === inNext.localName) replaceAround(inLive, inNext, held, twin)
}

function foldsOf(box: HTMLElement): NodeListOf<HTMLDetailsElement> {
  return box.querySelectorAll('details[data-of], details.filters')
}

/** Of the drawer that holds the form: nothing. */
function nameOfFold({ dataset }: HTMLElement): string {
  return dataset.of ?? ''
}
