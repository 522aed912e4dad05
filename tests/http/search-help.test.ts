import { describe, expect, it } from 'vitest'

import type { Locale } from '../../src/domain/locales/locales'
import { ask } from '../site/ask'
import { sharedSite } from './site-under-test'

/** What the search of the site says to somebody in despair or danger, before anything that it finds. */

const under = sharedSite()

async function search(words: string, locale: Locale = 'en') {
  const prefix = locale === 'en' ? '' : `/${locale}`
  const { status, body } = await ask(
    under.site.url,
    `${prefix}/search?q=${encodeURIComponent(words)}`,
  )
  expect(status).toBe(200)
  return body.slice(body.indexOf('<main'))
}

describe('the search', () => {
  it.each([
    ['suicide', 'en'],
    ['самоубийство', 'ru'],
    ['самогубство', 'uk'],
    ['suicide', 'fr'],
    ['انتحار', 'ar'],
    ['suicidio', 'es'],
    ['selbstmord', 'de'],
    ['magpakamatay', 'ph'],
    ['आत्महत्या', 'hi'],
    ['suicídio', 'pt'],
    ['bunuh diri', 'id'],
    ['自杀', 'zh'],
    ['rape', 'en'],
    ['bleeding', 'en'],
    ['unpaid wages', 'en'],
    ['брошенный экипаж', 'ru'],
    ['拖欠工資', 'zh'],
  ] as const)('answers “%s” in %s with people who help, first', async (words, locale) => {
    const main = await search(words, locale)
    const line = main.indexOf('href="tel:+')
    expect(line).toBeGreaterThan(0)
    const found = main.indexOf('class="sum"')
    if (found > 0) expect(line).toBeLessThan(found)
  })

  it.each([
    ['rape', 'en', 'women-at-sea'],
    ['изнасиловали', 'ru', 'женщины'],
    ['बलात्कार', 'hi', 'महिलाएँ'],
  ] as const)(
    'begins what “%s” finds in %s with the guide about it, without pirates',
    async (words, locale, guide) => {
      const main = await search(words, locale)
      const [first] = /<ul class="card site-hits"><li>.*?<\/li>/s.exec(main) ?? ['']
      expect(decodeURIComponent(first)).toContain(guide)
      expect(main).not.toContain('IMB')
    },
  )

  it.each(['captain hits me', 'rape'])(
    'does not tell who types “%s” to try other words',
    async (words) => {
      const main = await search(words)
      expect(main).toContain('class="found-help"')
      expect(main).not.toContain('Fewer words may help')
    },
  )

  it.each(['they took my passport', 'the captain beats me'])(
    'answers “%s” without pirates',
    async (words) => {
      const main = await search(words)
      expect(main).toContain('found-help')
      expect(main).not.toContain('IMB')
    },
  )

  it('names who helps against pirates where they are named', async () => {
    expect(await search('pirates on board')).toContain('IMB')
  })

  it.each([
    ['raped', 'assaulted', ['SeafarerHelp', 'ISWAN', 'Safer Waves']],
    ['not paid', 'notPaid', ['SeafarerHelp', 'ITF']],
    ['fake job', 'cheated', ['SeafarerHelp', 'ITF']],
    ['pirates on board', 'threatened', ['IMB', 'MDAT-GoG', 'SeafarerHelp']],
  ])(
    'names for “%s” all who help with it, and leads to the part about it',
    async (words, part, who) => {
      const main = await search(words)
      const card = main.slice(main.indexOf('class="found-help"'))
      const places = who.map((name) => card.indexOf(`<bdi>${name}`))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(card).toContain(`href="/help#_${part}" class="more"`)
    },
  )

  it.each([
    ['suicide', 'en', 'mental-health'],
    ['депрессия', 'ru', 'душевное'],
  ] as const)('shows for “%s” in %s the guide about it', async (words, locale, guide) => {
    const main = await search(words, locale)
    const [first] = /<ul class="card site-hits"><li>.*?<\/li>/s.exec(main) ?? ['']
    expect(decodeURIComponent(first)).toContain(guide)
  })

  it('that finds nothing leads to who helps, and so does a list that is asked for trouble', async () => {
    expect(await search('zzzzqqq')).toContain('<p class="help-link my-5"><a href="/help"')
    for (const list of ['/crewings', '/crewings/companies']) {
      const { body } = await ask(under.site.url, `${list}?words=suicide`)
      expect(body).toContain('<p class="help-link my-5"><a href="/help"')
    }
    const { body } = await ask(under.site.url, '/crewings?words=bosun')
    expect(body).not.toContain('class="help-link')
  })

  it('leads from words in letters of another language to what that language has', async () => {
    // Neither is in the vocabulary, by which a search finds its like in every language.
    for (const [words, locale, other] of [
      ['惊恐发作', 'en', 'zh'],
      ['квитанция', 'ar', 'ru'],
    ] as const) {
      expect(await search(words, locale)).toContain(
        `href="/${other}/search?q=${encodeURIComponent(words)}" hrefLang="${other}" class="more"`,
      )
    }
  })

  it('takes no word of trouble for another one, and offers no vacancies for it', async () => {
    const main = await search('rape')
    expect(main).not.toContain('This was found for')
    expect(main).not.toContain('/crewings?words=')
  })

  it('does not, where somebody looks for a paper', async () => {
    expect(await search('medical certificate')).not.toContain('found-help')
  })

  it.each([
    ['ربان', 'ar'],
    ['البحاره', 'ar'],
    ['बन्दरगाह', 'hi'],
    ['海員', 'zh'],
    ['oficial', 'pt'],
    ['грунт', 'uk'],
  ] as const)('answers “%s” in %s', async (words, locale) => {
    expect(await search(words, locale)).toContain('<ul class="card site-hits"><li><')
  })

  it('shows at once what the source language has, where a language has little', async () => {
    const main = await search('cookies', 'hi')
    expect(main).toContain('<li lang="en"')
    expect(main).toContain('<mark>Cookies</mark>')
  })

  it('says of a title that its text is in another language', async () => {
    expect(await search('गोपनीयता', 'hi')).toContain('(अंग्रेज़ी में)')
  })
})
