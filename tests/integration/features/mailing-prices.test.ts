import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { ValidationError } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { MailingPriceList } from '../../../src/domain/money/mailing-price'
import { MOST_MINOR_UNITS } from '../../../src/domain/money/money'
import type { PriceList } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

/** The prices that are kept, the list of the editors, and the keys of the pages that show them. */

const UPSTREAM = 'http://upstream.example/'

const cms = cmsUnderTest()

const database = () => (cms().db as unknown as PostgresAdapter).drizzle // the config mounts no other adapter

// They read the environment, so they are loaded after the CMS.
const store = () => import('../../../src/features/mailing/price-store')
const prices = async (locale: Locale) =>
  (await import('../../../src/features/mailing/mailing.queries')).getMailingPrices(locale)
const sql = async (text: string) =>
  (await import('../../../src/cms/database/read-pool')).query(text, [])
const answer = async (query: string) => {
  const { answerPrices } = await import('../../../src/features/mailing/price-answer')
  const response = await answerPrices(new URLSearchParams(query))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const write = (locale: Locale, data: Partial<PriceList>) =>
  cms().updateGlobal({ slug: 'price-list', locale, data })

/** The key that the page at a path has now, and whether it is made for each currency. */
async function keyAt(locale: Locale, path: string) {
  const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
  const found = await lookUp(locale, path)
  if (!('key' in found)) throw new Error(`${path} is ${found.kind}`)
  return found
}

const list = (usd: number): MailingPriceList => ({
  mailings: [
    {
      id: 'ocean',
      name: 'Ocean of theirs',
      description: 'In their words.',
      included: ['A thing'],
      price: { USD: usd },
      promo: undefined,
    },
  ],
  application: { USD: 1000 },
  dropped: 0,
  unpriced: 0,
})

const BLOCK = {
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '0123456789abcdef01234567', blockName: '', blockType: 'mailingPrices' },
}

const text = (...children: unknown[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
})

async function publish(title: string, body: ReturnType<typeof text>, locale: Locale = 'en') {
  const { id } = await cms().create({
    collection: 'pages',
    locale,
    // Lexical's state is described more loosely.
    data: { title, body: body as never, _status: 'published' },
  })
  return id
}

beforeEach(async () => {
  await sql('DELETE FROM mailing_prices')
  for (const collection of ['pages', 'docs'] as const) {
    await cms().delete({ collection, where: { id: { exists: true } } })
  }
  await write('en', { mailings: [], application: {} })
})

const WORD = {
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text: 'Слово' }],
}

describe('the key of a page', () => {
  it('has the revision of prices only where the page shows them, in its own language', async () => {
    const id = await publish('Mailing', text(BLOCK))
    await publish('About', text())
    await cms().update({
      collection: 'pages',
      id,
      locale: 'uk',
      data: {
        title: 'Без цін',
        slug: 'uk-page',
        // With words of its own: a title alone is shown with the text of the source, and its prices.
        body: text(WORD) as never,
        _status: 'published',
      },
    })
    const { beginPrices, keepPrices } = await store()
    await beginPrices(UPSTREAM)
    const keys = async () => ({
      shown: await keyAt('en', 'mailing'),
      fallback: await keyAt('ar', 'mailing'),
      others: [await keyAt('en', 'about'), await keyAt('uk', 'uk-page')],
    })
    const before = await keys()
    expect(before).toMatchObject({
      shown: { showsPrices: true },
      fallback: { showsPrices: true },
      others: [{ showsPrices: false }, { showsPrices: false }],
    })
    await keepPrices(UPSTREAM, list(4900), 600)
    const after = await keys()
    expect(after.shown.key).not.toBe(before.shown.key)
    expect(after.fallback.key).not.toBe(before.fallback.key)
    expect(after.others).toEqual(before.others)
  })

  it('loses it when the block is taken out of what is published', async () => {
    const id = await publish('Mailing', text(BLOCK))
    expect(await keyAt('en', 'mailing')).toMatchObject({ showsPrices: true })
    // A draft changes nothing that readers see.
    await cms().update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { body: text() as never, _status: 'draft' },
    })
    expect(await keyAt('en', 'mailing')).toMatchObject({ showsPrices: true })
    await cms().update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { body: text() as never, _status: 'published' },
    })
    expect(await keyAt('en', 'mailing')).toMatchObject({ showsPrices: false })
  })

  it('changes with every price and every day, and not with the same answer again', async () => {
    await publish('Mailing', text(BLOCK))
    const { beginPrices, keepPrices } = await store()
    await beginPrices(UPSTREAM)
    const key = async () => (await keyAt('en', 'mailing')).key
    await keepPrices(UPSTREAM, list(4900), 600)
    const first = await key()
    await keepPrices(UPSTREAM, list(4900), 600)
    expect(await key()).toBe(first)
    await keepPrices(UPSTREAM, list(4901), 600)
    const second = await key()
    expect(second).not.toBe(first)
    await sql(`UPDATE mailing_prices SET fetched_at = fetched_at - interval '1 day'`)
    await keepPrices(UPSTREAM, list(4901), 600)
    expect(await key()).not.toBe(second)
  })

  it('changes with the list of the editors, in the same transaction', async () => {
    await publish('Mailing', text(BLOCK))
    const before = await keyAt('en', 'mailing')
    await write('en', { mailings: [{ key: 'ocean', price: { USD: 100 } }] })
    const after = await keyAt('en', 'mailing')
    expect(after.key).not.toBe(before.key)
    await expect(
      write('en', { mailings: [{ key: 'ocean', price: { USD: -1 } }] }),
    ).rejects.toThrow()
    expect(await keyAt('en', 'mailing')).toEqual(after)
  })
})

