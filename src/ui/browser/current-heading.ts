import { anchorId } from '@/domain/addresses/anchors'

/** Pixels from the top to the line where people read, below the sticky header. */
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

// Queries the headings each time, because other scripts may change the page without an event.
function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-contents a')]
  const sections = links.map(({ hash }) => document.getElementById(anchorId(hash) ?? ''))
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  // At the end of the page, the last headings never reach the reading line.
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
