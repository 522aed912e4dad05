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
    // so that to wait for their end may never end.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
    })
    // The other mode opens a second page each time, for frames of other origins; there are none.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (part !== undefined) axe.include(part)
    if (colorScheme === 'dark') axe.withRules(OF_COLOURS)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => [where, colorScheme, id, nodes[0]?.html])
    expect(found).toEqual([])
  }
}
