import { expect, it } from 'vitest'

import { PAGE_DATA_PATH, readPageDataAddress } from '../../../src/domain/page-data'

const MARK = 'Ab_-'.repeat(5) + 'xy'

it.each([
  [`${PAGE_DATA_PATH}${MARK}/`, { mark: MARK, currency: undefined, address: '/' }],
  [
    `${PAGE_DATA_PATH}${MARK}/uk/a?page=2`,
    { mark: MARK, currency: undefined, address: '/uk/a?page=2' },
  ],
  [`${PAGE_DATA_PATH}${MARK}-EUR/a`, { mark: `${MARK}-EUR`, currency: 'EUR', address: '/a' }],
  [`${PAGE_DATA_PATH}${MARK}-XXX/a`, { mark: `${MARK}-XXX`, currency: undefined, address: '/a' }],
  [`${PAGE_DATA_PATH}${MARK}`, undefined],
  [`${PAGE_DATA_PATH}short/uk`, undefined],
  ['/uk', undefined],
  [`/x${PAGE_DATA_PATH}${MARK}/uk`, undefined],
])('reads the address of the data of a page: %s', (url, read) => {
  expect(readPageDataAddress(url)).toEqual(read)
})
