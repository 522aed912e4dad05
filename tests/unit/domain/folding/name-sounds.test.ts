import { describe, expect, it, test } from 'vitest'

import { inEnglish } from '../../../../src/domain/folding/name-words'
import { nameSounds } from '../../../../src/domain/folding/sound-steps'

describe('a name sounds alike', () => {
  it.each([
    [
      'Mariner Management',
      'Маринер Менеджмент',
      'Марінер Менеджмент',
      'مارينر مانجمنت',
      'मरीनर मैनेजमेंट',
    ],
    ['Ocean Star Shipping', 'Оушен Стар Шиппинг', 'أوشن ستار شيبينغ', 'ओशन स्टार शिपिंग'],
    ['Seven Seas Offshore', 'Севен Сиз Оффшор'],
    ['Bright Anchor', 'Брайт Анкор'],
    ['International Navigation Services', 'Интернешнл Навигейшн Сервисез'],
    ['West Wind Agency', 'Вест Уинд Эйдженси', 'वेस्ट विंड एजेंसी'],
    ['Horizon Logistics', 'Хорайзон Логистикс', 'هورايزون لوجستكس'],
  ])('%s, in whichever letters', (name, ...others) => {
    for (const other of others)
      expect([other, nameSounds(other)]).toEqual([other, nameSounds(name)])
  })

  it('and not another', () => {
    expect(nameSounds('Pacific')).not.toEqual(nameSounds('Пасифик Спирит'))
    expect(nameSounds('Mariner')).not.toEqual(nameSounds('Марин'))
    expect(nameSounds('海洋 !')).toEqual([])
  })
})

test('a word of many names is known in other languages, with its article too', () => {
  expect(inEnglish('المحيط')).toEqual(inEnglish('океан'))
  expect(inEnglish('海洋')).toEqual(inEnglish('océano'))
  expect(inEnglish('договор')).toEqual([])
})
