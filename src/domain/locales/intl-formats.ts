/**
 * Formats of `Intl`, each made once: to make one costs a hundred times what it costs to use it, and a list writes
 * the same few for every row. How many there are depends on our languages and options, never on what is written.
 */
const kept = new Map<string, unknown>()

function keep<Format>(kind: string, tag: string, options: object, make: () => Format): Format {
  const key = `${kind} ${tag} ${JSON.stringify(options)}`
  // Made under the same key, so of the same kind.
  const found = kept.get(key) as Format | undefined
  if (found !== undefined) return found
  const made = make()
  kept.set(key, made)
  return made
}

/** How numbers are written; see `Intl.NumberFormat`, whose errors it throws. */
export function numberFormat(
  tag: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return keep('number', tag, options, () => new Intl.NumberFormat(tag, options))
}

/** How days and times are written; see `Intl.DateTimeFormat`, whose errors it throws. */
export function dateTimeFormat(
  tag: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return keep('time', tag, options, () => new Intl.DateTimeFormat(tag, options))
}

/** What countries, currencies and languages are called; see `Intl.DisplayNames`, whose errors it throws. */
export function displayNames(tag: string, type: Intl.DisplayNamesType): Intl.DisplayNames {
  return keep('names', tag, { type }, () => new Intl.DisplayNames([tag], { type }))
}

/** How texts are put in order; see `Intl.Collator`, whose errors it throws. */
export function collator(tag: string): Intl.Collator {
  return keep('order', tag, {}, () => new Intl.Collator(tag))
}
