import { describe, expect, it } from 'vitest'

import { HELP_WORDS } from '../../../../src/domain/help-words/help-words'
import { isBelowHelp, languagesOfHelpAddress } from '../../../../src/domain/help-words/help-address'
import { LOCALES } from '../../../../src/domain/locales/locales'
import { readFirstText } from '../../../../src/first-content/content-set'

describe('an address that somebody in trouble types', () => {
  it.each([
    ['sos', []],
    ['SOS', []],
    ['emergency', []],
    ['suicide', []],
    ['raped', []],
    ['help-me', []],
    ['help.html', []],
    ['помощь', ['ru']],
    ['tulong', ['ph']],
    ['bantuan', ['id']],
    ['tolong', ['id']],
    ['مساعدة', ['ar']],
    ['求助', ['zh']],
    // A word of two languages.
    ['socorro', ['es', 'pt']],
  ])('asks for help by /%s, in the languages that have the word', (path, languages) => {
    expect(languagesOfHelpAddress(path)).toEqual(languages)
  })

  it.each(['', 'about', 'jobs', 'docs/help', 'helper-wanted', 'help-desk-officer', 'wp-login.php'])(
    'is not /%s',
    (path) => {
      expect(languagesOfHelpAddress(path)).toBeUndefined()
    },
  )

  it.each(LOCALES)('is what the page of help is called in %s', async (locale) => {
    const { slug } = await readFirstText('pages', 'help', locale)
    expect(languagesOfHelpAddress(slug)).toBeDefined()
    if (locale !== 'en') expect(languagesOfHelpAddress(slug)).toContain(locale)
  })

  it.each(LOCALES)('is told from other pages in %s, and so is what is below it', async (locale) => {
    const { slug } = await readFirstText('pages', 'help', locale)
    const { slug: below } = await readFirstText('pages', 'help-by-country', locale)
    expect([isBelowHelp(slug), isBelowHelp(`${slug}/${below}`)]).toEqual([true, true])
    for (const other of ['', 'docs', `docs/${slug}`, 'vacancies', 'mailing']) {
      expect([other, isBelowHelp(other)]).toEqual([other, false])
    }
  })

  it('is every call that a search knows', () => {
    for (const call of Object.values(HELP_WORDS).flatMap(({ calls }) => calls)) {
      expect([call, languagesOfHelpAddress(call)]).not.toEqual([call, undefined])
    }
  })
})
