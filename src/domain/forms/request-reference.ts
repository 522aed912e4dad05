/** Without what is taken for something else when it is read out or copied by hand: 0 O, 1 I L, 5 S, 2 Z, 8 B, U V. */
const SIGNS = '34679ACDEFGHJKMNPQRTWXY'

/** The reference of a request, such as `MH-7K3P-46X9`: eight of 23 signs, drawn again each time. */
export function newReference(): string {
  const signs: string[] = []
  while (signs.length < 8) {
    const [drawn = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Beyond the last whole round of the signs some would come more often.
    const sign = drawn < 253 ? SIGNS[drawn % SIGNS.length] : undefined
    if (sign !== undefined) signs.push(sign)
  }
  const text = signs.join('')
  return `MH-${text.slice(0, 4)}-${text.slice(4)}`
}

/** A reference as somebody wrote it, in our spelling; nothing where it can be none. */
export function readReference(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[^A-Z\d]/g, '')
  const [, first, second] = /^MH([A-Z\d]{4})([A-Z\d]{4})$/.exec(plain) ?? []
  return first === undefined || second === undefined ? undefined : `MH-${first}-${second}`
}
