import type { Payload } from 'payload'

import { type Locale, LOCALES } from '../../src/domain/locales/locales'
import { block, linkTo, paragraph, richText, text } from '../../tests/fixtures/every-block'
import { photograph } from '../../tests/fixtures/photograph'
import { DOCUMENTS, PAGES, parentOf } from './language-content'

/** One publish, and how many pages show what it changes. */
export interface Step {
  name: string
  showIt: number
  publish: () => Promise<unknown>
}

const ALL = LOCALES.length
const LEAF = 500
const SECTION = 6
/** A link to it stands at the top of every page. */
const NAVIGATION_SECTION = 2
const WITH_PRICES = [850, 851, 852, 853, 854]
const WITH_IMAGE = [860, 861]
/** Its text links into the section. */
const LINKING = 870
const DOCUMENT = 50
/** The section and the documents beside it, whose lists have its label. */
const DOCUMENTS_WITH_LABEL = 11

/**
 * Makes pages with prices, with an image and with links, and tells what is to be published. Expected
 * numbers are of markup: lists, breadcrumbs, links, `hreflang` and the choice of languages count.
 * @param jobPages pages of companies and vacancies in one language
 */
export async function keyChanges(payload: Payload, jobPages: number): Promise<Step[]> {
  const live = PAGES.leaves[1] + DOCUMENTS + jobPages
  const page = (id: number, locale: Locale, data: Record<string, unknown>) =>
    payload.update({ collection: 'pages', id, locale, data: { ...data, _status: 'published' } })
  const words = (value: string) => paragraph(text(value))
  const everywhere = async (ids: readonly number[], body: unknown) => {
    for (const id of ids) for (const locale of LOCALES) await page(id, locale, { body })
  }

  const data = await photograph(60, 40)
  const file = { name: 'harbour.jpg', data, mimetype: 'image/jpeg', size: data.length }
  const image = await payload.create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A harbour' },
    file,
  })
  const describe = (locale: Locale, alt: string) =>
    payload.update({ collection: 'media', id: image.id, locale, data: { alt } })
  for (const locale of LOCALES) await describe(locale, 'A harbour')
  await everywhere(WITH_PRICES, richText(words('What it costs.'), block('mailingPrices')))
  await everywhere(WITH_IMAGE, richText(block('picture', { media: image.id })))
  const doc = { relationTo: 'pages', value: LEAF }
  await everywhere(
    [LINKING],
    richText(paragraph(linkTo({ linkType: 'internal', doc }, 'Read this too.'))),
  )
  const navigation = async (label: string) => {
    const { header } = await payload.findGlobal({ slug: 'navigation', locale: 'uk', depth: 0 })
    const document = { relationTo: 'pages' as const, value: NAVIGATION_SECTION }
    await payload.updateGlobal({
      slug: 'navigation',
      locale: 'uk',
      data: { header: [{ id: header?.[0]?.id ?? null, document, label }], footer: [] },
    })
  }
  await navigation('')

  const parent = parentOf(LEAF) ?? null
  const below = pagesBelow(SECTION)
  const price = (USD: number) => ({
    mailings: [{ key: 'coastal', name: 'Coastal', price: { USD } }],
  })
  await payload.updateGlobal({ slug: 'price-list', locale: 'en', data: price(1900) })
  return [
    {
      name: 'page: text, in Ukrainian',
      showIt: 1,
      publish: () => page(LEAF, 'uk', { body: richText(words('Another text.')) }),
    },
    {
      // Translations take the anchors of their sections from its headings.
      name: 'page: text, in the source language',
      showIt: ALL,
      publish: () => page(LEAF, 'en', { body: richText(words('Another text.')) }),
    },
    {
      name: 'page: excerpt, in Ukrainian',
      showIt: 2,
      publish: () => page(LEAF, 'uk', { excerpt: 'What the list above shows.' }),
    },
    {
      name: 'page: title, in Ukrainian',
      showIt: 2,
      publish: () => page(LEAF, 'uk', { title: 'Another title' }),
    },
    {
      name: 'page: title, in the source language',
      // As its text; and the list of the page above it.
      showIt: ALL + 1,
      publish: () => page(LEAF, 'en', { title: 'Another title' }),
    },
    {
      name: 'page: published for the first time',
      // In the list of the page above it, also where it is not translated.
      showIt: ALL,
      publish: () =>
        payload.create({
          collection: 'pages',
          locale: 'en',
          data: { title: 'A new page', slug: 'a-new-page', parent, _status: 'published' },
        }),
    },
    {
      name: 'section: title, in Ukrainian',
      // Its own, those below it (breadcrumbs), the home page.
      showIt: 2 + below,
      publish: () => page(SECTION, 'uk', { title: 'Another section' }),
    },
    {
      name: 'section: title, in the source language',
      showIt: ALL + 1 + below,
      publish: () => page(SECTION, 'en', { title: 'Another section' }),
    },
    {
      name: 'section: address, in Ukrainian',
      // It and those below in every language (alternates), the home page, the page with the link.
      showIt: (1 + below) * ALL + 2,
      publish: () => page(SECTION, 'uk', { slug: 'renamed' }),
    },
    {
      name: 'section in the navigation: title',
      showIt: live,
      publish: () => page(NAVIGATION_SECTION, 'uk', { title: 'On every page' }),
    },
    {
      name: 'home page: text, in Ukrainian',
      showIt: 1,
      publish: () => page(1, 'uk', { body: richText(words('Welcome.')) }),
    },
    {
      name: 'document: label in the lists beside',
      showIt: DOCUMENTS_WITH_LABEL,
      publish: () =>
        payload.update({
          collection: 'docs',
          id: DOCUMENT,
          locale: 'uk',
          data: { sidebarLabel: 'Another label', _status: 'published' },
        }),
    },
    {
      name: 'prices of mailings',
      showIt: WITH_PRICES.length * ALL,
      publish: () => payload.updateGlobal({ slug: 'price-list', locale: 'en', data: price(2100) }),
    },
    {
      name: 'navigation: a label, in Ukrainian',
      showIt: live,
      publish: () => navigation('Another label'),
    },
    {
      name: 'contact profile',
      // And the page that was published meanwhile.
      showIt: live * ALL + 1,
      publish: () =>
        payload.updateGlobal({ slug: 'contact-profile', data: { email: 'crew@site.example' } }),
    },
    {
      name: 'image: alternative text, in Ukrainian',
      showIt: WITH_IMAGE.length,
      publish: () => describe('uk', 'The same harbour'),
    },
  ]
}

function pagesBelow(section: number): number {
  let count = 0
  for (let number = PAGES.groups[0]; number <= PAGES.leaves[1]; number += 1) {
    const above = parentOf(number)
    if (above === section || (above !== undefined && parentOf(above) === section)) count += 1
  }
  return count
}
