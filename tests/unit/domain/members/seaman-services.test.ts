import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  hasWords,
  isServiceCategory,
  SERVICE_CATEGORIES,
} from '../../../../src/domain/members/seaman-services'

/** How members search the services. */

const ofText = (text: string) => ({ title: '', summary: undefined, text })

/** Letters, with those that are written of several characters; one alphabet a line. */
const LETTERS = [
  'a b z ü é ñ ş ß ç ı İ ø ł 0 1 7 9',
  'а б в г ґ д е ё є и і ї й щ э я',
  'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي',
  'क ख ग घ च ज ट ड त थ द न प ब म य र ल व श स ह कि सी पु क्ष त्र',
  '船 员 服 务 签 证 医 疗 海 事',
].flatMap((alphabet) => alphabet.split(' '))
const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 8 })
  .map((letters) => {
    return letters.join('')
  })

describe('a text', () => {
  test('has its own words, in whatever order and case, decomposed or not', () => {
    const changes: ((text: string) => string)[] = [
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFC'),
    ]
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...changes),
        fc.constantFrom(' ', ', ', '. ', '\n', '／', '، ', '。'),
        (words, change, between) => {
          const text = words.join(between)
          const question = change(words.toReversed().join(' '))
          for (const place of ['title', 'summary', 'text'] as const) {
            const service = { ...ofText(''), [place]: text }
            expect(hasWords(service, question), JSON.stringify([text, question])).toBe(true)
          }
        },
      ),
    )
  })

  test('has its words in capitals too, of languages that have them', () => {
    // Not ß, ı and İ: their capitals are other letters or more of them.
    const plain = word.filter((letters) => !/[ßıİ]/.test(letters))
    fc.assert(
      fc.property(plain, (text) => {
        expect(hasWords(ofText(text), text.toUpperCase())).toBe(true)
        expect(hasWords(ofText(text.toUpperCase()), text)).toBe(true)
      }),
    )
  })

  test.each([
    ['Hindi', 'नाविक पुस्तिका का नवीनीकरण', 'पुस्तिका नाविक', 'पसतक'],
    ['Hindi, where a vowel makes another word', 'दिन', 'दिन', 'दान'],
    ['Arabic', 'تجديد دفتر البحّار والتأشيرات', 'دفتر، البحّار؟', 'جواز'],
    ['Chinese', '协助船员办理美国签证', '美国签证', '英国签证'],
    ['Ukrainian', 'Поновлення посвідчення моряка', 'МОРЯКА посвідчення', 'морека'],
    ['Ukrainian, where й is no и', 'Мій контракт', 'мій', 'мии'],
    ['Spanish', 'Revisión de contrato', 'revision CONTRATO', 'visado'],
    ['French', 'Aide aux salaires impayés', 'IMPAYES', 'payeur'],
  ])('in %s finds what it says, and nothing else', (_, text, itsOwn, another) => {
    expect([hasWords(ofText(text), itsOwn), hasWords(ofText(text), another)]).toEqual([true, false])
  })

  it('has every word of a question, though each stands elsewhere', () => {
    const service = { title: 'Visa C1/D', summary: 'For the crew', text: 'Form DS-160' }
    expect(hasWords(service, 'crew ds-160 visa')).toBe(true)
    expect(hasWords(service, 'crew ds-160 passport')).toBe(false)
  })

  it('is found however signs inside a word are written', () => {
    const service = { title: 'US crew visa (C-1/D)', summary: undefined, text: 'Form DS-160' }
    for (const question of ['C1/D', 'c-1/d', 'DS160', 'ds 160', 'visa C1D']) {
      expect([question, hasWords(service, question)]).toEqual([question, true])
    }
    expect(hasWords(service, 'DS260')).toBe(false)
  })

  it('is found by a question without words', () => {
    for (const question of ['', '  ', '?!', '—']) {
      expect(hasWords(ofText('Visa'), question)).toBe(true)
    }
  })
})

test('a category is one of the list, and no name of a property', () => {
  expect(SERVICE_CATEGORIES.every(isServiceCategory)).toBe(true)
  expect(['', 'Visas', 'length', undefined].some(isServiceCategory)).toBe(false)
})
