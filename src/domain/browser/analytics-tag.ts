import { canParse } from '../addresses/can-parse'

/**
 * Whether an address may be that of the tag's script: `https`, without a name or a password in it; or
 * `http` on this very machine, for trials.
 */
export function isTagAddress(address: string): boolean {
  if (!canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}

/**
 * Where the tag's script is loaded from: the address with the tag's ID as its `id`.
 * @example tagScript('https://tags.example/gtag/js', 'G-1') // 'https://tags.example/gtag/js?id=G-1'
 */
export function tagScript(address: string, id: string): string {
  const url = new URL(address)
  url.searchParams.set('id', id)
  return url.href
}
