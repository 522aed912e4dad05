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

/**
 * Public by the registries, and yet part of the machine or the network that a cloud rents out: who is asked there answers
 * with what only that machine may know, or lets it in because it asks from inside. Link-local ones and those of private
 * networks (169.254.169.254, 100.100.100.200, 192.0.0.192, fd00:ec2::254) are in the lists above already.
 */
const CLOUD_IPV4 = [
  // Azure: the agent of the host, its DNS and its health probes, in every region.
  '168.63.129.16/32',
  // Equinix Metal (before, Packet): metadata of the machine that asks.
  '192.80.8.124/32',
  // IBM Cloud: services of its private network (161.26.0.0/16), and endpoints in it (166.8.0.0/14).
  '161.26.0.0/16',
  '166.8.0.0/14',
  // Google Cloud: services of a cluster, and its APIs as only its own machines reach them.
  '34.118.224.0/20',
  '34.126.0.0/18',
  '199.36.153.4/30',
  '199.36.153.8/30',
]

/** The same of IPv6: Google Cloud's next hops, services of clusters, and APIs as only its own machines reach them. */
const CLOUD_IPV6 = [
  '2001:4860:8040::/42',
  '2600:2d00:0:2::/64',
  '2600:2d00:0:3::/64',
  '2600:2d00:0:4::/64',
  '2600:2d00:2:1000::/56',
  '2600:2d00:2:2000::/56',
]

/** Of IPv6 nothing else is an address of the public internet: not ::1, fe80::, fc00::, ff00::, ::ffff:…, 64:ff9b::… */
const GIVEN_OUT_IPV6 = ['2000::/3']

const special = listOf([...SPECIAL_IPV4, ...CLOUD_IPV4], 'ipv4')
const specialIpv6 = listOf([...SPECIAL_IPV6, ...CLOUD_IPV6], 'ipv6')
const givenOut = listOf(GIVEN_OUT_IPV6, 'ipv6')

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

/** The last half of an address of ISATAP (RFC 5214) below any prefix: it carries an IPv4 address behind it. */
const ISATAP = /:(?:200|0)?:5efe:(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|:)$/

/** An IPv6 address as the platform writes it: in small letters, with the longest run of zeros left out. */
const written = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1)

/**
 * Whether an address is one of the public internet: not of this machine, of a network of its own, of a carrier, of many at
 * once, of the host agent of a cloud, or an IPv4 address written or translated in IPv6. `false` for what is no address, and for one with a zone.
 * @param address as a resolver answers it
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return (
        givenOut.check(address, 'ipv6') &&
        !specialIpv6.check(address, 'ipv6') &&
        !ISATAP.test(written(address))
      )
    default:
      return false
  }
}
