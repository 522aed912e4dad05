import { describe, expect, it } from 'vitest'

import { type Block, findUntranslated } from '../../../../src/domain/translation/untranslated'

const blocks = (...told: [kind: string, text: string][]): Block[] =>
  told.map(([kind, text], index) => ({
    index,
    kind,
    text,
    showsItself: kind === 'block/picture',
  }))
const found = (source: Block[], own: Block[]) => {
  const { same, empty } = findUntranslated(source, own)
  return { same: same.map(({ index }) => index), empty: empty.map(({ index }) => index) }
}

describe('what of a translation is still to be translated', () => {
  const source = blocks(
    ['heading/h2', 'Before you sign'],
    ['paragraph', 'Check your contract.'],
    ['paragraph', 'Ask who pays the ticket.'],
    ['block/picture', ''],
  )

  it('is nothing where every block says something of its own', () => {
    const own = blocks(
      ['heading/h2', 'Avant de signer'],
      ['paragraph', 'Vérifiez votre contrat.'],
      ['paragraph', 'Demandez qui paie le billet.'],
      ['block/picture', ''],
    )
    expect(found(source, own)).toEqual({ same: [], empty: [] })
  })

  it('is what says word for word what the source says, wherever it stands', () => {
    const own = blocks(['paragraph', 'Ask who pays the ticket.'], ['paragraph', 'Bonjour'])
    expect(found(source, own)).toEqual({ same: [0], empty: [] })
  })

  it('is what was taken over and not filled', () => {
    const own = blocks(
      ['heading/h2', ''],
      ['paragraph', ''],
      ['paragraph', 'Demandez qui paie le billet.'],
      ['block/picture', ''],
    )
    expect(found(source, own)).toEqual({ same: [], empty: [0, 1] })
  })

  it('is a link that has no words yet', () => {
    const own = blocks(
      ['heading/h2', 'Avant'],
      ['paragraph', 'Un'],
      ['paragraph', 'Deux'],
      ['paragraph', '…'],
    )
    expect(found(source, own)).toEqual({ same: [], empty: [3] })
  })

  it('is no empty line between blocks that are all translated', () => {
    const own = blocks(
      ['heading/h2', 'Avant de signer'],
      ['paragraph', 'Vérifiez votre contrat.'],
      ['paragraph', ''],
      ['paragraph', 'Demandez qui paie le billet.'],
      ['paragraph', ''],
    )
    expect(found(source, own)).toEqual({ same: [], empty: [] })
  })

  it('is nothing where there is no source to compare with', () => {
    expect(found([], blocks(['paragraph', ''], ['paragraph', 'Check your contract.']))).toEqual({
      same: [],
      empty: [],
    })
  })
})
