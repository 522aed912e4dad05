import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { wordChanges } from '../../../../src/cms/translations/word-changes'

const changes = (former: string, present: string, language = 'en') =>
  wordChanges(former, present, language)?.map(({ kind, words }) => [kind, words.trim()])

describe('what changed in a text', () => {
  it('is told word by word', () => {
    expect(changes('Check your contract now', 'Check your old contract')).toEqual([
      ['kept', 'Check your'],
      ['added', 'old'],
      ['kept', 'contract'],
      ['removed', 'now'],
    ])
  })

  it('is told in words also where there are no spaces', () => {
    expect(changes('请检查合同', '请检查证书', 'zh')).toEqual([
      ['kept', '请检查'],
      ['removed', '合同'],
      ['added', '证书'],
    ])
  })

  it('says both texts, whatever they are', () => {
    const told = fc
      .array(fc.constantFrom('crew', 'ship', 'pay', 'port', 'visa'))
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(told, told, (former, present) => {
        const found = wordChanges(former, present, 'en') ?? []
        const without = (left: string) =>
          found
            .filter(({ kind }) => kind !== left)
            .map(({ words }) => words)
            .join('')
            .replace(/\s+/g, ' ')
            .trim()
        expect(without('removed')).toBe(present)
        expect(without('added').replaceAll(' ', '')).toBe(former.replaceAll(' ', ''))
      }),
    )
  })
})
