import { scriptsOf } from '../../src/server/inline-scripts'
import { askBytes } from '../../tests/site/ask'
import type { Counted } from './page-budget'

/** Of a page, what it names itself to be read and used; no browser is asked. */
export interface NamedWeight extends Counted {
  status: number
}

const STYLE = /<link\s[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g

/**
 * Weighs what a page is on arrival: its HTML, with the styles and scripts that stand in it, and those that it names; each
 * as Brotli, without headers.
 */
export async function weighNamed(site: string, path: string, cookie = ''): Promise<NamedWeight> {
  const read = (address: string, encoding: string) =>
    askBytes(site, address, { 'Accept-Encoding': encoding, ...(cookie && { Cookie: cookie }) })
  const { status, bytes } = await read(path, 'br')
  const html = (await read(path, 'identity')).bytes.toString()
  const styles = [...html.matchAll(STYLE)].map(([, address = '']) => address)
  const scripts = scriptsOf(html).flatMap(({ source }) => source ?? [])
  const sum = async (addresses: readonly string[]) => {
    const answers = await Promise.all(addresses.map((address) => read(address, 'br')))
    return answers.reduce((total, answer) => total + answer.bytes.byteLength, 0)
  }
  const isForeign = (address: string) => !address.startsWith('/')
  const [css, js] = await Promise.all(
    [styles, scripts].map((all) => sum(all.filter((one) => !isForeign(one)))),
  )
  return {
    status,
    requests: 1 + styles.length + scripts.length,
    bytes: { html: bytes.byteLength, css: css ?? 0, js: js ?? 0, other: 0 },
    fonts: 0,
    foreign: [...styles, ...scripts].filter(isForeign),
    failed: [],
  }
}
