/** From one number to a greater one; `Intl` writes a hyphen for the dash in Chinese. */
export function rangeOf(format: Intl.NumberFormat, least: number, most: number): string {
  return format
    .formatRangeToParts(least, most)
    .map(({ source, type, value }) =>
      source === 'shared' && type === 'literal' ? value.replace(/\s*-\s*/, '–') : value,
    )
    .join('')
}
