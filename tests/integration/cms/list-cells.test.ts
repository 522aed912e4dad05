import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Field } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

/** Cells of lists that are no fields: Payload draws them in forms too, without a row (3.90.1). */

const cms = cmsUnderTest()

// With style sheets, which Node does not read; nothing of it is drawn here.
beforeAll(() => {
  vi.doMock('@payloadcms/ui', () => ({}))
})
afterAll(() => {
  vi.doUnmock('@payloadcms/ui')
})

type Cell = (props: object) => unknown

function uiCells(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui') {
      const { Cell } = field.admin.components ?? {}
      return typeof Cell === 'string' ? [Cell] : []
    }
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => uiCells(tab.fields))
    return 'fields' in field ? uiCells(field.fields) : []
  })
}

it('each of them shows nothing where there is no row', async () => {
  const payload = cms()
  const cells = new Set(payload.config.collections.flatMap(({ fields }) => uiCells(fields)))
  expect(cells.size).toBeGreaterThanOrEqual(3)
  for (const cell of cells) {
    const [file = '', name = ''] = cell.split('#')
    const module = (await import(
      pathToFileURL(path.join(process.cwd(), `${file}.tsx`)).href
    )) as Record<string, Cell>
    const i18n = { t: (key: string) => key, language: 'en' }
    const shown = await module[name]?.({
      payload,
      i18n,
      collectionSlug: 'pages',
      rowData: undefined,
    })
    expect([name, shown]).toEqual([name, null])
  }
})

it('the status tells what readers have from what they had', async () => {
  const { StatusCell } = await import('../../../src/cms/desk/editing/status-cell')
  const payload = cms()
  const shown = (rowData: object) =>
    StatusCell({
      payload,
      i18n: { t: (key: string) => key, language: 'en' },
      collectionSlug: 'crewings',
      cellData: 'changed',
      rowData,
    } as never)
  const data = {
    name: 'Aft',
    country: 'PL',
    timeZone: 'UTC',
    email: 'crew@aft.example',
    _status: 'published',
  } as const
  const company = await payload.create({ collection: 'crewings', data })
  const change = (name: string, draft: boolean) =>
    payload.update({
      collection: 'crewings',
      id: company.id,
      draft,
      data: { name, _status: 'draft' },
    })
  await change('Aft and fore', true)
  expect(await shown(company)).toBe('version:draftHasPublishedVersion')
  await change('Aft again', false)
  expect(await shown(company)).toBe('version:previouslyPublished')
})
