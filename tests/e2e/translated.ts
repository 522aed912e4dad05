import type { Page } from '@playwright/test'

/**
 * Does to the text of a page what a browser's translation does: each text stands in `<font><font>…</font></font>`, also
 * what comes later.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(wrapTexts)
}

/** The same for each document from now on, as soon as it is read. */
export async function translateAlways(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => setTimeout(${wrapTexts.toString()}))`,
  )
}

/** Runs in the browser. */
function wrapTexts() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const isLeft = text.parentElement?.closest('script, style, textarea, option, font') ?? false
      if (isLeft || !text.data.trim()) continue
      const [outer, inner] = [document.createElement('FONT'), document.createElement('FONT')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  wrap(document.body)
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeName !== 'FONT') wrap(node)
    }
  }).observe(document.body, { childList: true, subtree: true })
}
