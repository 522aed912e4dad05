import { plainText } from '../rich-text/content'
import { slugify } from '../../domain/slugs'

import type { PublishedDocument } from './published-document.queries'

type Body = NonNullable<PublishedDocument['body']>

/** A part of a body: a second-level heading with what follows it, or what stands before the first. */
export interface BodySection {
  content: Body
  /** Absent for what stands before the first heading. `id` is unique in the body. */
  heading?: { id: string; title: string }
}

/** Splits a rich text at its second-level headings, in order. Parts without a node are left out. */
export function bodySections(body: Body): BodySection[] {
  const sections: BodySection[] = []
  const ids = new Set<string>()
  for (const node of body.root.children) {
    const isHeading = 'tag' in node && node.tag === 'h2'
    const last = sections.at(-1)
    if (last && !isHeading) {
      last.content.root.children.push(node)
      continue
    }
    const content = { ...body, root: { ...body.root, children: [node] } }
    const title = isHeading ? plainText(content).replace(/\s+/g, ' ').trim() : ''
    sections.push({ content, ...(title !== '' && { heading: { id: newId(title, ids), title } }) })
  }
  return sections
}

// Ids of the interface begin with `_`, which no slug holds; only the main element's is a plain word,
// and the top of the page goes by another.
function newId(title: string, taken: Set<string>): string {
  const base = slugify(title) || 'section'
  let id = base
  for (let n = 2; taken.has(id) || id === 'content' || id === 'top'; n += 1) id = `${base}-${n}`
  taken.add(id)
  return id
}
