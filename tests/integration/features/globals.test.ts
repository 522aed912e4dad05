import { translations } from '@payloadcms/translations/all'
import { ValidationError } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'

import { LOCALES, type Locale } from '../../../src/domain/locales/locales'
import type { ContactProfile, Navigation, Site } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

/** What stands on every page: the site's name, its links, and who to write to. */

const cms = cmsUnderTest()

// They read the environment, so they are loaded after the CMS.
const site = async (locale: Locale) =>
  (await import('../../../src/features/site/site.queries')).getSite(locale)
const navigation = async (locale: Locale) =>
  (await import('../../../src/features/navigation/navigation.queries')).getNavigation(locale)
const frame = async (locale: Locale) =>
  (await import('../../../src/cms/publications/reading/publication-index')).findTagRevisions(
    'frame',
    locale,
  )
const contact = async () =>
  (
    await import('../../../src/features/contact-profile/contact-profile.queries')
  ).getContactProfile()

describe('the site', () => {
  const write = (locale: Locale, data: Partial<Site>) =>
    cms().updateGlobal({ slug: 'site', locale, data })

  beforeEach(async () => {
    for (const locale of LOCALES) await write(locale, { name: null, description: null })
  })

  it('is called as the interface says while editors have written nothing', async () => {
    const view = await site('uk')
    expect(view.name).toBe('Mariner Hub')
    expect(view.description).toMatchObject({
      locale: 'uk',
      text: expect.stringContaining('морякам'),
    })
  })

  it('falls back to the source language, each text by itself', async () => {
    await write('en', { name: 'Sea Hub', description: 'For those at sea.' })
    await write('ar', { description: 'لأهل البحر.' })
    expect(await site('ar')).toEqual({
      name: 'Sea Hub',
      description: { text: 'لأهل البحر.', locale: 'ar' },
    })
    expect(await site('uk')).toEqual({
      name: 'Sea Hub',
      description: { text: 'For those at sea.', locale: 'en' },
    })
    await write('en', { description: '  ' })
    expect((await site('uk')).description.locale).toBe('uk')
  })
})

describe('the navigation', () => {
  const page = async (titles: Partial<Record<Locale, string>>) => {
    let id: number | undefined
    for (const [locale, title] of Object.entries(titles) as [Locale, string][]) {
      const data = { title, slug: title.toLowerCase(), _status: 'published' } as const
      id =
        id === undefined
          ? (await cms().create({ collection: 'pages', locale, data })).id
          : (await cms().update({ collection: 'pages', id, locale, data })).id
    }
    if (id === undefined) throw new Error('A page has a title.')
    return id
  }
  const write = (locale: Locale, header: NonNullable<Navigation['header']>) =>
    cms().updateGlobal({ slug: 'navigation', locale, data: { header } })
  /** Of the editors' links; before them stand the vacancies. */
  const labels = async (locale: Locale) =>
    (await navigation(locale)).header.slice(1).map((link) => `${link.locale}:${link.label}`)

  beforeEach(() => cms().delete({ collection: 'pages', where: { id: { exists: true } } }))

  it('begins with the vacancies, in words of the reader’s language, whatever editors choose', async () => {
    await write('en', [])
    const { header, own } = await navigation('uk')
    const vacancies = { href: '/uk/crewings', label: 'Вакансії', locale: 'uk' }
    expect(header).toEqual([vacancies])
    expect(own[0]).toEqual(vacancies)
    expect(own.map(({ href }) => href)).toEqual([
      '/uk/crewings',
      '/uk/crewings/companies',
      '/uk/warnings',
      '/uk/seaman/services',
      '/uk/search',
    ])
  })

  it('shows the label of the reader’s language, else the source’s, else the page’s title', async () => {
    const jobs = await page({ en: 'Jobs', uk: 'Робота' })
    const about = await page({ en: 'About', uk: 'Про-нас' })
    const saved = await write('en', [
      { document: { relationTo: 'pages', value: jobs }, label: 'Find a job' },
      { document: { relationTo: 'pages', value: about } },
    ])
    expect(await labels('en')).toEqual(['en:Find a job', 'en:About'])
    expect(await labels('uk')).toEqual(['en:Find a job', 'uk:Про-нас'])
    expect(await labels('ar')).toEqual(['en:Find a job', 'en:About'])
    await write(
      'ar',
      (saved.header ?? []).map((row, at) => ({ ...row, label: at === 0 ? 'وظائف' : '' })),
    )
    expect(await labels('ar')).toEqual(['ar:وظائف', 'en:About'])
    expect(await labels('en')).toEqual(['en:Find a job', 'en:About'])
  })

  it('names the page for readers in trouble, and where it is renamed, every page knows', async () => {
    const help = await page({ en: 'Whom to call' })
    await cms().updateGlobal({
      slug: 'navigation',
      data: { header: [], help: { relationTo: 'pages', value: help } },
    })
    const before = await frame('en')
    await cms().update({
      collection: 'pages',
      id: help,
      locale: 'en',
      data: { title: 'Who helps', slug: 'who-helps', _status: 'published' },
    })
    expect((await navigation('en')).help).toMatchObject({ href: '/who-helps', label: 'Who helps' })
    expect(await frame('en')).not.toBe(before)
    await cms().updateGlobal({ slug: 'navigation', data: { help: null } })
    expect((await navigation('en')).help).toBeUndefined()
  })

  it('leaves out what is not published, gone, or there already', async () => {
    const jobs = await page({ en: 'Jobs' })
    const gone = await page({ en: 'Gone' })
    const { id: draft } = await cms().create({
      collection: 'pages',
      locale: 'en',
      draft: true,
      data: { title: 'Draft', _status: 'draft' },
    })
    await write(
      'en',
      [jobs, gone, draft, jobs].map((value) => ({
        document: { relationTo: 'pages', value },
        label: `Page ${value}`,
      })),
    )
    await cms().delete({ collection: 'pages', id: gone })
    expect(await labels('en')).toEqual([`en:Page ${jobs}`])
  })

  it('has at most six links above, and a page for each', async () => {
    const jobs = await page({ en: 'Jobs' })
    const row = { document: { relationTo: 'pages', value: jobs } } as const
    await expect(
      write(
        'en',
        Array.from({ length: 7 }, () => row),
      ),
    ).rejects.toThrow(ValidationError)
    await expect(write('en', [{ label: 'Nowhere' } as unknown as typeof row])).rejects.toThrow(
      ValidationError,
    )
    await expect(write('en', [{ ...row, label: 'x'.repeat(41) }])).rejects.toThrow(ValidationError)
  })
})