describe('typed in the panel', () => {
  // What the field sends of “1,299”, which some read as a thousand and others as one.
  it.each(['?1,299', '?', 'abc'])('are refused in a sentence where they are %j', async (USD) => {
    const price = { USD } as unknown as { USD: number }
    const refused = await write('en', { mailings: [{ key: 'ocean', price }] }).catch(
      (error: unknown) => error,
    )
    expect(refused).toMatchObject({
      data: {
        errors: [
          {
            path: 'mailings.0.price.USD',
            message: expect.stringContaining('such as 19.99, from 0 to 10,000,000'),
          },
        ],
      },
    })
  })
})

describe('of an upstream', () => {
  const known = async (locale: Locale) => {
    const { readPrices } = await store()
    expect(locale).toBeDefined()
    return readPrices(UPSTREAM)
  }

  it('keep the last good answer through every failure, and its date', async () => {
    const { beginPrices, keepPrices, noteFailure } = await store()
    await beginPrices(UPSTREAM)
    expect(await known('en')).toEqual({ list: undefined, fetchedAt: undefined, failure: undefined })
    await keepPrices(UPSTREAM, list(4900), 600)
    const kept = await known('en')
    expect(kept.list).toMatchObject({ mailings: [{ price: { USD: 4900 } }] })
    for (const message of ['Out of order', undefined]) {
      await noteFailure(UPSTREAM, { message, nextSeconds: 1, heldSeconds: undefined })
      expect(await known('en')).toEqual({ ...kept, failure: message })
    }
    // A restart is no reason to forget them.
    await beginPrices(UPSTREAM)
    expect(await known('en')).toMatchObject({ list: kept.list, fetchedAt: kept.fetchedAt })
  })

  it('are not those of another', async () => {
    const { beginPrices, keepPrices, readPrices } = await store()
    await beginPrices(UPSTREAM)
    await keepPrices(UPSTREAM, list(4900), 600)
    const before = await sql("SELECT revision FROM publication_tags WHERE tag = 'prices'")
    await beginPrices('http://other.example/')
    expect(await readPrices('http://other.example/')).toMatchObject({ list: undefined })
    expect(await known('en')).toMatchObject({ list: undefined })
    // What comes late of the first is nobody's.
    await keepPrices(UPSTREAM, list(1), 600)
    expect(await readPrices('http://other.example/')).toMatchObject({ list: undefined })
    expect(await sql("SELECT revision FROM publication_tags WHERE tag = 'prices'")).not.toEqual(
      before,
    )
  })

  it('are asked for by one of many who find it time', async () => {
    const { beginPrices, acquireRefresh, keepPrices, noteFailure } = await store()
    await beginPrices(UPSTREAM)
    const acquire = async () => {
      const all = Array.from({ length: 20 }, () => acquireRefresh(database(), UPSTREAM, 15))
      return (await Promise.all(all)).filter((one) => one !== undefined)
    }
    const failures = async () => (await acquire()).map((one) => one.failures)
    expect(await failures()).toEqual([0])
    expect(await failures()).toEqual([])
    await noteFailure(UPSTREAM, { message: undefined, nextSeconds: 0, heldSeconds: undefined })
    expect(await failures()).toEqual([1])
    await keepPrices(UPSTREAM, list(1), 0)
    expect(await failures()).toEqual([0])
  })

  it('that come after the lease of their request are not kept: another has asked since', async () => {
    const { acquireRefresh, beginPrices, keepPrices, noteFailure, readPrices } = await store()
    await beginPrices(UPSTREAM)
    const late = await acquireRefresh(database(), UPSTREAM, 15)
    await sql(`UPDATE mailing_prices SET claimed_until = now() - interval '1 second'`)
    const other = await acquireRefresh(database(), UPSTREAM, 15)
    await keepPrices(UPSTREAM, list(4900), 600, other?.lease)
    await keepPrices(UPSTREAM, list(1), 600, late?.lease)
    const failure = { message: 'late', nextSeconds: 1, heldSeconds: undefined }
    await noteFailure(UPSTREAM, failure, late?.lease)
    const { list: kept, failure: noted } = await readPrices(UPSTREAM)
    expect([kept?.mailings[0]?.price, noted]).toEqual([{ USD: 4900 }, undefined])
  })

  it('are asked for again by a start, unless the upstream wants to be left alone', async () => {
    const { beginPrices, acquireRefresh, keepPrices, noteFailure } = await store()
    await beginPrices(UPSTREAM)
    await keepPrices(UPSTREAM, list(1), 600)
    expect(await acquireRefresh(database(), UPSTREAM, 15)).toBeUndefined()
    await beginPrices(UPSTREAM)
    expect(await acquireRefresh(database(), UPSTREAM, 15)).toBeDefined()
    await noteFailure(UPSTREAM, { message: undefined, nextSeconds: 600, heldSeconds: 60 })
    await beginPrices(UPSTREAM)
    expect(await acquireRefresh(database(), UPSTREAM, 15)).toBeUndefined()
  })
})

