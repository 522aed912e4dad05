import { expect, it } from 'vitest'

import { developmentHosts } from '../../../../src/domain/addresses/development-hosts'

const inDevelopment = (environment: Record<string, string>) =>
  developmentHosts({ ...environment, NODE_ENV: 'development' })

it('names where a site in development is opened', () => {
  expect(inDevelopment({})).toEqual(['127.0.0.1', '[::1]', 'localhost'])
  const onBoard = { HOST: '192.168.1.5', SITE_URL: 'http://ship.local:3000' }
  expect(inDevelopment(onBoard)).toEqual(['127.0.0.1', '[::1]', '192.168.1.5', 'ship.local'])
  expect(inDevelopment({ HOST: '::1', SITE_URL: 'nonsense' })).toEqual(['127.0.0.1', '[::1]'])
})

it('names nothing in a build', () => {
  expect(developmentHosts({ NODE_ENV: 'production', HOST: '192.168.1.5' })).toEqual([])
})
