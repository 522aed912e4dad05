import { createRequire } from 'node:module'

import moment from 'moment-timezone'
import { afterEach, expect, it } from 'vitest'

import { zonesApart } from '@/domain/time/zones-of-node'

type Rules = Parameters<typeof moment.tz.load>[0]

const TODAYS = createRequire(import.meta.url)('moment-timezone/data/packed/latest.json') as Rules

const FROM = new Date('2026-11-29T00:00:00Z')

afterEach(() => moment.tz.load(TODAYS))

it('a time zone for which Node has the same rules is not named', () => {
  expect(zonesApart(['UTC', 'Europe/Kyiv', 'Asia/Manila', 'Australia/Lord_Howe'], FROM)).toEqual([])
})

it('one that has another offset in Node is', () => {
  moment.tz.load({
    version: '2099a',
    zones: ['Asia/Manila|PST|-90|0||24e6'],
    links: [],
  })
  expect(zonesApart(['UTC', 'Asia/Manila'], FROM)).toEqual(['Asia/Manila'])
})