describe('the list of the editors', () => {
  const MAILINGS: PriceList['mailings'] = [
    { key: 'world', name: 'World', price: { USD: 7900, EUR: 7300 } },
    { key: 'hidden', name: 'Hidden', active: false, price: { USD: 1 } },
    {
      key: 'ocean',
      name: 'Ocean',
      included: 'One thing\n\n  Another \r\n',
      price: { USD: 4900 },
      promo: { USD: 3900 },
    },
    { key: 'nameless' },
  ]

  it('is what readers see, in its order, without what is not active', async () => {
    expect(await prices('en')).toEqual({ isKnown: false, message: undefined, mayCome: false })
    await write('en', { mailings: MAILINGS, application: { UAH: 41_500 } })
    const known = await prices('en')
    expect(known).toMatchObject({
      isKnown: true,
      mailings: [
        { id: 'world', price: { USD: 7900, EUR: 7300 }, promo: undefined },
        {
          id: 'ocean',
          promo: { USD: 3900 },
          included: { text: ['One thing', 'Another'], locale: 'en' },
        },
        { id: 'nameless', name: { text: 'nameless' }, price: undefined },
      ],
      application: { UAH: 41_500 },
    })
    if (known.isKnown) expect(Date.now() - known.asOf.getTime()).toBeLessThan(60_000)
  })

  it('is shown in the reader’s language, word for word where it is written in it', async () => {
    const { mailings } = await write('en', { mailings: MAILINGS })
    await write('uk', {
      mailings: (mailings ?? []).map(({ id, key }) => ({
        ...(id && { id }),
        key,
        name: key === 'world' ? 'Увесь світ' : null,
      })),
    })
    expect(await prices('uk')).toMatchObject({
      mailings: [
        { name: { text: 'Увесь світ', locale: 'uk' } },
        { name: { text: 'Ocean', locale: 'en' }, included: { locale: 'en' } },
        { id: 'nameless' },
      ],
    })
  })

  it.each([
    ['a fraction of a cent', { key: 'a', price: { USD: 19.5 } }],
    ['less than nothing', { key: 'a', price: { EUR: -1 } }],
    ['too much', { key: 'a', price: { UAH: MOST_MINOR_UNITS + 1 } }],
    ['a promo that is no less', { key: 'a', price: { USD: 100 }, promo: { USD: 100 } }],
    ['a key that is too long', { key: 'x'.repeat(101) }],
    ['no key', { key: '' }],
    ['a word that is too long', { key: 'a', included: 'x'.repeat(121) }],
  ])('refuses %s', async (_, mailing) => {
    const refused = write('en', { mailings: [mailing] })
    await expect(refused).rejects.toBeInstanceOf(ValidationError)
  })

  it('refuses two mailings of one key, with a sentence', async () => {
    await expect(write('en', { mailings: [{ key: 'a' }, { key: 'a' }] })).rejects.toMatchObject({
      data: { errors: [{ path: 'mailings', message: expect.stringContaining('“a”') }] },
    })
  })

  it('compares a promo with its price also in a form that is still written', async () => {
    const { validatePromo } = await import('../../../src/features/mailing/price-list.hooks')
    const mailing = { price: { USD: 100 }, promo: { USD: 200 } }
    const data = { mailings: [{ price: { USD: 900 }, promo: { USD: 200 } }, mailing] }
    const req = { t: (key: string) => key }
    const checked = (siblingData: object) =>
      // Payload tells more than the rule reads, and no path.
      validatePromo('USD')(200, { data, siblingData, req } as never)
    expect(checked(mailing.promo)).not.toBe(true)
    expect(checked(data.mailings[0]?.promo ?? {})).toBe(true)
  })

  it('shows no promo in a currency that the price is not known in', async () => {
    await write('en', { mailings: [{ key: 'a', price: { USD: 100 }, promo: { EUR: 500 } }] })
    expect(await prices('en')).toMatchObject({ mailings: [{ promo: undefined }] })
    expect((await answer('')).body.mailings).not.toMatchObject([{ firstPromo: expect.anything() }])
  })
})

