import { mailTo } from '../site/outbox'
import { publishVacancy } from '../site/publish-vacancy'
import { axeFindsNothing } from './axe'
import { field, send } from './seafarer'
import { expect, test } from './test'

/** A reader orders new vacancies by mail from the list, confirms, sees the alert and ends it; in Arabic without scripts. */

const LANGUAGES = [
  {
    locale: 'uk',
    javaScriptEnabled: true,
    order: 'Надсилати мені такі нові вакансії',
    confirmed: 'Сповіщення діє.',
    ended: 'Сповіщення вимкнено.',
    done: 'Це сповіщення вимкнено',
  },
  {
    locale: 'ar',
    javaScriptEnabled: false,
    order: 'أرسلوا إليّ الوظائف الجديدة المشابهة',
    confirmed: 'بدأ التنبيه.',
    ended: 'توقّف التنبيه،',
    done: 'توقّف هذا التنبيه',
  },
] as const

/** The newest link to a page of alerts in the mail to an address. */
async function linkIn(dataDir: string, address: string): Promise<string> {
  const find = async () => {
    const mails = await mailTo(dataDir, address)
    return mails.flatMap(
      ({ text = '' }) => /\S+\/forms\/alerts\/confirm\/[\w-]{43}/.exec(text)?.[0] ?? [],
    )
  }
  await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  return (await find()).at(-1) ?? ''
}

test.beforeAll(async ({ editor }) => {
  await publishVacancy(editor)
})

for (const { locale, javaScriptEnabled, ...words } of LANGUAGES) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test(`from the list to the end of an alert: ${locale}`, async ({ page, quiet, site }) => {
      test.setTimeout(180_000)
      // A refused form is a failed request to the console.
      quiet.allow(/status of 422/)
      const reader = `alerts.${locale}@ship.example`
      await page.goto(`/${locale}/crewings?rank=chief-mate`)
      await page.getByRole('link', { name: words.order }).click()
      await expect(page).toHaveURL(/\/forms\/alerts\?filter=rank/)
      if (javaScriptEnabled) await axeFindsNothing(page, 'the order')

      await field(page, 'email').fill('alerts@')
      await field(page, 'consent').check()
      await send(page)
      await expect(page.locator('.form-main > .wrong')).toBeVisible()
      await field(page, 'email').fill(reader)
      await send(page)
      await expect(page).toHaveURL(/done=asked/)
      await expect(page.locator('.callout.tip')).toBeVisible()
      if (javaScriptEnabled) await axeFindsNothing(page, 'ordered')

      await page.goto(await linkIn(site.dataDir, reader))
      if (javaScriptEnabled) await axeFindsNothing(page, 'the confirmation')
      await send(page)
      await expect(page).toHaveURL(/done=confirmed/)
      await expect(page.locator('.callout.tip')).toContainText(words.confirmed)
      if (javaScriptEnabled) await axeFindsNothing(page, 'the alerts')

      // By keyboard: the name of the button says which alert it ends.
      await page.locator('.own-alerts button').focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/done=ended/)
      await expect(page.locator('.callout.tip')).toContainText(words.ended)

      await page.goto(page.url().replace(/alerts\/([\w-]{43}).*$/, 'alerts/leave/$1'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done)
      if (javaScriptEnabled) await axeFindsNothing(page, 'left')
    })
  })
}
