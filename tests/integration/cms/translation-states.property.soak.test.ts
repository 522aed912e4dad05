import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type Locale, LOCALES } from '../../../src/domain/locales/locales'
import type { TranslationState } from '../../../src/domain/translation/translation-state'
import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'
import { hire } from '../features/request-world'
import { ask, type RestClient } from '../rest'

const cms = cmsUnderTest()

/** Blocks that a body has at most one of, in one order: which of two texts translates which is beyond doubt. */
const KINDS = ['h2', 'paragraph', 'h3', 'quote'] as const

type Kind = (typeof KINDS)[number] | 'title'

/** What a text says: each of its pieces by its kind. */
type Text = Partial<Record<Kind, string>>

type Act =
  | { kind: 'save' | 'publish'; locale: Locale; text: Text }
  | { kind: 'unpublish' | 'confirm'; locale: Locale }
  | { kind: 'confirmPassage'; locale: Locale; of: Kind }
  | { kind: 'restore'; locale: Locale; which: number }

/** A title is always there; few words, so that they come again. */
function textIn(locale: Locale): fc.Arbitrary<Text> {
  const words = (kind: Kind) => fc.constantFrom(1, 2, 3).map((n) => `${kind} ${n} ${locale}`)
  const some = (kind: Kind) => fc.option(words(kind), { nil: undefined, freq: 4 })
  return fc
    .tuple(words('title'), some('h2'), some('paragraph'), some('h3'), some('quote'))
    .map(([title, h2, paragraph, h3, quote]) => ({
      title,
      ...(h2 && { h2 }),
      ...(paragraph && { paragraph }),
      ...(h3 && { h3 }),
      ...(quote && { quote }),
    }))
}

const act: fc.Arbitrary<Act> = fc
  .constantFrom<Locale>('en', 'en', 'en', 'uk', 'uk', 'uk', 'ar', 'ar', ...LOCALES)
  .chain((locale) =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: textIn(locale).map((text): Act => ({ kind: 'publish', locale, text })),
      },
      { weight: 2, arbitrary: textIn(locale).map((text): Act => ({ kind: 'save', locale, text })) },
      { weight: 1, arbitrary: fc.constant<Act>({ kind: 'unpublish', locale }) },
      { weight: 1, arbitrary: fc.constant<Act>({ kind: 'confirm', locale }) },
      {
        weight: 2,
        arbitrary: fc
          .constantFrom<Kind>('title', ...KINDS)
          .map((of): Act => ({ kind: 'confirmPassage', locale, of })),
      },
      { weight: 2, arbitrary: fc.nat(9).map((which): Act => ({ kind: 'restore', locale, which })) },
    ),
  )

const GONE = 'what the source says no longer'
const NOTHING = 'nothing'

/** How one document's languages stand, worked out from what was done, without fingerprints and tables. */
class Model {
  /** Whether it is one of the documents that may be there with a title and no text. */
  private readonly mayLackText: boolean
  private clock = 0
  private readonly sourceSince = new Map<string, number>()
  private firstSource = Infinity
  private readonly languages = new Map<
    Locale,
    {
      draft: Text
      live: Text | undefined
      wasLive: boolean
      begun: number | undefined
      /** When a new piece of the draft was written; `old` where it came back from a version. */
      written: Map<string, number | 'old'>
      /** What a published piece, or the lack of one, is right for. */
      right: Map<string, Set<string>>
      hasLearned: boolean
      standing: 'current' | 'outOfDate' | 'unknown'
    }
  >()

  constructor({ mayLackText = false } = {}) {
    this.mayLackText = mayLackText
  }

  private of(locale: Locale) {
    const known = this.languages.get(locale)
    if (known) return known
    const fresh = {
      draft: {} as Text,
      live: undefined,
      wasLive: false,
      begun: undefined,
      written: new Map<string, number | 'old'>(),
      right: new Map<string, Set<string>>(),
      hasLearned: false,
      standing: 'current' as const,
    }
    this.languages.set(locale, fresh)
    return fresh
  }

  draftOf(locale: Locale): Text {
    return this.of(locale).draft
  }

