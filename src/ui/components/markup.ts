/** HTML that is safe to show: made of what stands in our sources, and of values that were escaped. */
export class Markup {
  constructor(readonly html: string) {}
}

type Value = string | number | false | undefined | Markup | readonly Markup[]

/**
 * HTML for what repeats a hundred times on a page, where an element of React for each costs more than what it shows.
 * Every value is escaped, for text and for attributes between double quotes; `false` and `undefined` are nothing.
 * @example markup`<b title="${title}">${name}</b>`
 */
export function markup(texts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(texts.map((text, index) => text + htmlOf(values[index])).join(''))
}

function htmlOf(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.html
  if (typeof value === 'object') return value.map(({ html }) => html).join('')
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
