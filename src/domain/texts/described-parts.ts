import { escapeMarkup } from './escape-markup'

/** A piece of a description: paragraphs, or a list below its heading. All of it is text, nothing is markup. */
export type DescribedPart = { paragraphs: readonly string[] } | { heading: string; items: string[] }

/** Descriptions as HTML of paragraphs and lists, whatever the texts are. */
export function describedHtml(parts: readonly DescribedPart[]): string {
  return written(parts, escapeMarkup)
}

/**
 * The same without one entity, for readers that know none: the signs that would begin or end a tag are replaced by those
 * that look like them, so that nothing in a text becomes markup; what would be read as an entity is divided.
 */
export function entitylessHtml(parts: readonly DescribedPart[]): string {
  return written(parts, (text) =>
    text
      .replaceAll('<', '‹')
      .replaceAll('>', '›')
      .replaceAll(/&(?=#?\w+;)/g, '& '),
  )
}

/** Descriptions as text alone: a line for each paragraph and each item. */
export function describedText(parts: readonly DescribedPart[]): string {
  return parts
    .flatMap((part) =>
      'items' in part ? [part.heading, ...part.items.map((item) => `• ${item}`)] : part.paragraphs,
    )
    .join('\n')
}

function written(parts: readonly DescribedPart[], inHtml: (text: string) => string): string {
  const paragraph = (text: string) => `<p>${inHtml(text)}</p>`
  return parts
    .flatMap((part) => {
      if (!('items' in part)) return part.paragraphs.map(paragraph)
      const items = part.items.map((item) => `<li>${inHtml(item)}</li>`).join('')
      return [paragraph(part.heading), `<ul>${items}</ul>`]
    })
    .join('')
}
