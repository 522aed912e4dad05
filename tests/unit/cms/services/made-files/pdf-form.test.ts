import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'

import { makePdf } from '@/cms/services/made-files/making/pdf-form'
import type { Locale } from '@/domain/locales/locales'
import { saidText, writtenText } from '@/domain/sea-service/form-document'

/** How a form as a PDF breaks its lines. */

const LABELS = { ar: 'البريد الإلكتروني', en: 'E-mail' } as const

/** The lines of a form in which an address stands beside another one, and in a narrow cell. */
async function linesOf(email: string, locale: keyof typeof LABELS & Locale): Promise<string[]> {
  const label = saidText(LABELS[locale], locale)
  const value = writtenText(email)
  const other = writtenText('–')
  const made = makePdf({
    ...{ locale, title: 'Form', name: writtenText('Ali'), day: writtenText('2026') },
    sections: [
      { kind: 'facts', title: 'Facts', facts: Array(2).fill({ label, value }) },
      {
        ...{ kind: 'table', title: 'Table', isWide: false },
        columns: Array.from({ length: 5 }, (_, n) => ({ labels: [String(n)], share: 1 })),
        rows: [[[value], [other], [other], [other], [other]]],
      },
    ],
  })
  if (made.kind !== 'made') throw new Error('It was not made.')
  const page = await (await getDocumentProxy(new Uint8Array(made.bytes))).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) => ('str' in item ? [item.str] : []))
}

describe.each(['ar', 'en'] as const)('an e-mail address in a form in %s', (locale) => {
  it('is in one line where it finds room', async () => {
    const lines = await linesOf('al-masri@ship.example', locale)
    expect(lines.filter((line) => line === 'al-masri@ship.example').length).toBeGreaterThanOrEqual(
      2,
    )
  })

  it('is broken at no hyphen, and all of it is there', async () => {
    const email = 'captain.al-masri@example-shipping.com'
    const lines = await linesOf(email, locale)
    expect(lines.filter((line) => /[a-z]-$/.test(line))).toEqual([])
    expect(lines.join('').split(email)).toHaveLength(4)
    expect(lines).toContain('captain.al-masri')
    expect(lines).toContain('@example-shipping')
  })
})

/** Names that no line holds, that are broken, or of letters that other fonts have. */
const NAMES = [
  'Олександр Ковальчук-Артаньян',
  "Олександр Ковальчук-Д'Артаньян",
  'Олександр Ковальчук-Д’Артаньян',
  'Juan Carlos Fernandez-Rodriguez de la Santissima-Trinidad-Hernandez',
  'Wolfeschlegelsteinhausenbergerdorff',
  'captain.of.the.seas-and-the-oceans@a-very-long-name-of-a-company.example',
  'عبد الرحمن بن محمد بن عبد العزيز-الأنصاري',
  'المستنصرباللهالمستعصمباللهالمتوكلعلىالله',
  '欧阳上官诸葛司马欧阳上官诸葛司马欧阳上官诸葛司马',
  'अलेक्ज़ान्डरअलेक्ज़ान्डर-अलेक्ज़ान्डर',
  'Ж',
  '李',
  '-',
  "'",
  '---------------------------------------------',
  'Ы'.repeat(200),
  'W-'.repeat(100),
  `${'Б'.repeat(99)}-${'Ж'.repeat(100)}`,
]

describe.each(['en', 'uk', 'ar', 'hi', 'zh'] as const)('a form in %s', (locale) => {
  it.each(NAMES)('has all of the name %s, as the heading that a PDF tells', async (name) => {
    const made = makePdf({
      ...{ locale, title: 'Form', name: writtenText(name), day: writtenText('2026') },
      sections: [
        {
          kind: 'facts',
          title: 'Facts',
          facts: [{ label: writtenText('A'), value: writtenText(name) }],
        },
      ],
    })
    if (made.kind !== 'made') throw new Error('It was not made.')
    const pdf = await getDocumentProxy(new Uint8Array(made.bytes))
    const [first] = await pdf.getOutline()
    expect(letters(first?.title ?? '')).toBe(letters(name))
    expect(made.pages).toBe(1)
  })
})

const letters = (text: string) => text.replaceAll(/\s/g, '')
