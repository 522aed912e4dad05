import { describe, expect, it } from 'vitest'

import { placeSides } from '@/domain/styles/place-sides'

describe('sides of a style sheet', () => {
  it.each([
    ['margin-inline-start:4px', 'margin-left:4px', 'margin-right:4px'],
    ['padding-inline-end:4px', 'padding-right:4px', 'padding-left:4px'],
    ['inset-inline-start:0', 'left:0', 'right:0'],
    ['border-inline-end:1px solid', 'border-right:1px solid', 'border-left:1px solid'],
    ['border-inline-start-color:red', 'border-left-color:red', 'border-right-color:red'],
    ['border-start-end-radius:9px', 'border-top-right-radius:9px', 'border-top-left-radius:9px'],
    [
      'border-end-start-radius:9px',
      'border-bottom-left-radius:9px',
      'border-bottom-right-radius:9px',
    ],
    ['float:inline-start', 'float:left', 'float:right'],
  ])('%s', (written, fromLeft, fromRight) => {
    expect(placeSides(`a{color:red;${written}}b{${written}}`, false)).toBe(
      `a{color:red;${fromLeft}}b{${fromLeft}}`,
    )
    expect(placeSides(`a{${written};color:red}`, true)).toBe(`a{${fromRight};color:red}`)
  })

  it('leaves what is no declaration of a side', () => {
    const css =
      '.margin-inline-start:hover{--margin-inline-start:1px;transition:margin-inline-start}'
    expect(placeSides(css, true)).toBe(css)
  })
})
