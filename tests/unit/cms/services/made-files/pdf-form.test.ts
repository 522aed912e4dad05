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
