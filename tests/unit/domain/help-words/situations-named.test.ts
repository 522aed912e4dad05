import { describe, expect, it } from 'vitest'

import { CALLS } from '../../../../src/domain/help-words/calls-for-help'
import { ASKED_SITUATIONS } from '../../../../src/domain/help-words/help-words'
import {
  HELP_WORDS,
  piratesNamed,
  situationsNamed,
} from '../../../../src/domain/help-words/situations-named'
import { LOCALES } from '../../../../src/domain/locales/locales'
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
    // What a stranger typed, and found no help.
    ['سأنتحر', ['ownLife']],
    ['هقتل نفسي', ['ownLife']],
    ['आत्महत्य', ['ownLife']],
    ['डिप्रेशन', ['ownLife']],
    ['depresión', ['ownLife']],
    ['抑郁', ['ownLife']],
    ['ich bringe mich um', ['ownLife']],
    ['en finir', ['ownLife']],
    ['en finir avec la vie', ['ownLife']],
    ['want to jump into sea', ['ownLife']],
    ['lonely', ['ownLife']],
    ['выпрыгнуть за борт', ['ownLife']],
    ['меня убивают', ['threatened']],
    ['убьют', ['threatened']],
    ['умирает', ['hurt']],
    ['they will kill me', ['threatened']],
    ['killed', ['threatened']],
    ['assulted', ['threatened']],
    ['rapd', ['assaulted']],
    ['raape', ['assaulted']],
    ['sexual harasment', ['assaulted']],
    ['violação', ['assaulted']],
    ['capitao me bate', ['threatened']],
    ['nakhoda pukul saya', ['threatened']],
    ['tinatakot', ['threatened']],
    ['slave', ['threatened']],
    ['slavery', ['threatened']],
    ['рабство', ['threatened']],
    ['Sklaverei', ['threatened']],
    ['esclavitud', ['threatened']],
    ['escravidão', ['threatened']],
    ['عبودية', ['threatened']],
    ['गुलामी', ['threatened']],
    ['perbudakan', ['threatened']],
    ['奴役', ['threatened']],
    ['detained in prison', ['threatened']],
    ['سجن', ['threatened']],
    ['जेल', ['threatened']],
    ['dipenjara', ['threatened']],
    ['坐牢', ['threatened']],
    ['nakulong', ['threatened']],
    ['being held on the ship', ['threatened']],
    ['محبوس في السفينة', ['threatened']],
    ['пираты', ['threatened']],
    ['пірати', ['threatened']],
    ['قراصنة', ['threatened']],
    ['piratas', ['threatened']],
    ['Piraten', ['threatened']],
    ['海盗', ['threatened']],
    ['bajak laut', ['threatened']],
    ['pirata', ['threatened']],
    ['أخذوا جواز سفري', ['papersKept']],
    ['поспорт забрали', ['papersKept']],
    ['pasport confiscated', ['papersKept']],
    ['kinuha passport ko', ['papersKept']],
    ['di kami sinasahuran', ['notPaid']],
    ['paise nahi mile', ['notPaid']],
    ['unpayed wages', ['notPaid']],
    ['зарплату не дают', ['notPaid']],
    ['gak digaji', ['notPaid']],
    ['फ्रॉड', ['cheated']],
    ['обманул агент', ['cheated']],
    ['кинул крюинг', ['cheated']],
    ['обманув агент', ['cheated']],
    ['एजेंट ने ठगा', ['cheated']],
    ['enganado por agente', ['cheated']],
    ['бросили в порту', ['leftBehind']],
    ['عالق في الميناء', ['leftBehind']],
    ['滞留港口', ['leftBehind']],
    ['弃船', ['leftBehind']],
    ['perna quebrada', ['hurt']],
    ['bali ang paa', ['hurt']],
    ['сердце болит', ['hurt']],
    ['पैर टूट गया', ['hurt']],
    ['help me they took my passport', ['papersKept']],
    ['modern slavery on our ship', ['threatened']],
  ])('%s', (text, situations) => {
    expect(situationsNamed(text)).toEqual(situations)
  })

  it.each([
    'sos',
    '🆘',
    'SOS!!!',
    '🆘🆘',
    'help me',
    'please help me',
    'help',
    'помогите',
    'помогите пожалуйста',
    'спасите',
    'врятуйте',
    'допоможіть',
    'ساعدوني',
    'انقذوني',
    'الحقوني',
    'النجدة',
    'saklolo',
    'saklolo mga kabayan',
    'madad karo',
    'bachao',
    'tolong saya',
    'au secours',
    'auxilio',
    'socorro',
    'Hilfe',
    '救命',
    '救救我们',
    '请帮帮我',
  ])('is danger or a wound where somebody only calls "%s"', (text) => {
    expect(situationsNamed(text)).toEqual(['threatened', 'hurt'])
  })

  it.each(LOCALES.flatMap((locale) => CALLS[locale]))('knows the call "%s"', (call) => {
    expect(situationsNamed(call)).toEqual(['threatened', 'hurt'])
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
    `${'help me '.repeat(24)}x`,
    'man overboard training',
    'training for man overboard',
    'man overboard drills',
    'not paid interview',
    'interview not paid',
    'help me find a job',
    'help with cv',
    'помогите найти работу',
    'допоможіть знайти роботу',
    'Hilfe bei der Bewerbung',
    'ayuda con mi currículum',
    'primeros auxilios',
    'primeiros socorros',
    'tolong carikan lowongan kerja',
    'ساعدوني في ايجاد عمل',
    'قارب النجدة',
    'madad chahiye job ke liye',
    'sos signal',
    'mir',
    'please',
    '我',
    '请',
    '弃船演习',
    '防海盗培训',
    '海盗和战争风险区',
    'ship detained in port',
    'prisão de ventre',
    'dépression atmosphérique',
    '救命衣',
    'خالد عبيد',
    'modern slavery act',
    'violação de contrato',
    'violación de contrato',
    'tropical depression',
    'depresión tropical',
    'anti piracy course',
    'jobs in Bali',
    'passport renewal',
    'salary of third officer',
    'heart certificate',
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
