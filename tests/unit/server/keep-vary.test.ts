import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import { beforeEach, expect, it } from 'vitest'

import { addVary, keepVary } from '../../../src/server/keep-vary'

let response: ServerResponse
beforeEach(() => {
  response = new ServerResponse(new IncomingMessage(new Socket()))
  keepVary(response)
})

/** As Next says of each page that it renders. */
const NEXTS = [
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Next-Url',
]

it('what an answer differs by only grows, each name once', () => {
  response.setHeader('Vary', 'Cookie, Accept-Language')
  response.setHeader('vary', ['cookie', 'X-Other'])
  addVary(response, 'Accept-Encoding')
  expect(response.getHeader('Vary')).toBe('cookie, Accept-Language, X-Other, Accept-Encoding')
})

it('nothing differs by what Next’s router sends', () => {
  response.setHeader('Vary', 'Save-Data')
  response.setHeader('Vary', NEXTS)
  expect(response.getHeader('Vary')).toBe('Save-Data')
})

it('an answer that differs by nothing has no such header', () => {
  response.setHeader('Vary', NEXTS)
  expect(response.hasHeader('Vary')).toBe(false)
})
