import { isTranslated } from '../translated-page'
import { PAGE_SHOWN } from './page-events'

/**
 * Whether something else than the site has changed the page before React came, as a browser's translation or an
 * extension does. React would make such a page again, and what was pressed and typed in it would be gone; so it stays
 * as it is, complete without React.
 */
export function isTextChanged(): boolean {
  return document.documentElement.dataset.changed !== undefined || isTranslated()
}

/** Takes it that the page is changed: it was, or the one was that led here. */
export function noteChange(): void {
  document.documentElement.dataset.changed = ''
}

/** Watches what the page came with. What is added beside that, at the end of the body, harms nothing. */
export function watchText(): void {
  addEventListener('DOMContentLoaded', () => {
    if (document.documentElement.dataset.page === undefined) return
    const observer = new MutationObserver(() => {
      observer.disconnect()
      noteChange()
    })
    for (const part of document.body.children) {
      observer.observe(part, { childList: true, characterData: true, subtree: true })
    }
    addEventListener(PAGE_SHOWN, () => observer.disconnect())
  })
}
