import { canParse } from '../addresses/can-parse'

/** Why an address can be none of a feed, before anything is asked of it. */
export type FeedAddressProblem = 'unreadable' | 'notHttps' | 'credentials' | 'numeric' | 'local'

/** Characters of an address of a feed. */
export const LONGEST_FEED_ADDRESS = 2_000

/** A name of a host of the internet: labels of letters, digits and hyphens, with a dot between them. */
const HOST_NAME =
  /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/

/** Names that lead to no host of the internet (RFC 6761, 6762, 8375 and 9476). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid|alt|onion)$/

/**
 * Reads the address of a feed: `https` alone, a host by its name, no name and password in it. Whether the host is allowed,
 * and where its name leads, is asked when it is fetched.
 * @example readFeedAddress('https://jobs.example.org/feed.csv') // { url: URL, host: 'jobs.example.org' }
 */
export function readFeedAddress(
  written: string,
): { url: URL; host: string } | { problem: FeedAddressProblem } {
  const text = written.trim()
  if (text.length > LONGEST_FEED_ADDRESS || !canParse(text)) return { problem: 'unreadable' }
  const url = new URL(text)
  if (url.protocol !== 'https:') return { problem: 'notHttps' }
  if (url.username !== '' || url.password !== '') return { problem: 'credentials' }
  // The parser writes every form of an IPv4 address with four numbers, and one of IPv6 in brackets.
  if (/^\[|^\d+(?:\.\d+){3}\.?$/.test(url.hostname)) return { problem: 'numeric' }
  // A dot at the end names the same host, and would be another text in the list.
  url.hostname = url.hostname.replace(/\.$/, '')
  if (LOCAL_NAME.test(url.hostname)) return { problem: 'local' }
  if (!HOST_NAME.test(url.hostname)) return { problem: 'unreadable' }
  url.hash = ''
  return { url, host: url.host }
}

/**
 * The host of a list as it is compared: in small letters, in ASCII, with its port where that is not 443. `undefined` for
 * what is no host of the internet.
 * @example readFeedHost('Jobs.Example.org:8443') // 'jobs.example.org:8443'
 */
export function readFeedHost(written: string): string | undefined {
  const text = written.trim()
  if (/[/?#@\\\s]/.test(text)) return undefined
  const read = readFeedAddress(`https://${text}/`)
  return 'host' in read ? read.host : undefined
}
