import { isOfNext, scriptsOf } from './inline-scripts'

/** A page without the scripts that Next puts into it. */
interface TakenApart {
  html: string
  /** What they were: a script that does the same, whenever it comes. */
  data: string
}

const SCRIPT_PRELOAD = /<link\s[^>]*\bas="script"[^>]*>/g
const ROOT = /<html(?=[\s>])/
const FAILURE_TEXTS = /<body data-failure="[^"]*"/

/**
 * Takes out of a page what Next puts into it for React: the data that it was rendered from, and its scripts. What is
 * left can be read, and needs none of them (docs/decisions/044-scripts-on-demand.md). Scripts of ours stay, and so does
 * what nobody knows, which the page's policy lets nothing of run.
 * @param mark stands on the root of the page, for the script that has the rest loaded; nothing where it never is
 */
export function takeOutScripts(html: string, mark?: string): TakenApart {
  const calls: string[] = []
  const sources: string[] = []
  let rest = ''
  let end = 0
  for (const { place, source, text, isForOldBrowsers } of scriptsOf(html)) {
    if (source === undefined && !isOfNext(text)) continue
    rest += html.slice(end, place[0])
    end = place[1]
    if (source === undefined) calls.push(text)
    else if (!isForOldBrowsers) sources.push(textOfAttribute(source))
  }
  rest = (rest + html.slice(end)).replace(SCRIPT_PRELOAD, '')
  rest =
    mark === undefined ? withoutFailureTexts(rest) : rest.replace(ROOT, `<html data-page="${mark}"`)
  return { html: rest, data: dataScript(calls, sources) }
}

/** Takes out what React says where it breaks, of a page that never has it. */
export function withoutFailureTexts(html: string): string {
  return html.replace(FAILURE_TEXTS, '<body')
}

/** All of the data is there before the first script runs: Next's own ends waiting for more when the page is whole. */
function dataScript(calls: readonly string[], sources: readonly string[]): string {
  const insert = `for(const src of ${JSON.stringify(sources)})document.head.append(Object.assign(document.createElement("script"),{src,async:true}))`
  return [...calls, insert].map((call) => call.replace(/;?$/, ';\n')).join('')
}

const REFERENCES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

function textOfAttribute(value: string): string {
  return value.replace(/&(?:amp|#x27|quot);/g, (reference) => REFERENCES[reference] ?? reference)
}