  save(locale: Locale, text: Text, { isOld = false } = {}): void {
    this.clock += 1
    const own = this.of(locale)
    own.draft = text
    if (locale === 'en') return
    own.begun ??= this.clock
    const before = own.written
    own.written = new Map()
    for (const words of Object.values(text)) {
      if (own.right.has(words)) continue
      own.written.set(words, before.get(words) ?? (isOld ? 'old' : this.clock))
    }
  }

  publish(locale: Locale): void {
    const own = this.of(locale)
    if (own.draft.title === undefined) return
    own.live = own.draft
    own.wasLive = true
    if (locale === 'en') {
      this.clock += 1
      for (const words of Object.values(own.draft)) {
        if (!this.sourceSince.has(words)) this.sourceSince.set(words, this.clock)
      }
      this.firstSource = Math.min(this.firstSource, this.clock)
      for (const other of LOCALES) if (other !== 'en') this.compare(other)
    } else this.compare(locale)
  }

  unpublish(locale: Locale): void {
    const own = this.of(locale)
    own.live = undefined
    // What is compared with nothing stays as it was.
  }

  confirm(locale: Locale): void {
    const own = this.of(locale)
    const source = this.of('en').live
    if (locale === 'en' || !own.live || !source) return
    this.compare(locale)
    for (const kind of kindsOf(source, own.live)) {
      const words = own.live[kind] ?? NOTHING
      own.right.set(words, new Set([...(own.right.get(words) ?? []), source[kind] ?? NOTHING]))
    }
    own.standing = 'current'
  }

  /** Says of one piece of the draft that it is right for what stands beside it. */
  confirmPassage(locale: Locale, of: Kind): void {
    const own = this.of(locale)
    const [words, says] = [own.draft[of] ?? NOTHING, this.of('en').live?.[of] ?? NOTHING]
    this.compare(locale)
    own.right.set(words, new Set([...(own.right.get(words) ?? []), says]))
    this.compare(locale)
  }

  private compare(locale: Locale): void {
    const own = this.of(locale)
    const source = this.of('en').live
    if (!own.live || !source) return
    const isFirst = !own.hasLearned
    own.hasLearned = true
    const wasThere = (words: string, since: number | undefined) =>
      (this.sourceSince.get(words) ?? 0) <= Math.max(this.firstSource, since ?? Infinity)
    let standing: 'current' | 'outOfDate' | 'unknown' = 'current'
    for (const kind of kindsOf(source, own.live)) {
      const [says, mine] = [source[kind], own.live[kind]]
      const written = mine === undefined ? own.begun : own.written.get(mine)
      if (mine !== undefined && !own.right.has(mine)) {
        if (written === 'old') own.right.set(mine, new Set(['?']))
        else if (says === undefined) own.right.set(mine, new Set([NOTHING]))
        else own.right.set(mine, new Set([wasThere(says, written) ? says : GONE]))
      }
      if (mine === undefined && says !== undefined && isFirst && wasThere(says, own.begun)) {
        own.right.set(NOTHING, new Set([...(own.right.get(NOTHING) ?? []), says]))
      }
      const right = own.right.get(mine ?? NOTHING) ?? new Set()
      if (right.has(says ?? NOTHING)) continue
      if (right.size === 1 && right.has('?'))
        standing = standing === 'outOfDate' ? standing : 'unknown'
      else standing = 'outOfDate'
    }
    own.standing = standing
  }

  stateOf(locale: Locale): TranslationState {
    const own = this.of(locale)
    if (own.live) {
      const source = this.of('en').live
      const lacksText = this.mayLackText && !hasBody(own.live) && source && hasBody(source)
      if (lacksText && locale !== 'en') return 'titleOnly'
      return locale === 'en' || own.standing === 'current' ? 'live' : own.standing
    }
    if (own.draft.title === undefined) return 'missing'
    return own.wasLive ? 'unpublished' : 'draft'
  }
}

function kindsOf(source: Text, own: Text): Kind[] {
  return (['title', ...KINDS] as const).filter(
    (kind) => source[kind] !== undefined || own[kind] !== undefined,
  )
}

const hasBody = (text: Text) => KINDS.some((kind) => text[kind] !== undefined)

const NODE = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const }

