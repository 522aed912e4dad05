import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'

import type { SourceChanges } from '../../../src/cms/desk/translations/source-changes.endpoint'
import type { SideBySide } from '../../../src/cms/desk/translations/side-by-side'
import type { Locale } from '../../../src/domain/locales/locales'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** A translation beside its source, what is taken over of one, and what is not published unseen. */

const cms = cmsUnderTest()

const who = {} as Record<'editor' | 'french' | 'ukrainian', RestClient>

beforeAll(async () => {
  const hired = {
    editor: { role: 'editor' as const },
    french: { role: 'translator' as const, languages: ['fr' as const] },
    ukrainian: { role: 'translator' as const, languages: ['uk' as const] },
  }
  for (const name of ['editor', 'french', 'ukrainian'] as const) {
    const account = { email: `${name}@site.example`, password: 'only-for-tests' }
    await cms().create({ collection: 'staff', data: { ...account, name, ...hired[name] } })
    who[name] = await signIn(account.email, account.password)
  }
})

const said = (words: string) => ({
  type: 'text',
  text: words,
  version: 1,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
})
const block = (type: string, words: string, more: object = {}) => ({
  type,
  version: 1,
  format: '' as const,
  indent: 0,
  direction: null,
  ...more,
  children: words === '' ? [] : [said(words)],
})
const paragraph = (words: string) => block('paragraph', words)
const heading = (words: string) => block('heading', words, { tag: 'h2' })
const body = (...children: ReturnType<typeof block>[]) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: 'ltr' as const,
    children,
  },
})

async function createPage(title: string, text: ReturnType<typeof body>): Promise<number> {
  const data = { title, body: text, _status: 'published' as const }
  return (await cms().create({ collection: 'pages', locale: 'en', data })).id
}

async function write(
  id: number,
  locale: Locale,
  text: ReturnType<typeof body>,
  _status: 'draft' | 'published' = 'published',
): Promise<void> {
  const data = { title: `Page ${locale}`, body: text, _status }
  await cms().update({ collection: 'pages', id, locale, draft: _status === 'draft', data })
}

async function beside(id: number, locale: Locale = 'fr'): Promise<SideBySide> {
  const path = `/pages/${id}/translation?locale=${locale}`
  const { status, body: answer } = await ask<SideBySide>(who.french, 'GET', path)
  expect(status).toBe(200)
  return answer
}

/** The pairs of the body, told by their words. */
const told = ({ pairs }: SideBySide) =>
  pairs
    .filter(({ at }) => at === 'body')
    .map(({ source, own, standing }) => [source?.rows.flat().join(' '), own?.text, standing])

