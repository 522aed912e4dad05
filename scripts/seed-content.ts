import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

import { editor } from '../src/cms/rich-text/editor'
import type { Page } from '../src/payload-types'
import { CONTENT_NAVIGATION, CONTENT_SET, readFixture } from '../tests/fixtures/content-set'
import { DOCS_SET } from '../tests/fixtures/docs/tree'

type Body = NonNullable<Page['body']>

const FOLDERS = { page: 'pages', doc: 'docs' } as const
const SETS = { page: CONTENT_SET, doc: DOCS_SET }
type Kind = keyof typeof FOLDERS

/** The collection and id of a document by its name in the content set, such as `page:about`. */
type Find = (name: string) => { relationTo: 'pages' | 'docs'; value: number }

/**
 * Writes and publishes the content set. Returns the number of documents.
 * @throws whatever Payload throws, e.g. where a page of the same address exists
 */
export async function seedContent(payload: Payload): Promise<number> {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor })
  const ids = new Map<string, number>()
  const find: Find = (name) => {
    const value = ids.get(name)
    if (value === undefined) throw new Error(`The content set has no document "${name}"`)
    return { relationTo: name.startsWith('doc:') ? 'docs' : 'pages', value }
  }

  // Drafts first: texts link to documents that come later in the tree.
  const kinds = Object.keys(FOLDERS) as Kind[]
  for (const kind of kinds) {
    for (const [index, entry] of SETS[kind].entries()) {
      const [locale] = entry.locales
      const { title } = await readFixture(FOLDERS[kind], entry.key, locale)
      const draft = await payload.create({
        collection: FOLDERS[kind],
        locale,
        draft: true,
        data: {
          title,
          parent: entry.parent === undefined ? null : find(`${kind}:${entry.parent}`).value,
          position: index,
          isHome: entry.isHome ?? false,
          _status: 'draft',
        },
      })
      ids.set(`${kind}:${entry.key}`, draft.id)
    }
  }
  for (const kind of kinds) {
    for (const entry of SETS[kind]) {
      for (const locale of entry.locales) {
        const text = await readFixture(FOLDERS[kind], entry.key, locale)
        const body = convertMarkdownToLexical({ editorConfig, markdown: text.markdown })
        await payload.update({
          collection: FOLDERS[kind],
          id: find(`${kind}:${entry.key}`).value,
          locale,
          data: {
            title: text.title,
            slug: text.slug,
            excerpt: text.excerpt,
            ...(text.sidebarLabel !== undefined && { sidebarLabel: text.sidebarLabel }),
            body: linkDocuments(body as Body, find),
            meta: { title: text.seoTitle, description: text.seoDescription },
            _status: 'published',
          },
        })
      }
    }
  }
  await payload.updateGlobal({
    slug: 'navigation',
    data: {
      header: CONTENT_NAVIGATION.header.map(find),
      footer: CONTENT_NAVIGATION.footer.map(find),
    },
  })
  return ids.size
}

/** Turns links to `page:key` and `doc:key` into links to that document, in place. */
function linkDocuments(body: Body, find: Find): Body {
  const pending: Record<string, unknown>[] = [body.root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    const fields = node.fields as Record<string, unknown> | undefined
    const url = node.type === 'link' ? fields?.url : undefined
    if (typeof url === 'string' && /^(?:page|doc):/.test(url)) {
      node.fields = { linkType: 'internal', newTab: false, doc: find(url) }
    }
    if (Array.isArray(node.children)) pending.push(...(node.children as typeof pending))
  }
  return body
}
