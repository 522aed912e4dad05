import { Agent, get, type IncomingMessage } from 'node:http'

const agent = new Agent({ keepAlive: true })

export interface ReadSitemap {
  urls: number
  /** Of the XML, where it is asked for as it is; of the gzip else. */
  bytes: number
  ms: number
}

/**
 * Reads a sitemap to its end without keeping it.
 * @param perSecond bytes, for a reader on a slow link; as fast as it comes where it is left out
 * @throws Error where the answer is no whole sitemap, or the signal ends it
 */
export async function readSitemap(
  url: string,
  encoding: 'identity' | 'gzip',
  { perSecond, signal }: { perSecond?: number; signal?: AbortSignal } = {},
): Promise<ReadSitemap> {
  const began = performance.now()
  const response = await open(url, encoding, signal)
  const read = { urls: 0, bytes: 0 }
  let end = ''
  for await (const chunk of response as AsyncIterable<Buffer>) {
    read.bytes += chunk.length
    if (encoding === 'identity') {
      // What a mark of a split chunk began with stays for the next one.
      const text = end + chunk.toString('latin1')
      read.urls += text.split(MARK).length - 1
      end = text.slice(1 - MARK.length)
    }
    if (perSecond !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, (chunk.length / perSecond) * 1000))
    }
  }
  if (response.statusCode !== 200 || !response.complete) throw new Error(`${url} is not whole`)
  return { ...read, ms: performance.now() - began }
}

const MARK = '<url><loc>'

function open(url: string, encoding: string, signal?: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding }
    get(url, { agent, headers, ...(signal && { signal }) }, resolve).once('error', reject)
  })
}