function body(text: Text) {
  const children = KINDS.flatMap((kind) => {
    const words = text[kind]
    if (words === undefined) return []
    const type = kind === 'h2' || kind === 'h3' ? { type: 'heading', tag: kind } : { type: kind }
    const inside = {
      type: 'text',
      text: words,
      version: 1,
      format: 0,
      mode: 'normal',
      style: '',
      detail: 0,
    }
    return { ...NODE, ...type, children: [inside] }
  })
  return { root: { ...NODE, type: 'root', children } }
}

async function perform(id: number, step: Act, model: Model, saved: Map<Locale, Text[]>) {
  const { locale } = step
  const write = async (text: Text, status: 'draft' | 'published', isOld = false) => {
    const slug = `page-${id}-${locale}`
    const data = { title: text.title ?? '', slug, body: body(text), _status: status }
    const context = { restoresVersion: isOld }
    await cms().update({
      collection: 'pages',
      id,
      locale,
      draft: status === 'draft',
      data,
      context,
    })
    model.save(locale, text, { isOld })
    saved.set(locale, [...(saved.get(locale) ?? []), text])
  }
  if (step.kind === 'save') await write(step.text, 'draft')
  if (step.kind === 'publish') {
    await write(step.text, 'published')
    model.publish(locale)
  }
  if (step.kind === 'restore') {
    const old = saved.get(locale)?.at(-1 - step.which)
    if (old) await write(old, 'draft', true)
  }
  if (step.kind === 'unpublish' && model.draftOf(locale).title !== undefined) {
    await cms().update({ collection: 'pages', id, locale, data: { _status: 'draft' } })
    model.unpublish(locale)
  }
  if (step.kind === 'confirm' && locale !== 'en') {
    const { confirmTranslation } = await import('../../../src/cms/desk/translations/translation-memory')
    const { contentType } = await import('../../../src/cms/publications/content-types')
    const { databaseOf } = await import('../../../src/cms/database/handle')
    const db = await databaseOf(cms(), {})
    await confirmTranslation(db, contentType('pages'), { document: String(id), locale, by: 1 })
    model.confirm(locale)
  }
  if (step.kind === 'confirmPassage' && locale !== 'en') await confirmPassage(id, step, model)
}

/** As the pane does: of a pair that it shows as not up to date, where the translation is published. */
async function confirmPassage(
  id: number,
  { locale, of }: Extract<Act, { kind: 'confirmPassage' }>,
  model: Model,
): Promise<void> {
  const { confirmTranslation } = await import('../../../src/cms/desk/translations/translation-memory')
  const { readSideBySide } = await import('../../../src/cms/desk/translations/side-by-side')
  const { contentType } = await import('../../../src/cms/publications/content-types')
  const { databaseOf } = await import('../../../src/cms/database/handle')
  const db = await databaseOf(cms(), {})
  const text = { document: String(id), locale }
  const type = contentType('pages')
  const { standing, pairs } = await readSideBySide(db, type, text, () => Promise.resolve('A name'))
  const wanted = of === 'h2' || of === 'h3' ? `heading/${of}` : of
  const pair = pairs.find(({ at, kind }) => (of === 'title' ? at === of : kind === wanted))
  const passage = { own: pair?.own?.print, source: pair?.source?.print }
  const isStale = standing !== undefined && pair !== undefined && pair.standing !== 'current'
  const isDone = pair && (await confirmTranslation(db, type, { ...text, by: 1, passage }))
  if (standing !== undefined) expect(isDone ?? false).toBe(isStale)
  if (isDone) model.confirmPassage(locale, of)
}

it('shows of every language the state that what was done to it leads to', async () => {
  const { findTranslationStates } =
    await import('../../../src/cms/desk/translations/translation-states.queries')
  const { contentType } = await import('../../../src/cms/publications/content-types')
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 30 }), async (acts) => {
      const { id } = await cms().create({
        collection: 'pages',
        locale: 'en',
        draft: true,
        data: { title: 'Begun', slug: `page-${Math.random()}`, _status: 'draft' },
      })
      const model = new Model({ mayLackText: true })
      const saved = new Map<Locale, Text[]>()
      model.save('en', { title: 'Begun' })
      for (const step of acts) {
        await perform(id, step, model, saved)
        const [found] = await findTranslationStates(contentType('pages'), [String(id)])
        const states = LOCALES.map((locale) => [locale, found?.languages.get(locale)?.state])
        expect(states).toEqual(LOCALES.map((locale) => [locale, model.stateOf(locale)]))
      }
    }),
    { numRuns: load({ gate: 8, soak: 30, many: 300 }), endOnFailure: true },
  )
})

