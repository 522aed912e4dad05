import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../ru.ts`. */
export const ruCare: CareTexts = {
  consequencesUnknown:
    'Пока ничего не изменено. Адресов, которые будут отвечать иначе: {{addresses}}; мест, где это используется: {{uses}}. Это будет сделано после подтверждения.',
  consequencesTrash: 'Переместить в корзину?',
  consequencesDelete: 'Удалить навсегда?',
  consequencesUnpublish: 'Снять с публикации?',
  consequencesMove: 'Опубликовать по другому адресу?',
  consequencesTrashUntil:
    'До {{date}} можно восстановить вместе с адресами. Потом — удаление навсегда.',
  consequencesForGood: 'Отменить это нельзя.',
  consequencesAddresses: 'Что будет с адресами',
  consequencesBelow: 'ниже в дереве',
  consequencesEveryLanguage: 'все языки',
  answerGone: 'удалено (410)',
  answerMoved: 'ведёт на {{address}} (308)',
  answerUntranslated: 'показывает текст на языке: {{language}}',
  answerTaken: 'показывает другую страницу',
  answerUnknown: 'не найдено (404)',
  consequencesMoveFollows:
    'Ссылки и меню изменятся сами, а с прежних адресов читатели попадут на новые.',
  consequencesUses: 'Где используется',
  consequencesMore: 'И ещё {{count}}.',
  usesAfterTexts: 'Ссылки сюда в текстах станут простыми словами.',
  usesAfterMenus: 'Пункты меню, которые ведут сюда, не показываются.',
  usesAfterRedirects: 'Перенаправления сюда никуда не ведут.',
  usesAfterSchedules: 'То, что здесь запланировано, не выполнится.',
  usesAfterBelow: 'То, что находится ниже, сохранит свои адреса.',
  usesAfterDrafts: 'Черновики, где это показано, нельзя опубликовать без другого файла.',
  consequencesLeave: 'Оставить как есть',
  consequencesDoTrash: 'Переместить в корзину',
  consequencesDoDelete: 'Удалить навсегда',
  consequencesDoUnpublish: 'Снять с публикации',
  consequencesDoMove: 'Опубликовать по новому адресу',
  consequencesNothingDone: 'Ничего не изменено.',
  trashedUntil:
    'В корзине. Удаляется навсегда {{date}}; до этого можно восстановить вместе с адресами.',
  trashedColumn: 'Удалено в корзину',
  trashedCellUntil: 'хранится до {{date}}',
  trashListNote:
    'То, что лежит здесь, удаляется навсегда через {{days}} дней после перемещения в корзину. До этого можно восстановить вместе с адресами.',
  trashRestoreAboveFirst: '«{{title}}» находится выше и лежит в корзине: сначала восстановите его.',
  trashAlone: 'Перемещайте в корзину без других изменений: сначала сохраните написанное.',
  fileBlocked:
    'Сайт ещё раз проверил этот файл и не выдаёт его читателям: {{problem}} Загрузите вместо него другой.',
  trashRestoreAsDraft: 'Как черновик: читателям пока не видно',
  trashRestoreHow: 'В каком виде вернуть',
  consequencesKept: 'Что останется, потому что ниже есть другое',
  consequencesKeptBelow: 'ниже: {{titles}}',
  consequencesNobody: 'Читатели ничего не теряют, и ничто сюда не ведёт.',
  consequencesInstead: 'Вместо этого удалить навсегда…',
  trashRestoreAsItWas: 'Снова на сайте по тем же адресам, на тех же языках, что и раньше',
  consequencesCount: '{{type}}: {{count}}',
  trashRestoreAddress:
    'Как черновик документ всё равно можно вернуть, а потом в его форме указать другой адрес.',
  consequencesWaiting: 'Ждём ответа сайта…',
  consequencesUnanswered:
    'Сайт не ответил. Возможно, изменение всё же выполнено: обновите страницу и проверьте, прежде чем пробовать снова.',
  consequencesRefused: 'Это не удалось сделать',
}
