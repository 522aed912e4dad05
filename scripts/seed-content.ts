import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

import { editor } from '../src/cms/rich-text/editor'
import type { Page } from '../src/payload-types'
import { CONTENT_NAVIGATION, CONTENT_SET, readFixture } from '../tests/fixtures/content-set'

type Body = NonNullable<Page['body']>

/**
 * Writes and publishes the content set. Returns the number of pages.
 * @throws whatever Payload throws, e.g. where a page of the same address exists
 */
export async function seedContent(payload: Payload): Promise<number> {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor })
  const ids = new Map<string, number>()
  const idOf = (key: string): number => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The content set has no page "${key}"`)
    return id
  }

  // Drafts first: texts link to pages that come later in the tree.
  for (const [index, page] of CONTENT_SET.entries()) {
    const { title } = await readFixture(page.key, page.locales[0])
    const draft = await payload.create({
      collection: 'pages',
      locale: page.locales[0],
      draft: true,
      data: {
        title,
        parent: page.parent === undefined ? null : idOf(page.parent),
        position: index,
        isHome: page.isHome ?? false,
        _status: 'draft',
      },
    })
    ids.set(page.key, draft.id)
  }
  for (const page of CONTENT_SET) {
    for (const locale of page.locales) {
      const { title, slug, excerpt, seoTitle, seoDescription, markdown } = await readFixture(
        page.key,
        locale,
      )
      const body = convertMarkdownToLexical({ editorConfig, markdown })
      await payload.update({
        collection: 'pages',
        id: idOf(page.key),
        locale,
        data: {
          title,
          slug,
          excerpt,
          body: linkDocuments(body as Body, idOf),
          meta: { title: seoTitle, description: seoDescription },
          _status: 'published',
        },
      })
    }
  }
  await payload.updateGlobal({
    slug: 'navigation',
    data: {
      header: CONTENT_NAVIGATION.header.map(idOf),
      footer: CONTENT_NAVIGATION.footer.map(idOf),
    },
  })
  return CONTENT_SET.length
}

/** Turns links to `page:key` into links to that document, in place. */
function linkDocuments(body: Body, idOf: (key: string) => number): Body {
  const pending: Record<string, unknown>[] = [body.root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    const fields = node.fields as Record<string, unknown> | undefined
    if (node.type === 'link' && typeof fields?.url === 'string' && fields.url.startsWith('page:')) {
      const value = idOf(fields.url.slice('page:'.length))
      node.fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value } }
    }
    if (Array.isArray(node.children)) pending.push(...(node.children as typeof pending))
  }
  return body
}
