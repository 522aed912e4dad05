import { anchorId } from '@/domain/anchors'

/** Below the sticky header, as far as the eye goes first. Pixels. */
const READING_LINE = 140

/** Marks, in the lists of a page's headings, the one that is being read. Returns what ends it. */
export function markCurrentHeading(): () => void {
  const end = new AbortController()
  let frame = 0
  const onScroll = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mark)
  }
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, onScroll, { signal: end.signal, passive: true })
  }
  mark()
  return () => {
    end.abort()
    cancelAnimationFrame(frame)
  }
}

// Looked for each time: a navigation brings other lists, and nobody says when they are there.
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
