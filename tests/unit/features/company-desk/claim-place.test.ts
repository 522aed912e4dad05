import { describe, expect, it } from 'vitest'

import {
  claimPlace,
  lookAlikeOf,
  registeredDomain,
} from '../../../../src/features/company-desk/claim-place'

const NORTH = { email: 'crewing@north-ships.com', website: 'https://www.north-ships.com/jobs' }

describe('the mailbox of a claim', () => {
  it.each([
    ['Crewing@North-Ships.com', NORTH, 'shownAddress'],
    ['olena@north-ships.com', NORTH, 'ownDomain'],
    ['olena@odesa.north-ships.com', NORTH, 'ownDomain'],
    ['olena@gmail.com', NORTH, 'freeMail'],
    ['olena@north-ships.co', NORTH, 'otherDomain'],
    ['olena@north-ships.com.ua', NORTH, 'otherDomain'],
    ['olena@notnorth-ships.com', NORTH, 'otherDomain'],
    // The shown address of a small agency is at a provider: others there are not the agency.
    ['north@gmail.com', { email: 'north@gmail.com', website: null }, 'shownAddress'],
    ['n.o.rth+jobs@googlemail.com', { email: 'north@gmail.com', website: null }, 'shownAddress'],
    ['somebody@abv.bg', { email: 'north@abv.bg', website: null }, 'otherDomain'],
    // A page at a service makes nobody of the service its people.
    ['x@wixsite.com', { email: null, website: 'https://north.wixsite.com' }, 'otherDomain'],
    ['x@co.uk', { email: null, website: 'https://north.co.uk' }, 'otherDomain'],
    ['x@south.co.uk', { email: null, website: 'https://north.co.uk' }, 'otherDomain'],
    ['x@north.co.uk', { email: null, website: 'https://www.north.co.uk' }, 'ownDomain'],
    ['x@gmail.com', { email: null, website: 'https://gmail.com' }, 'freeMail'],
    ['x@north.ships', { email: null, website: null }, 'otherDomain'],
    ['x@[192.0.2.1]', { email: null, website: 'http://192.0.2.1' }, 'otherDomain'],
  ] as const)('%s', (address, company, place) => {
    expect(claimPlace(address, company)).toBe(place)
  })
})

describe('a domain that may be taken for a company’s', () => {
  const companies = [
    { name: 'North Ships', website: 'https://www.north-ships.com' },
    { name: 'Harbour Crewing', website: 'https://harbourcrewing.example' },
  ]
  it.each([
    ['olena@north-ships.co', 'North Ships'],
    ['olena@n0rth-ships.com', 'North Ships'],
    ['olena@northships.com', 'North Ships'],
    ['olena@mail.north-ships-jobs.com', 'North Ships'],
    ['olena@xn--nrth-ships-evi.com', 'North Ships'],
    ['olena@harbourcrewlng.example', 'Harbour Crewing'],
  ])('%s', (address, name) => {
    expect(lookAlikeOf(address, companies)?.name).toBe(name)
  })

  it.each([
    'olena@north-ships.com',
    'olena@odesa.north-ships.com',
    'olena@gmail.com',
    'x@baltic.example',
  ])('is not %s', (address) => {
    expect(lookAlikeOf(address, companies)).toBeUndefined()
  })
})

it('a number is no domain', () => {
  expect(registeredDomain('192.0.2.1')).toBeUndefined()
  expect(registeredDomain('')).toBeUndefined()
})
