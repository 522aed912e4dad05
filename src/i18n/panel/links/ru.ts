import type { LinkTexts } from './en'

/** What the panel says in the report of links and files; a part of `../ru.ts`. */
export const ruLinks: LinkTexts = {
  linksLeading: 'Меню и перенаправления',
  linksLeadingMeaning:
    'Эти пункты никуда не ведут или ведут часть читателей к исходному языку. Пункт, который никуда не ведёт, читателям не показывается.',
  linksPlace: 'Где стоит',
  linksWrong: 'Что не так',
  linksMissing: 'больше ни на что не указывает',
  linksTrash: 'в корзине',
  linksUnpublished: 'не опубликовано',
  linksUntranslated: 'не переведено: {{languages}}',
  linksExternal: 'Неработающие ссылки на другие сайты',
  linksExternalMeaning:
    'Ночью сайт проверяет, ведут ли ещё куда-нибудь ссылки на другие сайты. Этих адресов больше нет, или они не отвечали две ночи подряд.',
  linksExternalOff:
    'Ссылки на другие сайты здесь не проверяются: это должен включить оператор (EXTERNAL_LINKS).',
  linksExternalNever: 'Пока ни одна не проверена. Проверка идёт ночью, с 0:00 до 5:00 UTC.',
  linksLastCheck: 'Последняя проверка: {{date}} (UTC).',
  linksAddress: 'Адрес',
  linksAnswer: 'Ответ',
  linksSince: 'с {{date}}',
  linksMoved: 'Ссылки, которые можно обновить',
  linksMovedMeaning:
    'Эти адреса переехали навсегда. Читатели пока попадают по ним, пока другой сайт их перенаправляет.',
  linksMovedTo: 'Новый адрес',
  linkStatus: 'Сайт отвечает {{status}}.',
  linkAddress: 'Этот адрес нельзя запросить.',
  linkUnresolved: 'Имя сайта больше не известно.',
  linkNotPublic: 'Ведёт в частную сеть.',
  linkSlow: 'Сайт не отвечает вовремя.',
  linkCertificate: 'Сертификат сайта недействителен.',
  linkConnection: 'Сайт отклоняет или обрывает соединение.',
  linkRedirects: 'Перенаправляет снова и снова и никуда не приводит.',
  linksFiles: 'Файлы, которых нет у читателей',
  linksFilesMeaning: 'То, что видят читатели, указывает на эти файлы, но их нет.',
  linksFile: 'Файл',
  linksFileGone: 'удалён',
  linksFileLost: 'отсутствует на диске',
  linksUntold: 'Изображения без альтернативного текста',
  linksUntoldMeaning:
    'Опубликованные тексты показывают эти изображения, и кто их не видит, на этом языке ничего о них не узнаёт.',
  deskLinksForeign: 'Ссылки, которые ведут к другому языку: {{count}}',
  deskLinksOutside:
    'Ссылки, которые никуда не ведут, в меню, перенаправлениях и на другие сайты: {{count}}',
}
