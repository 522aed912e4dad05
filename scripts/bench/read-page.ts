import { Agent, get } from 'node:http'

const TIME_LIMIT_MS = 60_000

// Node's `fetch` costs a millisecond of its own, which is what a cached page takes.
const agent = new Agent({ keepAlive: true })

export interface Answer {
  status: number
  text: string
  /** From sending the request to the last byte. */
  ms: number
}

/** Reads a page as a reader does, over a connection that stays open; follows no redirect. */
export function readPage(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const request = get(url, { agent, timeout: TIME_LIMIT_MS }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.once('error', reject)
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - began })
      })
    })
    request.once('timeout', () => request.destroy(new Error(`${url} did not answer in time`)))
    request.once('error', reject)
  })
}

/** Links of a page that stay on the site, without fragments, each once. */
export function linksIn(html: string): string[] {
  const paths = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map((match) => match[1] ?? '')
  return [...new Set(paths)].filter((path) => !path.startsWith('//'))
}
