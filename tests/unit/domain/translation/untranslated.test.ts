import { describe, expect, it } from 'vitest'

import {
  type Block,
  findSameFields,
  findUntranslated,
} from '../../../../src/domain/translation/untranslated'

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
      ['paragraph', '[ilo.org …]'],
      ['paragraph', 'Lisez [Nos contrats …] d’abord.'],
    )
    expect(found(source, own)).toEqual({ same: [], empty: [3, 4] })
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

describe('other fields that are still to be translated', () => {
  const source = [
    { at: 'title', text: 'Before you sign on' },
    { at: 'excerpt', text: 'What a contract should say.' },
    { at: 'meta_title', text: 'Mariner Hub' },
    { at: 'meta_description', text: 'Contracts, wages and the way home.' },
  ]

  it('say word for word what the same field of the source says', () => {
    const own = source.map((field) =>
      field.at === 'title' ? { at: 'title', text: 'Avant d’embarquer' } : field,
    )
    expect(findSameFields(source, own).map(({ at }) => at)).toEqual(['excerpt', 'meta_description'])
  })

  it.each(['MLC 2006', 'Documents', 'Norwegian Maritime Authority', ''])(
    'are no names, numbers and single words: “%s”',
    (text) => {
      const same = [{ at: 'title', text }]
      expect(findSameFields(same, same)).toEqual([])
    },
  )

  it('are not what another field says', () => {
    const own = [{ at: 'meta_description', text: 'Before you sign on' }]
    expect(findSameFields(source, own)).toEqual([])
  })
})
