import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isPublicAddress } from '@/cms/services/network/public-address'

type Four = [number, number, number, number]

const octet = fc.integer({ min: 0, max: 255 })
const upTo = (least: number, most: number) => fc.integer({ min: least, max: most })

/** One of each range that no feed is fetched from. */
const PRIVATE: Record<string, fc.Arbitrary<Four>> = {
  'this network': fc.tuple(fc.constant(0), octet, octet, octet),
  '10/8': fc.tuple(fc.constant(10), octet, octet, octet),
  'a carrier’s own': fc.tuple(fc.constant(100), upTo(64, 127), octet, octet),
  loopback: fc.tuple(fc.constant(127), octet, octet, octet),
  'link-local, where clouds answer': fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  '172.16/12': fc.tuple(fc.constant(172), upTo(16, 31), octet, octet),
  '192.168/16': fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
  benchmarks: fc.tuple(fc.constant(198), upTo(18, 19), octet, octet),
  documentation: fc.tuple(fc.constant(203), fc.constant(0), fc.constant(113), octet),
  multicast: fc.tuple(upTo(224, 239), octet, octet, octet),
  'reserved, and to all': fc.tuple(upTo(240, 255), octet, octet, octet),
}

const hex = (high: number, low: number) => (high * 256 + low).toString(16)
const inHex = ([a, b, c, d]: Four) => `${hex(a, b)}:${hex(c, d)}`

/** Where the agents of clouds answer, whichever way their address is written down in their documentation. */
const AGENTS: readonly (readonly [cloud: string, address: string])[] = [
  ['AWS, Azure, Google, DigitalOcean, Hetzner, OpenStack', '169.254.169.254'],
  ['AWS, tasks of containers', '169.254.170.2'],
  ['AWS, over IPv6', 'fd00:ec2::254'],
  ['Google, over IPv6', 'fd20:ce::254'],
  ['Scaleway', '169.254.42.42'],
  ['Scaleway, over IPv6', 'fd00:42::42'],
  ['Linode, over IPv6', 'fd00:a9fe:a9fe::1'],
  ['Tencent', '169.254.0.23'],
  ['Alibaba', '100.100.100.200'],
  ['UCloud', '100.80.80.80'],
  ['Oracle, classic', '192.0.0.192'],
  ['Azure, the host', '168.63.129.16'],
  ['Azure, the host’s probes over IPv6', 'fe80::1234:5678:9abc'],
  ['Equinix Metal', '192.80.8.124'],
  ['IBM, services', '161.26.0.10'],
  ['IBM, the last of its services', '161.26.255.255'],
  ['IBM, endpoints', '166.8.0.1'],
  ['IBM, the last of its endpoints', '166.11.255.255'],
  ['Google, services of a cluster', '34.118.224.10'],
  ['Google, its APIs from inside', '34.126.0.1'],
  ['Google, restricted APIs', '199.36.153.4'],
  ['Google, private APIs', '199.36.153.11'],
  ['Google, restricted APIs over IPv6', '2600:2d00:2:1000::1'],
  ['Google, private APIs over IPv6', '2600:2d00:2:2000::1'],
  ['Google, a cluster over IPv6', '2600:2d00:0:4::a'],
  ['Google, its APIs from inside, over IPv6', '2001:4860:8040::1'],
]

/** Every way in which an IPv6 address carries one of IPv4. */
const WAYS: Record<string, (four: Four) => string> = {
  plain: (four) => four.join('.'),
  mapped: (four) => `::ffff:${four.join('.')}`,
  'mapped, in hexadecimal': (four) => `::ffff:${inHex(four)}`,
  'mapped, in full': (four) => `0:0:0:0:0:ffff:${inHex(four)}`,
  'mapped, in capitals': (four) => `::FFFF:${inHex(four).toUpperCase()}`,
  compatible: (four) => `::${four.join('.')}`,
  translated: (four) => `64:ff9b::${four.join('.')}`,
  'translated in a network of its own': (four) => `64:ff9b:1::${inHex(four)}`,
  '6to4': (four) => `2002:${inHex(four)}::1`,
  Teredo: (four) => `2001:0:${inHex(four)}::1`,
  'ISATAP below a public prefix': (four) => `2a00:1450:4001:81b::5efe:${inHex(four)}`,
  'ISATAP, of a public address': (four) => `2a00:1450:4001:81b:200:5efe:${four.join('.')}`,
}

