import type { Payload, PayloadRequest } from 'payload'

import { projectTogether } from '../src/cms/desk/publishing/project-together'
import { storedDay } from '../src/domain/time/calendar-day'
import { type Locale, LOCALES } from '../src/domain/locales/locales'
import { loadMessages } from '../src/i18n/messages'
import type { Navigation, PriceList } from '../src/payload-types'
import {
  CONTENT_HELP,
  CONTENT_NAVIGATION,
  CONTENT_SET,
  EVERY_LANGUAGE,
  readFirstService,
  readFirstText,
} from '../src/first-content/content-set'
import { DOCS_SET } from '../src/first-content/docs/tree'
import { noteOfGuide } from '../src/first-content/guide-notes'
import { HELPLINES } from '../src/first-content/helplines'
import { EXCHANGE_RATES } from '../src/first-content/exchange-rates'
import { SERVICES_SET } from '../src/first-content/services/services-set'
import { PRICE_LIST } from '../src/first-content/price-list'
import { bodyWriter, type Find } from './seed-body'
import type { tellProgress } from './set-up/preparation-progress.mjs'

const FOLDERS = { page: 'pages', doc: 'docs' } as const
const SETS = { page: CONTENT_SET, doc: DOCS_SET }
type Kind = keyof typeof FOLDERS

/**
 * Writes and publishes the content set, in the transaction of `req`, which `payload` writes in too. Returns the number of
 * documents.
 * @throws whatever Payload throws, e.g. where a page of the same address exists
 */
export async function seedContent(
  payload: Payload,
  req: PayloadRequest,
  tell: typeof tellProgress,
): Promise<number> {
  const ids = new Map<string, number>()
  const find: Find = (name) => {
    const value = ids.get(name)
    if (value === undefined) throw new Error(`The content set has no document "${name}"`)
    return { relationTo: name.startsWith('doc:') ? 'docs' : 'pages', value }
  }
  const bodyOf = await bodyWriter(payload, find)

  // Drafts first: texts link to documents that come later in the tree.
  const kinds = Object.keys(FOLDERS) as Kind[]
  const documents = kinds.reduce((count, kind) => count + SETS[kind].length, 0)
  for (const kind of kinds) {
    for (const [index, entry] of SETS[kind].entries()) {
      const [locale] = entry.locales
      const { title } = await readFirstText(FOLDERS[kind], entry.key, locale)
      const draft = await payload.create({
        collection: FOLDERS[kind],
        locale,
        draft: true,
        data: {
          title,
          parent: entry.parent === undefined ? null : find(`${kind}:${entry.parent}`).value,
          position: index,
          isHome: entry.isHome ?? false,
          ...(kind === 'doc' && { staffNote: noteOfGuide(entry.key) ?? null }),
          _status: 'draft',
        },
      })
      ids.set(`${kind}:${entry.key}`, draft.id)
      tell('documents of the first content', { done: ids.size, total: documents })
    }
  }
  const publish = async (kind: Kind, key: string, locale: Locale) => {
    const text = await readFirstText(FOLDERS[kind], key, locale)
    await payload.update({
      collection: FOLDERS[kind],
      id: find(`${kind}:${key}`).value,
      locale,
      data: {
        title: text.title,
        slug: text.slug,
        excerpt: text.excerpt,
        ...(text.sidebarLabel !== undefined && { sidebarLabel: text.sidebarLabel }),
        // Where only the title is written, readers are offered the text in the source language.
        body: text.markdown === '' ? null : bodyOf(text.markdown),
        meta: { title: text.seoTitle, description: text.seoDescription },
        _status: 'published',
      },
    })
  }
  let published = 0
  const total = documents * EVERY_LANGUAGE.length
  await projectTogether(payload, req, Object.values(FOLDERS), async () => {
    for (const kind of kinds) {
      for (const { key } of SETS[kind]) {
        for (const locale of EVERY_LANGUAGE) {
          await publish(kind, key, locale)
          tell('texts of the first content', { done: (published += 1), total })
        }
      }
    }
    tell('the index of the first content')
  })
  await seedNavigation(payload, find)
  await projectTogether(payload, req, ['seaman-services'], () =>
    seedServices(payload, bodyOf, tell),
  )
  tell('prices, helplines and settings')
  await seedPriceList(payload)
  await seedHelplines(payload)
  const { day, ...rates } = EXCHANGE_RATES
  await payload.updateGlobal({
    slug: 'exchange-rates',
    data: { ...rates, day: storedDay(day) },
  })
  for (const locale of LOCALES) {
    const { site } = await loadMessages(locale)
    const { name, description } = site
    await payload.updateGlobal({ slug: 'site', locale, data: { name, description } })
  }
  // Only an operator knows the rest of the contact profile, so nothing of it is made up.
  await payload.updateGlobal({ slug: 'contact-profile', data: { availableForMeetings: true } })
  return ids.size
}

