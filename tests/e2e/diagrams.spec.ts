import { LOCALES } from '../../src/domain/locales/locales'
import { axeFindsNothing } from './axe'
import { expect, test } from './test'

/** Diagrams of the guides, on the narrowest telephone and on a screen, in every language. */

const GUIDES = {
  agreement: 'docs/contracts-and-hiring/employment-agreement-line-by-line',
  whoPays: 'docs/contracts-and-hiring/who-pays-when-you-are-hired',
  validity: 'docs/certificates-and-papers',
  papers: 'docs/certificates-and-papers/identity-document-and-seamans-book',
  wages: 'docs/rights-and-pay-at-sea/wages-and-payslips',
  rest: 'docs/rights-and-pay-at-sea/hours-of-rest',
  abandonment: 'docs/rights-and-pay-at-sea/repatriation-and-abandonment',
  complaint: 'docs/rights-and-pay-at-sea/complaints-on-board-and-ashore',
  fraud: 'docs/safety-from-fraud/advance-fee-and-identity-fraud',
  mailing: 'mailing',
} as const

/** Languages with the longest words, other scripts, or the other direction: axe looks at these. */
const LOOKED_AT = new Set(['en', 'ar', 'hi', 'de', 'zh'])

for (const [kind, path] of Object.entries(GUIDES)) {
  for (const locale of LOCALES) {
    test(`the words of ${kind} fit in ${locale}, and every part is drawn`, async ({ page }) => {
      await page.goto(locale === 'en' ? `/${path}` : `/${locale}/${path}`)
      const diagram = page.locator(`figure.${kind}`)
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        const problems = await diagram.evaluate((figure) => {
          const area = figure.getBoundingClientRect()
          return [...figure.querySelectorAll('figcaption, b, p, bdi, u, li, svg')].flatMap(
            (part) => {
              const { left, right, width: wide, height } = part.getBoundingClientRect()
              const isCut = part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1
              const isInline = getComputedStyle(part).display === 'inline'
              const isOut = left < area.left - 1 || right > area.right + 1
              const isNothing = wide < 4 || height < 4
              return isOut || isNothing || (isCut && !isInline)
                ? [`${part.tagName} ${part.textContent.slice(0, 40)}`]
                : []
            },
          )
        })
        expect(problems, `at ${width} px`).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0)
      }
      if (LOOKED_AT.has(locale)) await axeFindsNothing(page, `${kind} in ${locale}`, 'figure')
    })
  }
}
