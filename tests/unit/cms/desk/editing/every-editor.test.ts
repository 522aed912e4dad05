import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { describe, expect, it } from 'vitest'

import { everyEditor } from '@/cms/desk/editing/every-editor'

const plain: CollectionConfig = { slug: 'plain', fields: [] }
const own: CollectionConfig = {
  slug: 'own',
  fields: [],
  admin: {
    components: {
      edit: { beforeDocumentControls: ['/own#Control'] },
      views: { edit: { versions: { Component: '/own#Versions' } } },
    },
  },
}
const global: GlobalConfig = { slug: 'global', fields: [] }

/** A configuration of this test's own: the plugin reads nothing else of it. */
const { collections = [], globals = [] } = everyEditor({
  collections: [plain, own],
  globals: [global],
} as unknown as Config)

const viewsOf = ({ admin }: CollectionConfig | GlobalConfig) => admin?.components?.views?.edit

describe('every form of the panel', () => {
  it.each([...collections, ...globals].map((entity) => [entity.slug, entity] as const))(
    'hides the answers of the API from all but admins (%s)',
    (_, entity) => {
      const { api } = viewsOf(entity) as { api: { tab: { condition: Condition } } }
      const isShown = (role: string) =>
        api.tab.condition({ req: { user: { collection: 'staff', role } } })
      expect(['admin', 'editor', 'translator'].map(isShown)).toEqual([true, false, false])
    },
  )

  it('keeps what a content type has of its own', () => {
    expect(collections[1]?.admin?.components?.edit?.beforeDocumentControls).toEqual([
      '/own#Control',
      expect.stringContaining('#ErrorGuide'),
    ])
    expect(viewsOf(own)).toMatchObject({ versions: { Component: '/own#Versions' } })
    expect(globals[0]?.admin?.components?.elements?.beforeDocumentControls).toHaveLength(1)
  })
})

type Condition = (asked: { req: { user: { collection: string; role: string } } }) => boolean
