import { beginsAsNext, scriptsOf } from './inline-scripts'

const SCRIPT_PRELOAD = /<link\s[^>]*\bas="script"[^>]*>/g

/** Where Next's own scripts are. */
const OF_BUILD = '/_next/'

/**
 * Takes out of a page what Next puts into it for React: the data that it was rendered from, and its scripts. What is
 * left is read and used without them (docs/decisions/067-documents.md). Scripts of ours stay, and so does what nobody
 * knows, which the page's policy lets nothing of run.
 */
export function takeOutScripts(html: string): string {
  let rest = ''
  let end = 0
  for (const { place, source, text } of scriptsOf(html)) {
    const isNexts = source === undefined ? beginsAsNext(text) : source.startsWith(OF_BUILD)
    if (!isNexts) continue
    rest += html.slice(end, place[0])
    end = place[1]
  }
  return (rest + html.slice(end)).replace(SCRIPT_PRELOAD, '')
}
