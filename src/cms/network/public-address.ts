import { BlockList, isIP } from 'node:net'

/**
 * What nothing is fetched from, of the registries of special addresses of IANA (iana-ipv4-special-registry,
 * iana-ipv6-special-registry), and multicast.
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Within what is given out at all (2000::/3); some of these carry an IPv4 address inside. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

/** Of IPv6 nothing else is an address of the public internet: not ::1, fe80::, fc00::, ff00::, ::ffff:…, 64:ff9b::… */
const GIVEN_OUT_IPV6 = ['2000::/3']

const special = listOf(SPECIAL_IPV4, 'ipv4')
const specialIpv6 = listOf(SPECIAL_IPV6, 'ipv6')
const givenOut = listOf(GIVEN_OUT_IPV6, 'ipv6')

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

/**
 * Whether an address is one of the public internet: not of this machine, of a network of its own, of a carrier, of many at
 * once, or an IPv4 address written or translated in IPv6. `false` for what is no address, and for one with a zone.
 * @param address as a resolver answers it
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return givenOut.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
    default:
      return false
  }
}
