const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g
const IS_DATA = /\stype="application\/(?:ld\+)?json"/

/** A script of a page: where it is from, or what it does. */
export interface PageScript {
  /** Where all of it stands in the page: from, and up to. */
  place: readonly [number, number]
  source?: string
  /** Of one that stands in the page; empty of others. */
  text: string
  /** Only browsers run it that know no modules. */
  isForOldBrowsers: boolean
}

/** The scripts that a page runs, in their order. What is marked as data runs nothing. */
export function scriptsOf(html: string): PageScript[] {
  return [...html.matchAll(SCRIPT)].flatMap((found) => {
    const [element, attributes = '', text = ''] = found
    if (IS_DATA.test(attributes)) return []
    const place = [found.index, found.index + element.length] as const
    const [, source] = /\ssrc="([^"]*)"/.exec(attributes) ?? []
    const isForOldBrowsers = /\snomodule\b/i.test(attributes)
    return [{ place, text, isForOldBrowsers, ...(source !== undefined && { source }) }]
  })
}

/**
 * What Next writes into a page is calls whose only argument is data. An allowed script that somebody
 * smuggled into a text would have to be one too, and data runs nothing.
 */
const CALLS = ['self.__next_f.push(', '(self.__next_f=self.__next_f||[]).push(']

/** Whether a script begins as one that Next writes: enough to leave it out. */
export const beginsAsNext = (script: string): boolean =>
  CALLS.some((beginning) => script.startsWith(beginning))

/** Whether a script is one that Next writes: data, handed to what Next's other scripts read it from. */
export function isOfNext(script: string): boolean {
  const call = CALLS.find((beginning) => script.startsWith(beginning))
  if (call === undefined) return false
  const argument = /^([\s\S]*)\);?$/.exec(script.slice(call.length))?.[1]
  return argument !== undefined && isJson(argument)
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    // The only error it throws is the answer.
    return false
  }
}
