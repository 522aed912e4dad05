import { ask } from '../site/ask'
import type { Editor } from '../site/editor'
import { expect, test } from './test'

/** What editors write for every page: the site's name, its links, and who to write to. */

async function write(
  editor: Editor,
  slug: string,
  locale: string,
  data: object,
): Promise<Response> {
  return editor.request('POST', `/globals/${slug}?locale=${locale}&depth=0`, data)
}

interface Links {
  header: { id: string; document: object; label?: string | null }[]
}

test('the content set names the site in twelve languages and makes no contact up', async ({
  editor,
  page,
}) => {
  const answer = await editor.request('GET', '/globals/site?locale=all')
  const { name, description } = (await answer.json()) as Record<string, Record<string, string>>
  expect(Object.keys(name ?? {})).toHaveLength(12)
  expect(description?.en).toMatch(/^A platform designed to assist sailors and find job opportun/)
  await page.goto('/')
  // Nothing but the form by which anybody writes to the site.
  await expect(page.locator('footer address a, footer address bdi')).toHaveCount(1)
  await expect(page.locator('footer address a')).toHaveAttribute('href', '/forms/contact')
})

test('name and description are the editors’, on the page, in its head and for machines', async ({
  editor,
  page,
}) => {
  const before = (await (await editor.request('GET', '/globals/site?locale=all')).json()) as {
    name: Record<string, string>
    description: Record<string, string>
  }
  await write(editor, 'site', 'en', { name: 'Sea Hub', description: 'For those at sea.' })
  await write(editor, 'site', 'uk', { name: '', description: '' })
  await write(editor, 'site', 'ar', { name: 'مرسى', description: 'لأهل البحر.' })

  await page.goto('/privacy')
  await expect(page).toHaveTitle(/Sea Hub/)
  await expect(page.locator('header').getByText('Sea Hub')).toBeVisible()
  await expect(page.locator('footer')).toContainText('For those at sea.')
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', 'Sea Hub')
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    'Sea Hub',
  )

  await page.goto('/uk')
  const source = page.locator('footer').getByText('For those at sea.')
  await expect(source).toHaveAttribute('lang', 'en')
  await page.goto('/ar')
  await expect(page.locator('header').getByText('مرسى')).toBeVisible()
  await expect(page.locator('footer')).toContainText('لأهل البحر.')

  for (const locale of ['en', 'uk', 'ar']) {
    const [name, description] = [before.name[locale], before.description[locale]]
    expect((await write(editor, 'site', locale, { name, description })).status).toBe(200)
  }
  await page.goto('/uk')
  await expect(page.locator('footer')).toContainText(before.description.uk ?? '-')
})

test('labels of the header fall back to the source’s, then to the page’s title', async ({
  editor,
  page,
}) => {
  /** Labels the first link; returns what it was called. */
  const labelFirst = async (locale: string, label: string) => {
    const path = `/globals/navigation?locale=${locale}&depth=0`
    const { header } = (await (await editor.request('GET', path)).json()) as Links
    const labelled = header.map((row, place) => (place === 0 ? { ...row, label } : row))
    await write(editor, 'navigation', locale, { header: labelled })
    return header[0]?.label ?? ''
  }
  const former = {
    en: await labelFirst('en', 'Check an offer'),
    ar: await labelFirst('ar', 'افحص العرض'),
    uk: await labelFirst('uk', ''),
  }
  // Before the editors' own stands the one to the vacancies.
  const first = page.locator('header nav').first().getByRole('link').nth(1)
  await page.goto('/')
  await expect(first).toHaveText('Check an offer')
  await page.goto('/ar')
  await expect(first).toHaveText('افحص العرض')
  await page.goto('/uk')
  await expect(first).toHaveText('Check an offer')
  await expect(first.locator('[lang=en]')).toHaveText('Check an offer')
  await labelFirst('ar', '')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/ar')
  await page.locator('header details').last().locator('summary').click()
  const entries = page.locator('header nav.menu-panel a')
  await expect(entries.filter({ hasText: 'Check an offer' })).toBeVisible()
  // From right to left all begin at the right, in whatever language they are.
  const starts = await entries.evaluateAll((links) =>
    links.map((link) => {
      const label = document.createRange()
      label.selectNodeContents(link)
      return Math.round(label.getBoundingClientRect().right)
    }),
  )
  expect(starts.length).toBeGreaterThan(2)
  expect(new Set(starts).size).toBe(1)
  await labelFirst('en', '')
  await page.goto('/uk')
  await expect(first.locator('[lang=en]')).toHaveCount(0)
  for (const [locale, label] of Object.entries(former)) await labelFirst(locale, label)
})

test('the footer says who to write to, in every language, and nothing that was not written', async ({
  editor,
  page,
}) => {
  const profile = {
    name: 'Olena',
    email: 'olena@site.example',
    phone: '+380 44 000-00-00',
    bookingUrl: 'https://booking.example/15',
    availableForMeetings: true,
  }
  expect((await write(editor, 'contact-profile', 'en', profile)).status).toBe(200)
  const contact = page.locator('footer address')
  for (const [locale, book] of [
    ['', 'Book a 15-minute meeting'],
    ['/uk', 'Записатися на 15-хвилинну зустріч'],
    ['/ar', 'احجز لقاءً مدته 15 دقيقة'],
  ]) {
    await page.goto(`${locale}/`)
    await expect(contact).toContainText('Olena')
    await expect(contact.locator('a[href="mailto:olena@site.example"]')).toBeVisible()
    await expect(contact.locator('a[href="tel:+380440000000"] bdi')).toHaveAttribute('dir', 'ltr')
    const booking = contact.getByRole('link', { name: book ?? '' })
    await expect(booking).toHaveAttribute('href', profile.bookingUrl)
    await expect(booking).toHaveAttribute('rel', /noopener/)
  }
  await write(editor, 'contact-profile', 'en', {
    ...profile,
    availableForMeetings: false,
    email: '',
  })
  await page.goto('/')
  await expect(contact).toContainText('Not taking meetings')
  // The telephone, and the form.
  await expect(contact.getByRole('link')).toHaveCount(2)

  // Error pages must not ask the database.
  await expect
    .poll(async () => (await ask(editor.url, '/no-such-page')).body)
    .not.toContain('Olena')

  for (const bookingUrl of ['javascript:alert(1)', '//evil.example', 'http://plain.example']) {
    const refused = await write(editor, 'contact-profile', 'en', { bookingUrl })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('begins with https://')
  }
  const nothing = { name: '', email: '', phone: '', bookingUrl: '', availableForMeetings: true }
  await write(editor, 'contact-profile', 'en', nothing)
  await page.goto('/')
  await expect(contact.getByRole('link')).toHaveAttribute('href', '/forms/contact')
})
