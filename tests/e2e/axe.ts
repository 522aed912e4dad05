import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What depends on colours; everything else that axe looks at is the same in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Expects axe to find nothing on the page as it stands, in the light theme and in the dark one.
 * @param part of the page, where the rest is not ours
 */
export async function axeFindsNothing(page: Page, where: string, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // A colour on its way from one theme to the other is none that anybody reads.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Neither is one on its way from one state of a control to the next. Some are paused for good,
    // so that to wait for their end may never end; others begin while axe looks.
    const still = await page.evaluateHandle(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*, *::before, *::after { transition: none !important }')
      document.adoptedStyleSheets.push(sheet)
      return sheet
    })
    // The other mode opens a second page each time, for frames of other origins; there are none.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (part !== undefined) axe.include(part)
    if (colorScheme === 'dark') axe.withRules(OF_COLOURS)
    const { violations } = await axe.analyze()
    await still.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    })
    const found = violations.map(({ id, nodes }) => [where, colorScheme, id, nodes[0]?.html])
    expect(found).toEqual([])
  }
}
