import { describe, expect, it } from 'vitest'

import { ASKED_SITUATIONS } from '../../../../src/domain/help-words/help-words'
import {
  HELP_WORDS,
  piratesNamed,
  situationsNamed,
} from '../../../../src/domain/help-words/situations-named'
import { LOCALES } from '../../../../src/domain/locales'
import { GLOSSARIES, VOCABULARIES } from '../../../../src/domain/vocabulary/languages'

describe('what a search says has happened', () => {
  it.each([
    ['suicide', ['ownLife']],
    ['I want to die', ['ownLife']],
    ['хочу умереть', ['ownLife']],
    ['самоубийство на судне', ['ownLife']],
    ['я думаю о самоубийстве', ['ownLife']],
    ['самогубство', ['ownLife']],
    ['انتحار', ['ownLife']],
    ['الانتحار', ['ownLife']],
    ['आत्महत्या', ['ownLife']],
    ['自杀', ['ownLife']],
    ['我想自杀怎么办', ['ownLife']],
    ['suicidio', ['ownLife']],
    ['Selbstmord', ['ownLife']],
    ['magpakamatay', ['ownLife']],
    ['suicídio', ['ownLife']],
    ['bunuh diri', ['ownLife']],
    ['the master beats me', ['threatened']],
    ['rape', ['assaulted']],
    ['bleeding', ['hurt']],
    // What strangers typed.
    ['suicde', ['ownLife']],
    ['не бачу сенсу жити', ['ownLife']],
    ["капітан б'є мене", ['threatened']],
    ['депрессия', ['ownLife']],
    ['frappé par le capitaine', ['threatened']],
    ['لا أريد العيش', ['ownLife']],
    ['إصابة', ['hurt']],
    ['violación', ['assaulted']],
    ['Gewalt', ['threatened']],
    ['nasaktan', ['hurt']],
    ['चोट', ['hurt']],
    ['apanhei do capitão', ['threatened']],
    ['mau mati', ['ownLife']],
    ['轻生', ['ownLife']],
    // What readers of a later day typed.
    ['gusto ko ng mamatay', ['ownLife']],
    ['i wanna die', ['ownLife']],
    ['hochu umeret', ['ownLife']],
    ['मरना है', ['ownLife']],
    ['envie d en finir', ['ownLife']],
    ['passport taken by captain', ['papersKept']],
    ['изнасиловали', ['assaulted']],
    ['капитан бьет', ['threatened']],
    ['capt not paying wages 3 month', ['notPaid']],
    ['ne platyat zarplatu', ['notPaid']],
    ['ما دفعو الراتب', ['notPaid']],
    ['hindi pa sumasahod 3 buwan', ['notPaid']],
    // Words of violence, of papers that are kept and of fraud.
    ['they took my passport', ['papersKept']],
    ['captain beats me', ['threatened']],
    ['he hit me', ['threatened']],
    ['капітан забрав паспорт', ['papersKept']],
    ["капітан б'є мене", ['threatened']],
    ['он меня ударил', ['threatened']],
    ['у меня забрали паспорт', ['papersKept']],
    ['il m’a frappé', ['threatened']],
    ['ils ont pris mon passeport', ['papersKept']],
    ['القبطان يضربني', ['threatened']],
    ['اخذوا جوازي', ['papersKept']],
    ['el capitán me pega', ['threatened']],
    ['me quitaron el pasaporte', ['papersKept']],
    ['er hat mich geschlagen', ['threatened']],
    ['haben meinen Pass', ['papersKept']],
    ['sinuntok ako ng chief mate', ['threatened']],
    ['kinuha ang pasaporte ko', ['papersKept']],
    ['कैप्टन मुझे मारता है', ['threatened']],
    ['मेरा पासपोर्ट रख लिया', ['papersKept']],
    ['o comandante me bateu', ['threatened']],
    ['ficaram com meu passaporte', ['papersKept']],
    ['kapten memukul saya', ['threatened']],
    ['paspor saya ditahan', ['papersKept']],
    ['船长打我', ['threatened']],
    ['护照被扣', ['papersKept']],
    ['護照被沒收', ['papersKept']],
    ['sexual harassment by chief officer', ['assaulted']],
    ['домогательства на судне', ['assaulted']],
    ['harcèlement sexuel', ['assaulted']],
    ['تحرش', ['assaulted']],
    ['sexuell belästigt', ['assaulted']],
    ['ginahasa ako', ['assaulted']],
    ['यौन उत्पीड़न', ['assaulted']],
    ['diperkosa', ['assaulted']],
    ['性骚扰', ['assaulted']],
    ['agent took my money', ['cheated']],
    ['мошенники', ['cheated']],
    ['фальшива вакансія', ['cheated']],
    ['arnaque', ['cheated']],
    ['وظيفة وهمية', ['cheated']],
    ['me estafaron', ['cheated']],
    ['betrogen', ['cheated']],
    ['na scam ako', ['cheated']],
    ['फर्जी नौकरी', ['cheated']],
    ['caí em um golpe', ['cheated']],
    ['saya ditipu agen', ['cheated']],
    ['被黑中介骗了', ['cheated']],
    ['they have not paid me: unpaid wages', ['notPaid']],
    ['не платят зарплату', ['notPaid']],
    ['заборгованість по зарплаті', ['notPaid']],
    ['ne nous paie pas', ['notPaid']],
    ['رواتب متأخرة', ['notPaid']],
    ['no me pagan', ['notPaid']],
    ['Heuer nicht bezahlt', ['notPaid']],
    ['hindi binayaran', ['notPaid']],
    ['वेतन नहीं मिला', ['notPaid']],
    ['salários atrasados', ['notPaid']],
    ['gaji belum dibayar', ['notPaid']],
    ['拖欠工資', ['notPaid']],
    ['our ship is abandoned', ['leftBehind']],
    ['брошенный экипаж', ['leftBehind']],
    ['سفينة مهجورة', ['leftBehind']],
    ['困在船上', ['leftBehind']],
  ])('%s', (text, situations) => {
    expect(situationsNamed(text)).toEqual(situations)
  })

  it.each(LOCALES)('%s has words for each, and knows each of them', (locale) => {
    for (const situation of ASKED_SITUATIONS) {
      const words = HELP_WORDS[locale][situation]
      expect(words.length).toBeGreaterThanOrEqual(15)
      for (const word of words) {
        expect([word, situationsNamed(word.replace(/\*$/, ''))]).toEqual([
          word,
          expect.arrayContaining([situation]),
        ])
      }
    }
  })

  it('is nothing where somebody looks for a rank, a vessel, a paper or a rule', () => {
    const names = LOCALES.flatMap((locale) => {
      const { ranks, vesselTypes, documents } = VOCABULARIES[locale]
      return [
        ...[ranks, vesselTypes, documents].flatMap((kind) =>
          Object.values(kind).map(({ label }) => label),
        ),
        ...Object.entries(GLOSSARIES[locale].entries)
          .filter(([code]) => !TROUBLE.has(code))
          .map(([, { term }]) => term),
      ]
    })
    expect(names.filter((name) => situationsNamed(name).length > 0)).toEqual([])
  })

  it.each([
    'first aid course',
    'medical certificate',
    'fire fighting',
    'die Heuer',
    'master',
    'piracy area allowance',
    'hours of rest',
    '',
    '   ',
    '*'.repeat(500),
  ])('is nothing in "%s"', (text) => {
    expect(situationsNamed(text)).toEqual([])
  })
})

describe('pirates', () => {
  it.each([
    'pirates on board',
    'напали пираты',
    'пірати на борту',
    'هجوم قراصنة',
    'bajak laut',
    '海盗袭击',
    'समुद्री डाकू',
  ])('are named in "%s"', (text) => {
    expect(piratesNamed(text)).toBe(true)
  })

  it.each(['rape', 'the captain beats me', 'kapten memukul saya', ''])(
    'are not in "%s"',
    (text) => {
      expect(piratesNamed(text)).toBe(false)
    },
  )
})

/** Concepts that are trouble themselves. */
const TROUBLE = new Set([
  'harassment-and-bullying',
  'piracy-captivity',
  'wages-unpaid',
  'abandonment',
])
