import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import { slugify } from '../../../domain/addresses/slugs'
import { plainText } from '../rich-text/content'

/** A part of a body: a second-level heading with what follows it, or what stands before the first. */
export interface BodySection {
  content: SerializedEditorState
  /** Absent for what stands before the first heading. `id` is unique in the body. */
  heading?: BodyHeading
}

export interface BodyHeading {
  id: string
  title: string
  /** What the section is called in its own language, where its `id` is the source language's name for it. */
  ownId?: string
}

/**
 * Splits a rich text at its second-level headings, in order. Parts without a node are left out.
 * A translation's sections are called as those of the source language are, so that a link to one
 * holds in every language; where it has not as many, nobody knows which is which, and they are called by themselves.
 */
export function bodySections(
  body: SerializedEditorState,
  sourceIds: readonly string[] = [],
): BodySection[] {
  const sections = split(body)
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  if (headings.length !== sourceIds.length) return sections
  const taken = new Set(sourceIds)
  for (const [index, heading] of headings.entries()) {
    const { id } = heading
    heading.id = sourceIds[index] ?? id
    if (!taken.has(id)) heading.ownId = id
  }
  return sections
}

/** The headings of a document, in reading order; none where it has no text. */
export function bodyHeadings({
  body,
  sourceSectionIds,
}: {
  body: SerializedEditorState | null
  sourceSectionIds: readonly string[]
}): BodyHeading[] {
  const sections = body ? bodySections(body, sourceSectionIds) : []
  return sections.flatMap(({ heading }) => heading ?? [])
}

/** The ids of the sections of a body. */
export function sectionIds(body: SerializedEditorState): string[] {
  return split(body).flatMap(({ heading }) => heading?.id ?? [])
}

function split(body: SerializedEditorState): BodySection[] {
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
    const title = isHeading ? plainText(content) : ''
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
