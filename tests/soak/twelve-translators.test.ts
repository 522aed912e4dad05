import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Locale, LOCALES } from '../../src/domain/locales/locales'
import { Editor, paragraph } from '../site/editor'
import { load } from '../site/load'
import { forget, type ServedSite, serveSite } from '../site/site'

/** Twelve translators write one page at once, each in the own language, through two instances. */

const SAVES = load({ gate: 8, soak: 25, many: 100 })

/** How many saves come before a publication, about. */
const SAVES_A_PUBLICATION = 5

const sites: ServedSite[] = []

beforeAll(async () => {
  const first = await serveSite({ template: 'empty' })
  sites.push(first)
  sites.push(await serveSite({ databaseUrl: first.databaseUrl }))
})
afterAll(async () => {
  for (const site of sites) {
    await site.stop()
    await forget(site.dataDir)
  }
})

interface Translator {
  locale: Locale
  editor: Editor
  saved: string
  published: string
  times: number[]
}

async function hire(admin: Editor, locale: Locale): Promise<Translator> {
  const account = { email: `${locale}@site.example`, password: 'only-for-tests' }
  const data = { ...account, name: `Translator ${locale}`, role: 'translator', languages: [locale] }
  expect((await admin.request('POST', '/staff', data)).status).toBe(201)
  const editor = await Editor.signIn(admin.url, account)
  return { locale, editor, saved: '', published: '', times: [] }
}

/** One after the other, as a form does: its lock, its saves, now and then a publication. */
async function work(translator: Translator, id: number): Promise<void> {
  const { editor, locale, times } = translator
  for (let turn = 1; turn <= SAVES; turn += 1) {
    const through = editor.at(sites[Math.floor(Math.random() * sites.length)]?.url ?? '')
    const text = `${locale}-${turn}-`
    const isPublished = turn === SAVES - 1 || Math.random() < 1 / SAVES_A_PUBLICATION
    const query = isPublished
      ? `locale=${locale}&publishSpecificLocale=${locale}&depth=0`
      : `locale=${locale}&draft=true&autosave=true&depth=0`
    const data = {
      title: text,
      body: paragraph(text),
      _status: isPublished ? 'published' : 'draft',
    }
    const begun = performance.now()
    const lock = await through.request('POST', `/pages/${id}/edit-lock?locale=${locale}`, {
      deed: 'hold',
    })
    const answer = await through.request('PATCH', `/pages/${id}?${query}`, data)
    times.push(performance.now() - begun)
    const said = `${text} ${answer.status === 200 ? '' : await answer.text()}`
    expect([said.trim(), lock.status, answer.status]).toEqual([text, 200, 200])
    translator.saved = text
    if (isPublished) translator.published = text
  }
}

test('nobody is locked out, nothing is lost, and every language ends as its translator left it', async () => {
  const admin = await Editor.signIn(sites[0]?.url ?? '')
  const id = await admin.create('en', { title: 'Before', slug: 'twelve' })
  await admin.publish(id, 'en')
  const translators: Translator[] = []
  for (const locale of LOCALES) translators.push(await hire(admin, locale))

  const begun = performance.now()
  await Promise.all(translators.map((translator) => work(translator, id)))
  const seconds = (performance.now() - begun) / 1000
  const times = translators.flatMap((one) => one.times).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  // oxlint-disable-next-line no-console -- a figure for decision 050
  console.info(
    `${times.length} saves by twelve translators in ${seconds.toFixed(1)} s:`,
    `median ${at(0.5)} ms, 95th ${at(0.95)} ms, longest ${at(0.999)} ms`,
  )

  for (const { locale, saved, published } of translators) {
    const read = (draft: boolean) =>
      admin.read<{ title: string; body: unknown }>(
        `/pages/${id}?locale=${locale}&draft=${draft}&depth=0`,
      )
    const [draft, live] = [await read(true), await read(false)]
    expect([locale, draft.title, JSON.stringify(draft.body).includes(saved)]).toEqual([
      locale,
      saved,
      true,
    ])
    expect([locale, live.title]).toEqual([locale, published])
  }
  await expectHistory(admin, id)
})

/**
 * A version that one translator has saved says of the other languages what their drafts were: none was written over. One
 * that publishes says of the others what is live; what their drafts were stands in the snapshot beside it.
 */
async function expectHistory(admin: Editor, id: number): Promise<void> {
  const query = `where[parent][equals]=${id}&limit=50&depth=1&locale=all&sort=-id`
  const { docs } = await admin.read<{
    docs: {
      snapshot?: boolean | null
      version: {
        editedBy: { name: string }
        editedLocale: Locale
        title: Record<Locale, string>
        _status: Record<Locale, string>
      }
    }[]
  }>(`/pages/versions?${query}`)
  expect(docs.length).toBeGreaterThan(LOCALES.length)
  const turn = (title: string | undefined) => Number(title?.split('-')[1] ?? 0)
  let newer: Partial<Record<Locale, string>> | undefined
  for (const { snapshot, version } of docs) {
    const { editedBy, editedLocale, title, _status: status } = version
    expect(editedBy.name).toBe(`Translator ${editedLocale}`)
    if (!snapshot && status[editedLocale] === 'published') continue
    for (const locale of LOCALES) {
      if (newer) expect(turn(title[locale])).toBeLessThanOrEqual(turn(newer[locale]))
    }
    newer = title
  }
}
