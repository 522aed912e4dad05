/** A part of `../uk.ts`. */
export const ukTranslations = {
  translations: 'Переклади',
  translationsMeaning:
    'Усі тексти всіма мовами. Кожна клітинка відкриває текст цією мовою. «Застарів» означає, що вихідний текст змінився після перекладу; «невідомо» — що ніхто не знає, з якого тексту перекладено.',
  stateMissing: 'немає',
  stateDraft: 'чернетка',
  stateScheduled: 'заплановано',
  stateLive: 'опубліковано',
  stateOutOfDate: 'застарів',
  stateUnpublished: 'знято з публікації',
  stateUnknown: 'невідомо',
  translationsType: 'Тип',
  translationsAllTypes: 'Усі типи',
  translationsGlobals: 'Тексти сайту',
  translationsState: 'Стан',
  translationsAllStates: 'Усі стани',
  translationsLanguages: 'Мови',
  translationsOwnLanguages: 'Мої мови',
  translationsAllLanguages: 'Усі мови',
  translationsAge: 'Застарів',
  translationsAnyAge: 'будь-коли',
  translationsOlder: 'більше ніж {{days}} дн. тому',
  translationsShow: 'Показати',
  translationsFound: 'Знайдено документів: {{count}}',
  translationsNone: 'Таких текстів немає.',
  translationsTotals: 'Підсумки за мовами',
  translationsDocument: 'Документ',
  translationsEarlier: 'Попередні',
  translationsLater: 'Наступні',
  translationsCell: '{{language}}: {{state}}',
  translationsDraftToo: '{{state}}, є новіша чернетка',
  translationsSince: 'застарів з {{date}}',
  translationsPieces: 'фрагментів для перегляду: {{count}}',
  translationsAll: 'Усі переклади',
  stillRight: 'Досі правильний',
  stillRightMeaning:
    'Переклад говорить те саме, що й вихідний текст тепер: нічого не змінюється, і він вважається актуальним.',
  stillRightAsk:
    'Опубліковані тексти «{{title}}» ({{languages}}) кажуть те саме, що тепер каже джерело. У них нічого не змінюється, і вони вважаються актуальними.',
  stillRightSaid: 'Текст мовою {{language}} вважається актуальним.',
  stillRightOfWhat:
    'Немає опублікованого тексту цією мовою або вихідного тексту, з яким його можна порівняти.',
  stillRightConfirmed: 'Досі правильний: {{name}}, {{date}}',
  outOfDateHere:
    'Вихідний текст змінився після цього перекладу. Фрагментів для перегляду: {{count}}.',
  unknownHere:
    'Невідомо, з якого вихідного тексту зроблено цей переклад. Порівняйте їх і скажіть, чи він досі правильний.',
}