describe('the answer of the site itself', () => {
  it('is what the contract reads, with exact amounts', async () => {
    await write('en', {
      mailings: [{ key: 'ocean', name: 'Ocean', price: { USD: 1999 }, promo: { USD: 5 } }],
      application: { EUR: 900 },
    })
    const { status, body } = await answer('withApplication=true&lang=en&isHideRu=true&unknown=1')
    expect(status).toBe(200)
    const { readUpstream } = await import('../../../src/features/mailing/upstream-mapping')
    expect(readUpstream(body)).toMatchObject({
      mailings: [{ id: 'ocean', name: 'Ocean', price: { USD: 1999 }, promo: { USD: 5 } }],
      application: { EUR: 900 },
      dropped: 0,
    })
    const bare = await answer('withApplication=false&withCurrency=false&withFirstPromo=false')
    expect(Object.keys(bare.body).toSorted()).toEqual(['asOf', 'mailings'])
    expect(bare.body.mailings).not.toMatchObject([{ firstPromo: expect.anything() }])
  })

  it.each(['lang=xx', 'lang=', 'withCurrency=1', 'lang=uk&withApplication='])(
    'says what is wrong with ?%s',
    async (query) => {
      const { status, body } = await answer(query)
      expect(status).toBe(400)
      expect(body).toEqual({ message: expect.stringMatching(/\S/) })
    },
  )

  it('is a 503 with a message in the language that was asked for, where nothing is known', async () => {
    expect(await answer('lang=uk')).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/[а-яїі]/) },
    })
  })
})

describe('a start', () => {
  it('that cannot keep prices at its first look raises no alarm, and tries again', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await sql('DELETE FROM mailing_prices')
    await sql('ALTER TABLE mailing_prices RENAME TO mailing_prices_away')
    const { pricesRunner } = await import('../../../src/features/mailing/prices.runner')
    const { startRunners } = await import('../../../src/cms/services/jobs/start-runners')
    const { end } = startRunners(() => Promise.resolve(cms()), [pricesRunner()])
    await sql('SELECT pg_sleep(0.2)')
    await sql('ALTER TABLE mailing_prices_away RENAME TO mailing_prices')
    await expect.poll(() => sql('SELECT 1 FROM mailing_prices'), { timeout: 5_000 }).toHaveLength(1)
    expect(said).not.toHaveBeenCalled()
    await end()
    said.mockRestore()
  })
})
