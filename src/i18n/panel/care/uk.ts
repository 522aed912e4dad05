import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../uk.ts`. */
export const ukCare: CareTexts = {
  consequencesUnknown:
    'Поки нічого не змінено. Адрес, які відповідатимуть інакше: {{addresses}}; місць, де це використано: {{uses}}. Це буде зроблено після підтвердження.',
  consequencesTrash: 'Перемістити до кошика?',
  consequencesDelete: 'Видалити назавжди?',
  consequencesUnpublish: 'Зняти з публікації?',
  consequencesMove: 'Опублікувати за іншою адресою?',
  consequencesMany: 'Документів: {{count}}.',
  consequencesTrashUntil:
    'До {{date}} можна відновити разом з адресами. Потім видаляється назавжди.',
  consequencesForGood: 'Скасувати це не можна.',
  consequencesAddresses: 'Що буде з адресами',
  consequencesBelow: 'нижче в дереві',
  consequencesEveryLanguage: 'усі мови',
  answerGone: 'вилучено (410)',
  answerMoved: 'веде на {{address}} (308)',
  answerUntranslated: 'показує текст мовою: {{language}}',
  answerTaken: 'показує іншу сторінку',
  answerUnknown: 'не знайдено (404)',
  consequencesMoveFollows:
    'Посилання й меню зміняться самі, а з колишніх адрес читачі потраплять на нові.',
  consequencesUses: 'Де використано',
  consequencesMore: 'І ще {{count}}.',
  usesAfterTexts: 'Посилання на нього в текстах стануть простими словами.',
  usesAfterMenus: 'У меню його не буде.',
  usesAfterRedirects: 'Переспрямування на нього нікуди не ведуть.',
  usesAfterSchedules: 'Те, що для нього заплановано, не виконається.',
  usesAfterBelow: 'Те, що розташоване нижче, збереже свої адреси.',
  usesAfterDrafts: 'Чернетки, де він показаний, не можна опублікувати без іншого файла.',
  consequencesLeave: 'Залишити як є',
  consequencesDoTrash: 'Перемістити до кошика',
  consequencesDoDelete: 'Видалити назавжди',
  consequencesDoUnpublish: 'Зняти з публікації',
  consequencesDoMove: 'Опублікувати за новою адресою',
  consequencesNothingDone: 'Нічого не змінено.',
  trashedUntil: 'У кошику. Видаляється назавжди {{date}}; доти можна відновити разом з адресами.',
  trashListNote:
    'Те, що лежить тут, видаляється назавжди через {{days}} днів після переміщення до кошика. Доти можна відновити разом з адресами.',
  trashRestoreAboveFirst: '«{{title}}» розташоване вище й лежить у кошику: спершу відновіть його.',
  trashRestoreAsItWas: 'Знову на сайті за своїми адресами, тими мовами, якими було',
}
