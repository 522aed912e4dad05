/**
 * Whose an address is: of IPv6 everybody has 2^64 of them, which begin alike.
 * @param address a well-formed one, as the front server has established it
 * @example networkOf('2001:db8::1:2') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  const last = after ? after.split(':') : []
  const missing = after === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  const zeros = Array.from({ length: missing }, () => '0')
  return [...groups, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
