import { anchorId } from '@/domain/addresses/anchors'

/** Below the sticky header, as far as the eye goes first. Pixels. */
const READING_LINE = 140

let frame = 0

/** Marks, in the lists of a page's headings, the one that is being read. */
export function markCurrentHeading(): void {
  for (const type of ['scroll', 'resize']) addEventListener(type, markSoon, { passive: true })
  mark()
}

function markSoon(): void {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(mark)
}

// Looked for each time: what else changes a page does not say so.
function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-contents a')]
  const sections = links.map(({ hash }) => document.getElementById(anchorId(hash) ?? ''))
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  // What stands at the end of a page never comes up to the line.
  const line = scrollTop + clientHeight >= scrollHeight - 2 ? clientHeight : READING_LINE
  const current = sections.findLast((section) => {
    return section !== null && section.getBoundingClientRect().top <= line
  })
  for (const [index, link] of links.entries()) {
    const isCurrent = current !== undefined && sections[index] === current
    if (isCurrent === link.hasAttribute('aria-current')) continue
    if (isCurrent) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
