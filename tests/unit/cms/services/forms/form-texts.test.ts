import { beforeAll, expect, it, vi } from 'vitest'

import type { FormAbout } from '@/cms/services/forms/form'
import en from '@/i18n/messages/en.json'

/** The sentences of every form, whose names are put together: the compiler does not see that one misses. */

// What forms import reads the settings of the site; nothing here asks the database.
beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-the-check-0')
})

/** Whatever a form asks of what it is about is there, and empty. */
const ANYTHING: object = new Proxy(() => ANYTHING, {
  get: (_, name) => {
    if (name === Symbol.iterator) return Array.prototype.values.bind([])
    if (name === Symbol.toPrimitive) return () => ''
    return name in Array.prototype ? (Reflect.get([], name) as unknown) : ANYTHING
  },
})

/** What stands at a name, as `forms.contact.title`. */
const textAt = (name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], en)

// All forms of the site, and what they import, are loaded: on a busy machine that takes a while.
it(
  'of every form are there: title, button, and the label of each field',
  { timeout: 90_000 },
  async () => {
    const { FORMS } = await import('@/app/forms')
    const names = FORMS.forms.flatMap((form) => {
      const about = ANYTHING as FormAbout
      const { shape } = form.schema({ about, locale: 'en', today: '2026-11-30' })
      const own = ['title', 'send', ...Object.keys(shape).map((field) => `${field}.label`)]
      return own.map((name) => `forms.${form.name}.${name}`)
    })
    expect(names.filter((name) => typeof textAt(name) !== 'string')).toEqual([])
    expect(names.length).toBeGreaterThan(150)
  },
)
