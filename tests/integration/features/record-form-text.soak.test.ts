import { expect, it } from 'vitest'

import { makeFile } from '../../../src/cms/services/made-files/made-file-children'
import { type Locale, LOCALES } from '../../../src/domain/locales/locales'
import { textsOf } from '../../../src/domain/sea-service/form-document'
import { recordForm } from '../../../src/domain/sea-service/record-form'
import { seaServiceOf } from '../../../src/features/seamen/record/read-record'
import { recordFormWords } from '../../../src/features/seamen/record/record-form-words'
import {
  INVENTED_REFERENCES,
  INVENTED_SHEETS,
  inventedContracts,
  inventedPapers,
  TODAY,
} from '../../fixtures/invented-record'
import { popplerText } from '../../fixtures/pdf-text'

/** What is copied out of the PDF of a form is what was typed, in all languages (decision 086). */

/** Spaces and marks of direction are not typed. */
const letters = (text: string) => text.normalize('NFKC').replace(/[\p{Cf}\s]/gu, '')

/** Marks of vowels stand before or behind their letter. */
const withoutMarks = (text: string) => letters(text).replace(/\p{M}/gu, '')

async function formAndFile(locale: Locale) {
  const contracts = inventedContracts(22)
  const account = {
    ...{ name: 'Juan dela Cruz', email: 'juan@ship.example', telephone: '+63 917 555 0100' },
    ...{ rank: 'second-mate', citizenship: 'PH' },
  }
  const services = contracts.map((values, id) => seaServiceOf({ id, version: 1, values }))
  const papers = inventedPapers(12)
  const record = {
    ...{ account, contracts, services, papers, today: TODAY },
    ...{ references: INVENTED_REFERENCES, sheets: INVENTED_SHEETS },
  }
  const form = recordForm(record, await recordFormWords(locale))
  const file = await makeFile({ format: 'pdf', forms: [form] })
  if (file.kind !== 'made') throw new Error(`It was not made: ${file.kind}`)
  return { texts: textsOf(form), bytes: file.bytes }
}

it.each(LOCALES.filter((locale) => locale !== 'ar'))('in %s, to the letter', async (locale) => {
  const { texts, bytes } = await formAndFile(locale)
  // In the order of the file cells stay whole, and Arabic words go from left to right; by their place it is the other way round.
  const all = letters(popplerText(bytes, 'raw')) + letters(popplerText(bytes, 'page'))
  expect(texts.filter((text) => !all.includes(letters(text)))).toEqual([])
})

it('in Arabic word by word, but for marks of vowels', async () => {
  const { texts, bytes } = await formAndFile('ar')
  // In the order of the file its words go from left to right.
  const all = withoutMarks(popplerText(bytes, 'page'))
  // A sign beside Latin letters goes to the other side of them.
  const words = new Set(
    texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u)).map(withoutMarks),
  )
  expect([...words].filter((word) => !all.includes(word))).toEqual([])
})
