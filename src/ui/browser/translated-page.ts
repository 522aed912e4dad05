/**
 * Whether a browser's translation has been at the page: it puts each text into a `<font>`, which nothing of ours
 * renders. The nodes that React knows are in the page no more then: what it changed would not be seen, and what it
 * takes away ends with an error. Such a page is left for another document.
 */
export function isTranslated(): boolean {
  return document.querySelector('body font') !== null
}
