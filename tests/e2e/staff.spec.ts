import { ADMIN } from '../site/accounts.mjs'
import { forget, startSite } from '../site/site'
import { expect, test } from './test'

test('the panel never shows the form for a first user', async ({ page, quiet, site }) => {
  quiet.allow(/status of 404/)
  await page.goto(`${site.url}/admin/create-first-user`)
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('without ADMIN_PASSWORD a one-time link makes the first admin, once', async ({
  page,
  quiet,
}) => {
  test.setTimeout(180_000)
  quiet.allow(/Failed to (load resource|fetch)/)
  const site = await startSite({ env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SEED: 'none' } })
  try {
    const printed = () => /http:\/\/\S+\/admin\/reset\/\w+/.exec(site.output())?.[0]
    // It is said once the site has asked itself for its pages.
    await expect.poll(printed).toBeDefined()
    const link = printed()
    await page.goto(link ?? '')
    // The panel's forms are its script's: what is done before that has loaded is lost.
    await expect(async () => {
      for (const label of ['New Password', 'Confirm Password']) {
        // What was typed before stands there, and typing the same again would tell the script nothing.
        await page.getByLabel(label).fill('')
        await page.getByLabel(label).fill(ADMIN.password)
      }
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await page.waitForURL(`${site.url}/admin`, { timeout: 10_000 })
    }).toPass({ timeout: 90_000 })
    await expect(page.getByRole('link', { name: 'Pages' }).first()).toBeVisible()
    // The link is spent, and the next start prints none.
    const again = await fetch(`${site.url}/api/staff/reset-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: link?.split('/').at(-1), password: 'another-password-0' }),
    })
    expect(again.status).toBe(403)
  } finally {
    await site.stop()
  }
  const second = await startSite({
    dataDir: site.dataDir,
    env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SEED: 'none' },
  })
  expect(second.output()).not.toContain('/admin/reset/')
  await second.stop()
  await forget(site.dataDir)
})
