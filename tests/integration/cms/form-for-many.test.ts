import { type CollectionSlug, type Field, traverseFields } from 'payload'
import { expect, it } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'

/** The list's form for many offers a field only where what is typed into it is stored. */

const cms = cmsUnderTest()

/** Names of the fields that the form offers. */
function offered(collection: CollectionSlug): string[] {
  const found: string[] = []
  traverseFields({
    fields: cms().collections[collection].config.fields,
    config: cms().config,
    fillEmpty: false,
    callback: ({ field, parentPath }) => {
      const { admin } = field as Field & { admin?: { disableBulkEdit?: boolean; hidden?: boolean } }
      const isOffered = admin?.disableBulkEdit !== true && admin?.hidden !== true
      if ('name' in field && isOffered) found.push(`${parentPath}${field.name}`)
    },
  })
  return found
}

it('offers neither fields of search engines nor schedules for many pages', () => {
  expect(offered('pages')).toContain('title')
  for (const name of ['meta.title', 'meta.description', 'meta.image', 'schedules', 'slug']) {
    expect(offered('pages')).not.toContain(name)
  }
})

it('offers nothing of a request but who works on it and how far it is', () => {
  expect(offered('requests').toSorted()).toEqual(['assignee', 'state'])
})

it('offers no day: text that is none was dropped under "Updated 2 Schedules successfully"', () => {
  expect(offered('schedules')).not.toContain('at')
})

it('offers what many images show', () => {
  expect(offered('media')).toContain('alt')
})