describe('a translation beside its source', () => {
  const before = body(heading('Before you sign'), paragraph('Check your contract.'))
  const after = body(
    heading('Before you sign'),
    paragraph('Check your written contract.'),
    paragraph('Ask who pays the ticket.'),
  )
  const own = body(heading('Avant de signer'), paragraph('Vérifiez votre contrat.'))

  it('has every piece beside the one that says it, and what is missing by itself', async () => {
    const id = await createPage('Signing', after)
    await write(id, 'fr', own, 'draft')
    const answer = await beside(id)
    expect(told(answer)).toEqual([
      ['Before you sign', 'Avant de signer', 'current'],
      ['Check your written contract.', 'Vérifiez votre contrat.', 'current'],
      ['Ask who pays the ticket.', undefined, 'current'],
    ])
    expect(answer.pairs.map(({ isLeftOut }) => isLeftOut)).not.toContain(true)
    expect(answer.standing).toBeUndefined()
    expect(answer.pairs.map(({ own: piece }) => piece?.index)).toEqual([undefined, 0, 1, undefined])
  })

  it('has what is to be translated beside the empty block that is there for it', async () => {
    const id = await createPage('Awaited', after)
    const begun = body(heading(''), paragraph('Vérifiez votre contrat écrit.'), paragraph(''))
    await write(id, 'fr', begun, 'draft')
    const { pairs } = await beside(id)
    const places = pairs.filter(({ at }) => at === 'body')
    expect(places.map(({ own: piece, awaited }) => [piece?.index, awaited])).toEqual([
      [undefined, 0],
      [1, undefined],
      [undefined, 2],
    ])
  })

  it('shows what changed since it was translated, word by word', async () => {
    const id = await createPage('Changing', before)
    await write(id, 'fr', own)
    await write(id, 'en', after)
    const answer = await beside(id)
    expect(answer.standing).toBe('outOfDate')
    const changed = answer.pairs.find(({ at, source }) => at === 'body' && source?.changes)
    expect(changed?.own?.text).toBe('Vérifiez votre contrat.')
    expect(changed?.source?.changes?.flat(2).filter(({ kind }) => kind !== 'kept')).toEqual([
      { kind: 'added', words: 'written ' },
    ])
  })

  it('says of a draft how it will stand once it is published', async () => {
    const id = await createPage('Mending', before)
    await write(id, 'fr', own)
    await write(id, 'en', after)
    const mended = body(
      heading('Avant de signer'),
      paragraph('Vérifiez votre contrat écrit.'),
      paragraph('Demandez qui paie le billet.'),
    )
    await write(id, 'fr', mended, 'draft')
    const { standing, pairs } = await beside(id)
    expect(standing).toBe('outOfDate')
    expect(pairs.filter((pair) => pair.at === 'body').map((pair) => pair.standing)).toEqual([
      'current',
      'current',
      'current',
    ])
  })

  it('names who said that it is still right, and when', async () => {
    const id = await createPage('Still right', before)
    await write(id, 'fr', own)
    await write(id, 'en', after)
    const path = `/pages/${id}/still-right?locale=fr`
    expect((await ask(who.french, 'POST', path)).status).toBe(200)
    const { standing, confirmed, pairs } = await beside(id)
    expect(standing).toBe('current')
    expect(confirmed?.by).toBe('french')
    expect(Date.now() - Date.parse(confirmed?.at ?? '')).toBeLessThan(60_000)
    // What it leaves out is left out on purpose from now on.
    expect(pairs.filter(({ isLeftOut }) => isLeftOut)).toHaveLength(1)
  })

  it('is said of several languages at once, or of none of them', async () => {
    const id = await createPage('Still right in two', before)
    for (const locale of ['fr', 'uk'] as const) await write(id, locale, own)
    await write(id, 'en', after)
    const both = `/pages/${id}/still-right?locale=fr&locale=uk`
    const standings = async () => [
      (await beside(id, 'fr')).standing,
      (await beside(id, 'uk')).standing,
    ]
    // One of them is not a language of this translator, or is no text that could be compared.
    expect((await ask(who.french, 'POST', both)).status).toBe(403)
    expect((await ask(who.editor, 'POST', `${both}&locale=de`)).status).toBe(409)
    for (const wrong of ['en', 'xx', 'all']) {
      expect((await ask(who.editor, 'POST', `${both}&locale=${wrong}`)).status, wrong).toBe(400)
    }
    expect(await standings()).toEqual(['outOfDate', 'outOfDate'])
    expect((await ask(who.editor, 'POST', both)).status).toBe(200)
    expect(await standings()).toEqual(['current', 'current'])
  })

  it('is said of one passage alone, and with the last of them the whole is up to date', async () => {
    const id = await createPage('Passage by passage', before)
    await write(id, 'en', before)
    await write(id, 'fr', own)
    await write(id, 'en', after)
    const stale = async () =>
      (await beside(id)).pairs.filter((pair) => pair.standing === 'outOfDate')
    const [changed, missing] = await stale()
    const path = `/pages/${id}/still-right?locale=fr`
    const ofChanged = `${path}&own=${changed?.own?.print}&source=${changed?.source?.print}`
    const ofMissing = `${path}&source=${missing?.source?.print}`
    // Who may not say it of the whole may not say it of a part, and nobody says it of what is not there.
    expect((await ask(who.ukrainian, 'POST', ofChanged)).status).toBe(403)
    expect((await ask({}, 'POST', ofChanged)).status).toBe(403)
    expect((await ask(who.editor, 'POST', `${ofChanged}&locale=uk`)).status).toBe(400)
    expect((await ask(who.french, 'POST', `${path}&own=%27`)).status).toBe(400)
    expect((await ask(who.french, 'POST', `${path}&own=AAAAAAAAAAAA`)).status).toBe(409)
    expect(await stale()).toHaveLength(2)
    expect((await ask(who.french, 'POST', ofChanged)).status).toBe(200)
    expect((await stale()).map(({ source }) => source?.print)).toEqual([missing?.source?.print])
    expect((await beside(id)).standing).toBe('outOfDate')
    // It was said already.
    expect((await ask(who.french, 'POST', ofChanged)).status).toBe(409)
    expect((await ask(who.french, 'POST', ofMissing)).status).toBe(200)
    const { standing, confirmed } = await beside(id)
    expect([standing, confirmed?.by]).toEqual(['current', 'french'])
    const { docs } = await cms().find({
      collection: 'audit-events',
      where: { and: [{ document: { equals: id } }, { changed: { equals: 'confirmUpToDate' } }] },
    })
    expect(docs.map(({ actor, locale }) => [actor, locale])).toEqual([
      ['french', 'fr'],
      ['french', 'fr'],
    ])
  })

  it('is told after a publication how many passages are still out of date', async () => {
    const id = await createPage('Published as it was', before)
    await write(id, 'en', before)
    await write(id, 'fr', own)
    await write(id, 'en', after)
    const publish = (text: ReturnType<typeof body>) =>
      ask<{ doc: { changedPieces?: number } }>(who.french, 'PATCH', `/pages/${id}?locale=fr`, {
        body: text,
        _status: 'published',
      })
    const typo = body(heading('Avant de signer !'), paragraph('Vérifiez votre contrat.'))
    expect((await publish(typo)).body.doc.changedPieces).toBe(2)
    const mended = body(
      heading('Avant de signer'),
      paragraph('Vérifiez votre contrat écrit.'),
      paragraph('Demandez qui paie le billet.'),
    )
    expect((await publish(mended)).body.doc).not.toHaveProperty('changedPieces')
  })

  it('tells what has changed for several languages, the same once, by what readers see', async () => {
    const id = await createPage('Told once', before)
    for (const locale of ['fr', 'uk'] as const) await write(id, locale, own)
    await write(id, 'en', after)
    await write(id, 'ar', own)
    await write(id, 'en', body(heading('Before you sign'), paragraph('Ask who pays the ticket.')))
    // A newer draft says nothing of what readers see.
    await write(id, 'fr', body(heading('Avant de signer')), 'draft')
    const changes = async (...locales: Locale[]) => {
      const query = new URLSearchParams(locales.map((locale) => ['locale', locale]))
      const path = `/pages/${id}/source-changes?${query}`
      return (await ask<SourceChanges>(who.french, 'GET', path)).body
    }
    const { groups, sourceLocale } = await changes('fr', 'uk', 'ar')
    expect(sourceLocale).toBe('en')
    expect(groups.map(({ locales }) => locales)).toEqual([['fr', 'uk'], ['ar']])
    const words = groups.map(({ changes: all }) =>
      all.map(({ changes: some }) => some.map(({ kind, words: said }) => `${kind}: ${said}`)),
    )
    expect(words[0]?.flat().join()).toContain('Check your contract.'.slice(0, 5))
    expect(words[1]?.flat().join()).toContain('written')
    expect((await changes('es')).groups).toEqual([])
    // What was shown is what is said to be right.
    const path = `/pages/${id}/still-right?locale=fr&locale=uk`
    const seen = `&seen=${groups[0]?.seen}`
    expect((await ask(who.editor, 'POST', path + seen)).status).toBe(400)
    await write(id, 'en', body(heading('Before you sign!'), paragraph('Ask who pays the ticket.')))
    expect((await ask(who.editor, 'POST', path + seen + seen)).status).toBe(409)
    const [now] = (await changes('fr', 'uk')).groups
    expect(
      (await ask(who.editor, 'POST', `${path}&seen=${now?.seen}&seen=${now?.seen}`)).status,
    ).toBe(200)
    expect((await ask(who.french, 'GET', `/pages/${id}/source-changes?locale=en`)).status).toBe(400)
    expect((await ask(who.french, 'GET', `/pages/${id}/source-changes`)).status).toBe(400)
  })

  it('marks what says word for word what the source says', async () => {
    const id = await createPage('Copied', before)
    await write(id, 'fr', body(heading('Avant'), paragraph('Check your contract.')), 'draft')
    const { pairs } = await beside(id)
    expect(pairs.filter(({ isSame }) => isSame).map(({ own: piece }) => piece?.text)).toEqual([
      'Check your contract.',
    ])
  })

  it('shows lists by their items, and nothing of a draft of the source', async () => {
    const items = ['Passport', 'Visa'].map((words) => block('listitem', words, { value: 1 }))
    const list = {
      ...block('list', '', { listType: 'bullet', tag: 'ul', start: 1 }),
      children: items,
    }
    // The type of a body knows no children of children.
    const id = await createPage('Papers', body(list as unknown as ReturnType<typeof block>))
    await write(id, 'en', body(paragraph('A secret of tomorrow.')), 'draft')
    const answer = await beside(id)
    expect(answer.pairs.find(({ kind }) => kind === 'list/ul')?.source?.rows).toEqual([
      ['Passport'],
      ['Visa'],
    ])
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  it('is read by all staff, and by nobody else', async () => {
    const id = await createPage('Read', before)
    const path = `/pages/${id}/translation?locale=fr`
    expect((await ask(who.ukrainian, 'GET', path)).status).toBe(200)
    expect((await ask(who.editor, 'GET', path)).status).toBe(200)
    expect((await ask({}, 'GET', path)).status).toBe(403)
  })

  it.each([
    ['x', 'fr', 400],
    ['-1', 'fr', 400],
    ['1.5', 'fr', 400],
    ['99999999999999999999', 'fr', 400],
    ['2147483647', 'fr', 404],
    ['1', 'en', 400],
    ['1', 'all', 400],
    ['1', 'xx', 400],
  ])('is refused of %s in %s with %i', async (id, locale, status) => {
    const path = `/pages/${id}/translation?locale=${locale}`
    expect((await ask(who.editor, 'GET', path)).status).toBe(status)
  })
})

describe('what has no source beside its form', () => {
  const LANGUAGES = 'locale=fr&locale=uk'

  async function company(name: string, text: string): Promise<number> {
    const data = { name, timeZone: 'UTC', about: text, _status: 'published' as const }
    return (await cms().create({ collection: 'crewings', locale: 'en', data })).id
  }
  const about = (id: number, locale: Locale, text: string) =>
    cms().update({
      collection: 'crewings',
      id,
      locale,
      data: { about: text, _status: 'published' },
    })
  const site = (locale: Locale, description: string) =>
    cms().updateGlobal({ slug: 'site', locale, data: { description } })

  /** How French and Ukrainian stand in the matrix. */
  /** What stands in the key of a company's page. */
  async function keyOf(id: number) {
    const { rows } = await cms().db.drizzle.execute(
      sql`SELECT revision FROM publications WHERE collection = 'crewings' AND document = ${String(id)}`,
    )
    return rows
  }

  async function states(collection: 'crewings' | 'globals', document: string) {
    const { findMatrix } =
      await import('../../../src/cms/desk/translations/translation-matrix.queries')
    const locales = ['fr', 'uk'] as const
    const { documents } = await findMatrix({ collection, locales }, { offset: 0, limit: 100 })
    const row = documents.find((one) => one.document === document)
    return locales.map((locale) => row?.languages.get(locale)?.state)
  }
  const changes = async (path: string, client = who.french) =>
    (await ask<SourceChanges>(client, 'GET', `${path}/source-changes?${LANGUAGES}`)).body.groups
  const words = (groups: SourceChanges['groups']) =>
    groups.flatMap((group) =>
      group.changes.flatMap(({ changes: some }) =>
        some.filter(({ kind }) => kind !== 'kept').map(({ kind, words: one }) => `${kind}: ${one}`),
      ),
    )

  it('is confirmed for facts by a user who writes the language, for what was shown', async () => {
    const id = await company('Nordic', 'We crew tankers from Odesa.')
    for (const locale of ['fr', 'uk'] as const) await about(id, locale, `About ${locale}`)
    await about(id, 'en', 'We crew tankers of Odesa.')
    expect(await states('crewings', String(id))).toEqual(['outOfDate', 'outOfDate'])
    const path = `/crewings/${id}`
    const [group] = await changes(path)
    expect(group?.locales).toEqual(['fr', 'uk'])
    expect(words(await changes(path))).toEqual(['removed: from', 'added: of'])
    expect(group?.changes.map(({ name }) => name)).toEqual(['About the company'])
    const one = `${path}/still-right?locale=fr&seen=${group?.seen}`
    expect((await ask({}, 'POST', one)).status).toBe(403)
    expect((await ask(who.ukrainian, 'POST', one)).status).toBe(403)
    await about(id, 'en', 'We crew tankers of Odesa only.')
    expect((await ask(who.french, 'POST', one)).status).toBe(409)
    expect(await states('crewings', String(id))).toEqual(['outOfDate', 'outOfDate'])
    const [now] = await changes(path)
    const again = `${path}/still-right?locale=fr&seen=${now?.seen}`
    const before = await keyOf(id)
    expect((await ask(who.french, 'POST', again)).status).toBe(200)
    expect(await states('crewings', String(id))).toEqual(['live', 'outOfDate'])
    // Its page said that the text is out of date.
    expect(await keyOf(id)).not.toEqual(before)
    // Nothing is written there.
    const nothing = `${path}/still-right?locale=uk&locale=de`
    expect((await ask(who.editor, 'POST', nothing)).status).toBe(409)
    expect(await states('crewings', String(id))).toEqual(['live', 'outOfDate'])
    const { docs } = await cms().find({
      collection: 'audit-events',
      where: {
        and: [
          { collection: { equals: 'crewings' } },
          { document: { equals: id } },
          { changed: { equals: 'confirmUpToDate' } },
        ],
      },
    })
    expect(docs.map(({ actor, locale, title }) => [actor, locale, title])).toEqual([
      ['french', 'fr', 'Nordic'],
    ])
  })

  it('is said to be right of a global in several languages at once, or in none of them', async () => {
    await site('en', 'Work at see.')
    for (const locale of ['fr', 'uk'] as const) await site(locale, `Description ${locale}`)
    await site('en', 'Work at sea.')
    expect(await states('globals', 'site')).toEqual(['outOfDate', 'outOfDate'])
    const groups = await changes('/globals/site')
    expect(words(groups)).toEqual(['removed: see', 'added: sea'])
    const [group] = groups
    expect(group?.changes.map(({ name }) => name)).toEqual(['Description'])
    const both = `/globals/site/still-right?${LANGUAGES}`
    expect((await ask(who.french, 'POST', both)).status).toBe(403)
    expect((await ask({}, 'POST', both)).status).toBe(403)
    expect((await ask({}, 'GET', '/globals/site/source-changes?locale=fr')).status).toBe(403)
    expect((await ask(who.editor, 'POST', `${both}&locale=de`)).status).toBe(409)
    expect((await ask(who.editor, 'POST', `${both}&locale=en`)).status).toBe(400)
    expect((await ask(who.editor, 'POST', `${both}&own=AAAAAAAAAAAA`)).status).toBe(400)
    expect(await states('globals', 'site')).toEqual(['outOfDate', 'outOfDate'])
    const seen = `&seen=${group?.seen}&seen=${group?.seen}`
    expect((await ask(who.editor, 'POST', both + seen)).status).toBe(200)
    expect(await states('globals', 'site')).toEqual(['live', 'live'])
    expect(await changes('/globals/site')).toEqual([])
    const { docs } = await cms().find({
      collection: 'audit-events',
      where: {
        and: [{ collection: { equals: 'site' } }, { changed: { equals: 'confirmUpToDate' } }],
      },
      sort: 'id',
    })
    expect(docs.map(({ actor, locale }) => [actor, locale])).toEqual([
      ['editor', 'fr'],
      ['editor', 'uk'],
    ])
    // It holds for what the source says, not for what it says next.
    await site('en', 'Work at sea and ashore.')
    expect(await states('globals', 'site')).toEqual(['outOfDate', 'outOfDate'])
    // Nor is it stuck where the source says nothing any more.
    await site('en', '')
    expect(words(await changes('/globals/site'))).toEqual(['removed: Work at sea.'])
    expect((await ask(who.editor, 'POST', both)).status).toBe(200)
    expect(await states('globals', 'site')).toEqual(['live', 'live'])
    expect((await ask(who.editor, 'POST', both)).status).toBe(409)
  })

  it('is shown of a menu by the place of its entry, also what the source says no longer', async () => {
    const [first, second] = [
      await createPage('Menu one', body(paragraph('One.'))),
      await createPage('Menu two', body(paragraph('Two.'))),
    ]
    const entry = (value: number, label: string | null, id?: string | null) => ({
      document: { relationTo: 'pages' as const, value },
      label,
      ...(id && { id }),
    })
    const { header } = await cms().updateGlobal({
      slug: 'navigation',
      locale: 'en',
      data: { header: [entry(first, 'Jobs'), entry(second, 'Gides')] },
    })
    const [one, two] = (header ?? []).map(({ id }) => id)
    const save = (locale: Locale, ...labels: [string | null, string | null]) =>
      cms().updateGlobal({
        slug: 'navigation',
        locale,
        data: { header: [entry(first, labels[0], one), entry(second, labels[1], two)] },
      })
    await save('fr', 'Emplois', 'Guides')
    await save('en', null, 'Guides')
    const [group] = await changes('/globals/navigation')
    expect(
      group?.changes.map(({ name, changes: some }) => [
        name,
        some.map(({ kind, words: said }) => `${kind}: ${said}`),
      ]),
    ).toEqual([
      ['Header › 1 › Label', ['removed: Jobs']],
      ['Header › 2 › Label', ['removed: Gides', 'added: Guides']],
    ])
    const path = `/globals/navigation/still-right?locale=fr&seen=${group?.seen}`
    expect((await ask(who.french, 'POST', path)).status).toBe(200)
    expect((await states('globals', 'navigation'))[0]).toBe('live')
  })

  it('is not said to be right for what a save is about to change', async () => {
    const { withinTransaction } = await import('../../../src/cms/database/within-transaction')
    await site('en', 'Before.')
    await site('fr', 'Avant.')
    await site('en', 'Between.')
    const [group] = await changes('/globals/site')
    const path = `/globals/site/still-right?locale=fr&seen=${group?.seen}`
    const { saying } = await withinTransaction(cms(), async (req) => {
      await cms().updateGlobal({ slug: 'site', locale: 'en', data: { description: 'After.' }, req })
      const answer = ask(who.french, 'POST', path)
      const waits = async () =>
        (
          await cms().db.drizzle.execute(
            `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
          )
        ).rows.length
      await expect.poll(waits).toBe(1)
      return { saying: answer }
    })
    expect((await saying).status).toBe(409)
    expect((await states('globals', 'site'))[0]).toBe('outOfDate')
  })
})

describe('the structure of a source', () => {
  const source = body(heading('Before you sign'), paragraph('Check your contract.'))
  const takeOver = (client: RestClient, id: number) =>
    ask<{ message?: string }>(client, 'POST', `/pages/${id}/take-over-structure?locale=fr`)

  const takeOut = (client: RestClient, id: number) =>
    ask(client, 'POST', `/pages/${id}/take-over-structure?locale=fr&undo=true`)

  async function stateOf(id: number): Promise<string | undefined> {
    const { findTranslationStates } =
      await import('../../../src/cms/desk/translations/translation-states.queries')
    const { contentType } = await import('../../../src/cms/publications/content-types')
    const [found] = await findTranslationStates(contentType('pages'), [String(id)])
    return found?.languages.get('fr')?.state
  }

  async function french(id: number) {
    return cms().findByID({
      collection: 'pages',
      id,
      locale: 'fr',
      fallbackLocale: false,
      draft: true,
      depth: 0,
    })
  }

  it('is taken over without a word, and is no translation yet', async () => {
    const id = await createPage('Structure', source)
    expect((await takeOver(who.french, id)).status).toBe(200)
    const draft = await french(id)
    expect(draft.title ?? '').toBe('')
    expect(draft.body?.root.children.map((node) => node.type as unknown)).toEqual([
      'heading',
      'paragraph',
    ])
    expect(JSON.stringify(draft.body)).not.toMatch(/sign|contract/)
    const { pairs } = await beside(id)
    expect(pairs.some(({ own }) => own !== undefined)).toBe(false)
    expect(await stateOf(id)).toBe('draft')
  })

  it('names links by what they lead to in that language, and is taken out again', async () => {
    const [named, unnamed] = [
      await createPage('Contracts', source),
      await createPage('Wages', source),
    ]
    await write(named, 'fr', body(paragraph('Contrats.')), 'draft')
    const link = (fields: object) => ({
      ...block('link', 'Read on', { id: '0123456789abcdef01234567' }),
      version: 3,
      fields: { newTab: false, ...fields },
    })
    const internal = (value: number) =>
      link({ linkType: 'internal', doc: { relationTo: 'pages', value } })
    const links = [
      internal(named),
      internal(unnamed),
      link({ linkType: 'custom', url: 'https://www.ilo.org/mlc' }),
    ]
    const text: unknown[] = links.map((one) => ({ ...paragraph(''), children: [one] }))
    const id = await createPage('Links', body(...(text as ReturnType<typeof block>[])))
    expect((await takeOver(who.french, id)).status).toBe(200)
    const words = [...JSON.stringify((await french(id)).body).matchAll(/"text":"([^"]*)"/g)]
    expect(words.map(([, said]) => said)).toEqual([
      '[Page fr …]',
      '[link to be named …]',
      '[www.ilo.org …]',
    ])
    // They are no translation yet.
    expect((await beside(id)).pairs.some(({ own }) => own !== undefined)).toBe(false)
    expect(await stateOf(id)).toBe('draft')
    expect((await takeOut(who.ukrainian, id)).status).toBe(403)
    expect((await takeOut(who.french, id)).status).toBe(200)
    expect((await french(id)).body ?? null).toBeNull()
    expect(await stateOf(id)).toBe('missing')
  })

  it('is not taken out once somebody has written into it', async () => {
    const id = await createPage('Filled', source)
    expect((await takeOver(who.french, id)).status).toBe(200)
    await write(id, 'fr', body(heading('Avant'), paragraph('')), 'draft')
    expect((await takeOut(who.french, id)).status).toBe(409)
    await write(id, 'fr', body(heading('')), 'draft')
    expect((await takeOut(who.french, id)).status).toBe(409)
  })

  it('keeps a title that was written, and nothing of a body that was', async () => {
    const id = await createPage('Begun', source)
    await cms().update({
      collection: 'pages',
      id,
      locale: 'fr',
      draft: true,
      data: { title: 'Commencé' },
    })
    expect((await takeOver(who.french, id)).status).toBe(200)
    expect((await french(id)).title).toBe('Commencé')
    expect((await takeOver(who.french, id)).status).toBe(409)
  })

  it('is taken over into no language of others', async () => {
    const id = await createPage('Others', source)
    expect((await takeOver(who.ukrainian, id)).status).toBe(403)
    expect((await takeOver({}, id)).status).toBe(403)
    expect((await french(id)).body ?? null).toBeNull()
  })
})

describe('publishing many', () => {
  it('leaves out what says what its source says, or says nothing yet, and names it', async () => {
    const source = body(heading('Before you sign'), paragraph('Check your contract.'))
    const [copied, empty, right, spare] = [
      await createPage('Copied English', source),
      await createPage('Empty', source),
      await createPage('Right', source),
      await createPage('Spare', source),
    ]
    // Its body is translated, its summary is not.
    const summary = await createPage('Summary', source)
    const excerpt = 'Read it before you sign anything.'
    await cms().update({
      collection: 'pages',
      id: summary,
      locale: 'en',
      data: { excerpt, _status: 'published' },
    })
    await write(copied, 'fr', source, 'draft')
    await write(empty, 'fr', body(heading(''), paragraph('Vérifiez.')), 'draft')
    await write(right, 'fr', body(heading('Avant'), paragraph('Vérifiez.')), 'draft')
    // All of the source is translated; what is empty is shown to nobody.
    await write(spare, 'fr', body(heading('Avant'), paragraph('Vérifiez.'), heading('')), 'draft')
    await write(summary, 'fr', body(heading('Avant'), paragraph('Vérifiez.')), 'draft')
    await cms().update({
      collection: 'pages',
      id: summary,
      locale: 'fr',
      draft: true,
      data: { excerpt },
    })
    const where = `where[id][in]=${copied},${empty},${summary},${right},${spare}`
    const { body: answer } = await ask<{
      docs: { id: number }[]
      errors: { id: number; sentence: string }[]
    }>(who.french, 'POST', `/pages/publish-many?locale=fr&${where}`)
    expect(new Set(answer.docs.map(({ id }) => id))).toEqual(new Set([right, spare]))
    expect(new Set(answer.errors.map(({ id }) => id))).toEqual(new Set([copied, empty, summary]))
    expect(answer.errors[0]?.sentence).toContain('Not published')
    // One at a time, where somebody looks at it, it may be published.
    await cms().update({
      collection: 'pages',
      id: copied,
      locale: 'fr',
      data: { _status: 'published' },
    })
  })
})
