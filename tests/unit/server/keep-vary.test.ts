import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import { beforeEach, expect, it } from 'vitest'

import { decide } from '../../../src/domain/routes/decide'
import { addVary } from '../../../src/server/keep-vary'
import { takeAnswer } from '../../../src/server/take-answer'

/** A response as Next gets it. */
function newResponse({ variesByNothing = false } = {}): ServerResponse {
  const request = new IncomingMessage(new Socket())
  const site = { defaultLocale: 'en', siteUrl: 'https://site.example' } as const
  const decision = decide({ method: 'GET', url: '/about', headers: {} }, site)
  if (decision.kind !== 'page') throw new Error(decision.kind)
  const route = { ...decision.route, variesByNothing }
  const answer = new ServerResponse(request)
  takeAnswer(request, answer, { rules: { decision: { ...decision, route } } })
  return answer
}

let response: ServerResponse
beforeEach(() => {
  response = newResponse()
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
  const picture = newResponse({ variesByNothing: true })
  picture.setHeader('Vary', 'Accept')
  picture.appendHeader('Vary', 'Accept')
  expect(picture.hasHeader('Vary')).toBe(false)
})

it('headers of Next’s own and of ours stay inside', () => {
  response.writeHead(200, { 'x-middleware-rewrite': '/en/r/1', 'X-Own': 'yes' })
  expect(response.getHeaderNames()).toEqual(['x-own'])
})
