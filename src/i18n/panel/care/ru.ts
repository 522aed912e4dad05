import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../ru.ts`. */
export const ruCare: CareTexts = {
  consequencesUnknown:
    'Пока ничего не изменено. Адресов, которые будут отвечать иначе: {{addresses}}; мест, где это используется: {{uses}}. Это будет сделано после подтверждения.',
  consequencesTrash: 'Переместить в корзину?',
  consequencesDelete: 'Удалить навсегда?',
  consequencesUnpublish: 'Снять с публикации?',
  consequencesMove: 'Опубликовать по другому адресу?',
  consequencesMany: 'Документов: {{count}}.',
  consequencesTrashUntil:
    'До {{date}} можно восстановить вместе с адресами. Потом удаляется навсегда.',
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
  usesAfterTexts: 'Ссылки на него в текстах станут простыми словами.',
  usesAfterMenus: 'В меню его не будет.',
  usesAfterRedirects: 'Перенаправления на него никуда не ведут.',
  usesAfterSchedules: 'То, что для него запланировано, не выполнится.',
  usesAfterBelow: 'То, что находится ниже, сохранит свои адреса.',
  usesAfterDrafts: 'Черновики, где он показан, нельзя опубликовать без другого файла.',
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
  trashRestoreAsDraft: 'Как черновик: читателям пока не возвращается',
  trashRestoreHow: 'В каком виде возвращается',
  consequencesKept: 'Что останется, потому что ниже есть другое',
  consequencesKeptBelow: 'ниже: {{titles}}',
  consequencesNobody: 'Читатели ничего не теряют, и ничто сюда не ведёт.',
  consequencesInstead: 'Вместо этого удалить навсегда…',
  trashRestoreAsItWas: 'Снова на сайте по своим адресам, на тех языках, на которых было',
}
