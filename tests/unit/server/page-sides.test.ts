import { describe, expect, it } from 'vitest'

import { placeSidesOfPage } from '../../../src/server/page-sides'

const page = (direction: string) =>
  `<!doctype html><html lang="x" dir="${direction}"><head><style data-href="a">.a{margin-inline-start:4px}</style></head><body><style>.b{inset-inline-end:0}</style><p>{margin-inline-start:4px}</p></body></html>`

describe('sides of a page', () => {
  it('are those of its direction, in each of its style sheets and nowhere else', () => {
    expect(placeSidesOfPage(page('ltr'))).toBe(
      page('ltr')
        .replace('.a{margin-inline-start', '.a{margin-left')
        .replace('inset-inline-end', 'right'),
    )
    expect(placeSidesOfPage(page('rtl'))).toBe(
      page('rtl')
        .replace('.a{margin-inline-start', '.a{margin-right')
        .replace('inset-inline-end', 'left'),
    )
  })
})
