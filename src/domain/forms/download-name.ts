const LONGEST = 120

/**
 * The value of `Content-Disposition` for a file that is to be kept, not shown. Nothing of the name leads to another
 * folder, ends the header, or turns its ending around.
 * @example attachment('CV Олена.pdf') // attachment; filename="CV _____.pdf"; filename*=UTF-8''CV%20%D0%9E…
 */
export function attachment(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const short = shortened(safe) || 'file'
  const ascii = short.replace(/[^\x20-\x7e]|[%']/g, '_')
  const encoded = encodeURIComponent(short).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** A name that is too long loses from its middle: its ending says what it is. */
function shortened(name: string): string {
  const signs = [...name]
  if (signs.length <= LONGEST) return name
  return [...signs.slice(0, LONGEST - 20), ...signs.slice(-20)].join('')
}
