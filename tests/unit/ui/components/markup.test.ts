import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { markup } from '../../../../src/ui/components/markup'

describe('markup', () => {
  it('escapes every value, in text and in attributes, and puts markup in as it is', () => {
    const hostile = `"><script>alert('1') & more</script>`
    const inner = markup`<i>${hostile}</i>`
    const { html } =
      markup`<b title="${hostile}">${inner}${[inner, inner]}${7}${false}${undefined}</b>`
    const escaped = '&#34;&#62;&#60;script&#62;alert(&#39;1&#39;) &#38; more&#60;/script&#62;'
    const escapedInner = `<i>${escaped}</i>`
    expect(html).toBe(`<b title="${escaped}">${escapedInner.repeat(3)}7</b>`)
  })

  it('holds no character of a value that could end what it stands in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { html } = markup`${text}`
        expect(html).not.toMatch(/[<>"']|&(?!#\d+;)/)
      }),
    )
  })
})
