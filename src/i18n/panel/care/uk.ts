import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../uk.ts`. */
export const ukCare: CareTexts = {
  consequencesUnknown:
    'Поки нічого не змінено. Адрес, які відповідатимуть інакше: {{addresses}}; місць, де це використано: {{uses}}. Це буде зроблено після підтвердження.',
  consequencesTrash: 'Перемістити до кошика?',
  consequencesDelete: 'Видалити назавжди?',
  consequencesUnpublish: 'Зняти з публікації?',
  consequencesMove: 'Опублікувати за іншою адресою?',
  consequencesTrashUntil:
    'До {{date}} можна відновити разом з адресами. Потім — видалення назавжди.',
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
  usesAfterTexts: 'Посилання сюди в текстах стануть простими словами.',
  usesAfterMenus: 'Пункти меню, які ведуть сюди, не показуються.',
  usesAfterRedirects: 'Переспрямування сюди нікуди не ведуть.',
  usesAfterSchedules: 'Те, що тут заплановано, не виконається.',
  usesAfterBelow: 'Те, що розташоване нижче, збереже свої адреси.',
  usesAfterDrafts: 'Чернетки, де це показано, не можна опублікувати без іншого файла.',
  consequencesLeave: 'Залишити як є',
  consequencesDoTrash: 'Перемістити до кошика',
  consequencesDoDelete: 'Видалити назавжди',
  consequencesDoUnpublish: 'Зняти з публікації',
  consequencesDoMove: 'Опублікувати за новою адресою',
  consequencesNothingDone: 'Нічого не змінено.',
  trashedUntil: 'У кошику. Видаляється назавжди {{date}}; доти можна відновити разом з адресами.',
  trashedColumn: 'Переміщено до кошика',
  trashedCellUntil: 'зберігається до {{date}}',
  trashListNote:
    'Те, що лежить тут, видаляється назавжди через {{days}} днів після переміщення до кошика. Доти можна відновити разом з адресами.',
  trashRestoreAboveFirst: '«{{title}}» розташоване вище й лежить у кошику: спершу відновіть його.',
  trashAlone: 'Переміщуйте до кошика без інших змін: спершу збережіть написане.',
  fileBlocked:
    'Сайт ще раз перевірив цей файл і не видає його читачам: {{problem}} Завантажте замість нього інший.',
  trashRestoreAsDraft: 'Як чернетку: читачам поки не видно',
  trashRestoreHow: 'У якому вигляді повернути',
  consequencesKept: 'Що залишиться, бо нижче є інше',
  consequencesKeptBelow: 'нижче: {{titles}}',
  consequencesNobody: 'Читачі нічого не втрачають, і ніщо сюди не веде.',
  consequencesInstead: 'Натомість видалити назавжди…',
  trashRestoreAsItWas: 'Знову на сайті за тими самими адресами, тими самими мовами, що й раніше',
  consequencesCount: '{{type}}: {{count}}',
  trashRestoreAddress:
    'Як чернетку документ усе одно можна повернути, а потім у його формі вказати іншу адресу.',
  consequencesWaiting: 'Чекаємо на відповідь сайту…',
  consequencesUnanswered:
    'Сайт не відповів. Можливо, зміну все ж виконано: оновіть сторінку й перевірте, перш ніж пробувати знову.',
  consequencesRefused: 'Це не вдалося зробити',
}
