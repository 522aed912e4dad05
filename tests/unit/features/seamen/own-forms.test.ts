import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { ActionForm } from '@/cms/services/forms/form'

/** The forms of a seafarer's own record, as the page writes them. */

// What forms import reads the settings of the site; nothing here asks the database.
beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-the-check-0')
})

const load = async () => ({
  ...(await import('@/cms/services/forms/form-view')),
  ...(await import('@/features/seamen/record/languages.form')),
  ...(await import('@/features/seamen/record/paper-entry.form')),
  ...(await import('@/features/seamen/record/person.form')),
  ...(await import('@/features/seamen/record/reference-entry.form')),
  ...(await import('@/features/seamen/record/service-entry.form')),
  ...(await import('@/features/seamen/record/work.form')),
  ...(await import('@/features/seamen/reminders/reminders.form')),
})

type Name = Extract<keyof Awaited<ReturnType<typeof load>>, `${string}Form`>

const choices = {
  maritalStatus: [{ value: 'single', label: 'Single' }],
  englishTest: [{ value: 'ces', label: 'CES' }],
  payPeriod: [{ value: 'month', label: 'a month' }],
  validity: [{ value: 'until', label: 'It has a last day' }],
}

async function written(name: Name): Promise<string> {
  const { FormView, ...forms } = await load()
  const form: ActionForm = forms[name]
  const about = {
    ...{ words: { mode: 'new', scan: 'none', account: '' }, seaman: {}, choices },
    ...{ chosen: { months: [], calendar: undefined }, own: (key: string) => key },
  }
  const schema = form.schema({ about, locale: 'en', today: '2026-11-30' })
  const view = await FormView({
    ...{ form, about, schema, locale: 'en', refusal: undefined, of: '1', action: '/' },
  })
  return renderToStaticMarkup(view)
}

/** The part of a page that one field stands in, up to the next. */
function partOf(page: string, field: string): string {
  const [, part = ''] = page.split(`data-field="${field}"`)
  return part.split('data-field=')[0] ?? ''
}

describe('a choice that may be left open', () => {
  it.each([
    ['maritalStatus', 'personForm'],
    ['englishTest', 'languagesForm'],
    ['payPeriod', 'workForm'],
    ['validity', 'paperEntryForm'],
  ] as const)(
    '%s can be taken back: it begins with an option that says nothing',
    async (field, form) => {
      const part = partOf(await written(form), field)
      expect(part).toMatch(/type="radio"[^>]* value=""[^>]*><span>Not said</)
      // Nothing is chosen but that.
      expect(part.match(/checked=""/g)).toHaveLength(1)
      expect(part).not.toContain('required=""')
    },
  )

  it('is not offered where one of them is always true', async () => {
    expect(partOf(await written('remindersForm'), 'calendar')).not.toContain('Not said')
  })
})

it('a box that may stay empty is not required', async () => {
  const page = await written('remindersForm')
  for (const months of [12, 6, 3, 1]) {
    expect(partOf(page, `months${months}`)).toContain('type="checkbox"')
    expect(partOf(page, `months${months}`)).not.toContain('required')
  }
})

it.each([
  ['a ship, a rank and a first day', 'serviceEntryForm', ['rank', 'rankWritten']],
  ['a paper', 'paperEntryForm', ['document', 'name', 'expires']],
  ['a reference', 'referenceEntryForm', ['company', 'person']],
  ['a person', 'personForm', ['kinName']],
  ['work', 'workForm', ['payCurrency', 'payPeriod']],
  ['a language', 'languagesForm', ['englishTest']],
] as const)(
  'of %s, no field that a rule may ask for says that it is not required',
  async (_of, form, fields) => {
    const page = await written(form)
    expect(page).toContain('(not required)')
    for (const field of fields) {
      expect([field, partOf(page, field)]).toEqual([
        field,
        expect.not.stringContaining('(not required)'),
      ])
      // Of two, either is enough.
      expect(partOf(page, field)).not.toContain('required=""')
    }
  },
)