describe('the contact profile', () => {
  const NOTHING = { name: null, email: null, phone: null, bookingUrl: null }
  const write = (data: Partial<ContactProfile>) =>
    cms().updateGlobal({ slug: 'contact-profile', data: { ...NOTHING, ...data } })
  const complaint = async (data: Partial<ContactProfile>) => {
    try {
      await write(data)
      return ''
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('\n')
    }
  }

  it('is none while it is empty, whether or not there is time for meetings', async () => {
    for (const availableForMeetings of [true, false, null]) {
      await write({ availableForMeetings })
      expect(await contact()).toBeUndefined()
    }
  })

  it('shows what is written, with links that work', async () => {
    await write({
      name: ' Olena ',
      email: 'olena+sea@site.example',
      phone: '+380 (44) 000-00-00',
      bookingUrl: 'https://booking.example/15',
      availableForMeetings: true,
    })
    expect(await contact()).toEqual({
      name: 'Olena',
      email: { text: 'olena+sea@site.example', href: 'mailto:olena%2Bsea@site.example' },
      phone: { text: '+380 (44) 000-00-00', href: 'tel:+380440000000' },
      bookingUrl: 'https://booking.example/15',
      availableForMeetings: true,
    })
    await write({
      name: 'Olena',
      bookingUrl: 'https://booking.example',
      availableForMeetings: false,
    })
    expect(await contact()).toMatchObject({ bookingUrl: undefined, availableForMeetings: false })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https:/\\evil.example',
    '/path',
    'http://plain.example',
    'mailto:a@b.example',
    'https://bank.example@evil.example',
    'https://a.example/\u0000',
  ])('does not lead to %j: refused when saved, and shown by nobody', async (bookingUrl) => {
    expect(await complaint({ bookingUrl })).toMatch(/^bookingUrl: .*begins with https/)
    // As another program, or a hand in the database, may have left it.
    await write({ name: 'Olena', availableForMeetings: true })
    const { pool } = cms().db as unknown as {
      pool: { query(text: string, values: unknown[]): Promise<unknown> }
    }
    await pool.query('UPDATE contact_profile SET booking_url = $1, phone = $1', [
      bookingUrl.replaceAll('\0', '\u0001'),
    ])
    expect(await contact()).toMatchObject({ bookingUrl: undefined, phone: undefined })
  })

  it.each(['044 000 00 00', '+38', '+380 44 000 CALL', '+', '+0123456789', `+${'1'.repeat(16)}`])(
    'does not call %j',
    async (phone) => {
      expect(await complaint({ phone })).toMatch(/^phone: .*country code/)
    },
  )
})

it('the panel is offered in every language that Payload has', () => {
  const offered = Object.keys(cms().config.i18n.supportedLanguages)
  expect(offered.toSorted()).toEqual(Object.keys(translations).toSorted())
  expect(offered).toHaveLength(44)
})