describe.each(AGENTS)('the agent of %s', (_cloud, address) => {
  it(`at ${address} is inside, whichever way it is written`, () => {
    const isFour = !address.includes(':')
    const four = address.split('.').map(Number) as Four
    const ways = isFour ? Object.values(WAYS).map((write) => write(four)) : [address]
    expect(ways.filter(isPublicAddress)).toEqual([])
  })
})

it('the neighbours of those agents are public', () => {
  const near = ['168.63.129.15', '168.63.129.17', '192.80.8.123', '161.25.255.255', '161.27.0.0']
  const others = ['166.7.255.255', '166.12.0.0', '199.36.153.3', '199.36.153.12', '34.127.0.1']
  const six = [
    '2600:2d00:2:3000::1',
    '2a00:1450:4001:81b::5eff:1:1',
    '2a00:1450::5efe',
    '2a00:0:5efe:1::',
  ]
  expect([...near, ...others, ...six].filter((address) => !isPublicAddress(address))).toEqual([])
})

describe.each(Object.entries(PRIVATE))('of IPv4, %s', (_range, addresses) => {
  it.each(Object.entries(WAYS))('%s is not public', (_way, write) => {
    fc.assert(fc.property(addresses, (four) => !isPublicAddress(write(four))))
  })
})

const group = fc.integer({ min: 0, max: 0xffff })
const sixOf = (first: fc.Arbitrary<number>) =>
  fc
    .tuple(first, fc.array(group, { minLength: 7, maxLength: 7 }))
    .map(([head, rest]) => [head, ...rest].map((one) => one.toString(16)).join(':'))

describe('of IPv6', () => {
  it.each([
    ['one’s own (fc00::/7)', sixOf(upTo(0xfc00, 0xfdff))],
    ['link-local (fe80::/10)', sixOf(upTo(0xfe80, 0xfebf))],
    ['site-local (fec0::/10)', sixOf(upTo(0xfec0, 0xfeff))],
    ['multicast (ff00::/8)', sixOf(upTo(0xff00, 0xffff))],
    ['what is not given out', sixOf(upTo(0x4000, 0xfbff))],
    ['the beginning (::/8)', sixOf(upTo(0, 0xff))],
  ])('%s is not public', (_name, addresses) => {
    fc.assert(fc.property(addresses, (address) => !isPublicAddress(address)))
  })

  it.each(['::', '::1', '2001:db8::1', '3fff::1', 'fe80::1%eth0', '2606:4700::1%1', '100::1'])(
    '%s is not public',
    (address) => {
      expect(isPublicAddress(address)).toBe(false)
    },
  )
})

it('addresses that are given out are public', () => {
  const known = [
    '1.1.1.1',
    '8.8.8.8',
    '93.184.215.14',
    '172.32.0.1',
    '100.128.0.1',
    '223.255.255.1',
  ]
  const knownSix = ['2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '2001:4860:4860::8888']
  expect([...known, ...knownSix].filter((address) => !isPublicAddress(address))).toEqual([])
})

it('what is no address is none', () => {
  fc.assert(fc.property(fc.string(), (text) => !isPublicAddress(`x${text}`)))
  for (const text of ['', '127.1', '0x7f.0.0.1', '2130706433', '01.1.1.1', '1.1.1.1:80', '[::1]']) {
    expect(isPublicAddress(text)).toBe(false)
  }
})