/** What is written of a global, or of facts: a text that is live by being saved, in two fields. */
interface AtOnce {
  /** Begins again; returns where its endpoints are, after `/api`. */
  begin: () => Promise<string>
  save: (path: string, locale: Locale, text: Text) => Promise<unknown>
  statesOf: (path: string) => Promise<ReadonlyMap<Locale, { state: TranslationState }> | undefined>
}

const statesQueries = () => import('../../../src/cms/desk/translations/translation-states.queries')

const SITE: AtOnce = {
  begin: async () => {
    // There is one, and nothing of it is to be remembered.
    await cms().db.drizzle.execute(`DELETE FROM site_locales;
      DELETE FROM translations WHERE collection = 'globals'; DELETE FROM source_pieces WHERE collection = 'globals'`)
    return '/globals/site'
  },
  save: (_, locale, { title, paragraph }) =>
    cms().updateGlobal({
      slug: 'site',
      locale,
      data: { name: title ?? null, description: paragraph ?? null },
    }),
  statesOf: async () => {
    const { findGlobalStates } = await statesQueries()
    return (await findGlobalStates()).find(({ document }) => document === 'site')?.languages
  },
}

const COMPANY: AtOnce = {
  begin: async () => {
    const data = {
      name: `Company ${Math.random()}`,
      timeZone: 'UTC',
      _status: 'published' as const,
    }
    const { id } = await cms().create({ collection: 'crewings', locale: 'en', data })
    return `/crewings/${id}`
  },
  save: (path, locale, { title, paragraph }) =>
    cms().update({
      collection: 'crewings',
      id: Number(path.split('/').at(-1)),
      locale,
      data: { about: title ?? null, warning: paragraph ?? null, _status: 'published' },
    }),
  statesOf: async (path) => {
    const { findTranslationStates } = await statesQueries()
    const { contentType } = await import('../../../src/cms/publications/content-types')
    const document = path.split('/').at(-1) ?? ''
    return (await findTranslationStates(contentType('crewings'), [document]))[0]?.languages
  },
}

const actAtOnce = fc.constantFrom<Locale>('en', 'en', 'uk', 'uk', 'ar').chain((locale) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: textIn(locale).map(({ title, paragraph }) => ({
        locale,
        text: { ...(title && { title }), ...(paragraph && { paragraph }) },
      })),
    },
    { weight: 2, arbitrary: fc.constant({ locale, text: undefined }) },
  ),
)

/** What the source said before anything was written, and says again after that, is not left out on purpose. */
const LATER_LEFT_OUT = [
  { locale: 'en' as const, text: { title: 'title 1 en', paragraph: 'paragraph 1 en' } },
  { locale: 'en' as const, text: { title: 'title 1 en' } },
  { locale: 'uk' as const, text: { title: 'title 1 uk' } },
  { locale: 'en' as const, text: { title: 'title 1 en', paragraph: 'paragraph 1 en' } },
]

it.each([
  ['a global', SITE],
  ['facts', COMPANY],
])('shows the same of the texts of %s', async (_, { begin, save, statesOf }) => {
  const editor: RestClient = await hire(cms(), `States${Math.random()}`, 'editor')
  await fc.assert(
    fc.asyncProperty(fc.array(actAtOnce, { minLength: 15, maxLength: 30 }), async (acts) => {
      const path = await begin()
      const model = new Model()
      for (const { locale, text } of acts) {
        if (text) {
          await save(path, locale, text)
          model.save(locale, text)
          model.publish(locale)
        } else {
          await ask(editor, 'POST', `${path}/still-right?locale=${locale}`)
          model.confirm(locale)
        }
        const states = await statesOf(path)
        // Facts of which nothing is written are none.
        expect(LOCALES.map((one) => [one, states?.get(one)?.state ?? 'missing'])).toEqual(
          LOCALES.map((one) => [one, model.stateOf(one)]),
        )
      }
    }),
    {
      numRuns: load({ gate: 4, soak: 15, many: 150 }),
      endOnFailure: true,
      examples: [[LATER_LEFT_OUT]],
    },
  )
})