async function seedNavigation(payload: Payload, find: Find): Promise<void> {
  let written: Pick<Navigation, 'header' | 'footer'> = {}
  for (const locale of LOCALES) {
    const rows = (name: 'header' | 'footer') =>
      CONTENT_NAVIGATION[name].map(({ document, labels }, index) => ({
        // Only by its id is a row the same one in the next language.
        id: written[name]?.[index]?.id ?? null,
        document: find(document),
        label: labels?.[locale] ?? null,
      }))
    written = await payload.updateGlobal({
      slug: 'navigation',
      locale,
      depth: 0,
      data: { header: rows('header'), footer: rows('footer'), help: find(CONTENT_HELP) },
    })
  }
}

async function seedHelplines(payload: Payload): Promise<void> {
  const lines = HELPLINES.map(({ readOn, situations, languages, ...line }) => ({
    ...line,
    languages: [...(languages ?? [])],
    hours: line.hours ?? 'unknown',
    situations: [...(situations ?? [])],
    ...(readOn !== undefined && { checkedOn: storedDay(readOn) }),
  }))
  await payload.updateGlobal({ slug: 'helplines', data: { lines } })
}

async function seedPriceList(payload: Payload): Promise<void> {
  const { mailings, application, words } = PRICE_LIST
  let written: PriceList['mailings'] = []
  for (const locale of LOCALES) {
    const list = await payload.updateGlobal({
      slug: 'price-list',
      locale,
      depth: 0,
      data: {
        mailings: mailings.map(({ key, reach, price, promo, texts }, index) => ({
          // As with the rows of the navigation.
          id: written?.[index]?.id ?? null,
          key,
          reach,
          price,
          ...(promo && { promo }),
          name: texts[locale].name,
          description: texts[locale].description,
          included: texts[locale].included.join('\n'),
        })),
        application: application.price,
        ...words[locale],
      },
    })
    written = list.mailings
  }
}

/** What it costs only an operator knows: nothing is said of it. */
async function seedServices(
  payload: Payload,
  bodyOf: Awaited<ReturnType<typeof bodyWriter>>,
  tell: typeof tellProgress,
): Promise<void> {
  for (const [position, { key, category, days }] of SERVICES_SET.entries()) {
    let id: number | undefined
    for (const locale of EVERY_LANGUAGE) {
      const { title, summary, papers, markdown } = await readFirstService(key, locale)
      const texts = {
        title,
        excerpt: summary,
        papers: papers.join('\n'),
        body: bodyOf(markdown),
        _status: 'published',
      } as const
      if (id === undefined) {
        const facts = {
          category,
          currency: 'USD',
          // Nought would be the first place of all that have none.
          position: position + 1,
          leastDays: days?.least ?? null,
          mostDays: days?.most ?? null,
        } as const
        const made = await payload.create({
          collection: 'seaman-services',
          locale,
          data: { ...texts, ...facts },
        })
        id = made.id
      } else await payload.update({ collection: 'seaman-services', id, locale, data: texts })
    }
    tell('services for members', { done: position + 1, total: SERVICES_SET.length })
  }
}
