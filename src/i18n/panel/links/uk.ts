import type { LinkTexts } from './en'

/** What the panel says in the report of links and files; a part of `../uk.ts`. */
export const ukLinks: LinkTexts = {
  linksLeading: 'Меню та переспрямування',
  linksLeadingMeaning:
    'Ці пункти нікуди не ведуть або ведуть частину читачів до вихідної мови. Пункт, що нікуди не веде, читачам не показують.',
  linksPlace: 'Де стоїть',
  linksWrong: 'Що не так',
  linksMissing: 'більше ні на що не вказує',
  linksTrash: 'у кошику',
  linksUnpublished: 'не опубліковано',
  linksUntranslated: 'не перекладено: {{languages}}',
  linksExternal: 'Непрацюючі посилання на інші сайти',
  linksExternalMeaning:
    'Уночі сайт перевіряє, чи ще кудись ведуть посилання на інші сайти. Цих адрес більше немає, або вони не відповідали дві ночі поспіль.',
  linksExternalOff:
    'Посилання на інші сайти тут не перевіряють: це має ввімкнути оператор (EXTERNAL_LINKS).',
  linksExternalNever: 'Поки жодного не перевірено. Перевірка триває вночі, з 0:00 до 5:00 UTC.',
  linksLastCheck: 'Остання перевірка: {{date}} (UTC).',
  linksAddress: 'Адреса',
  linksAnswer: 'Відповідь',
  linksSince: 'з {{date}}',
  linksMoved: 'Посилання, які можна оновити',
  linksMovedMeaning:
    'Ці адреси переїхали назавжди. Читачі ще потрапляють за ними, поки інший сайт їх переспрямовує.',
  linksMovedTo: 'Нова адреса',
  linkStatus: 'Сайт відповідає {{status}}.',
  linkAddress: 'Цю адресу не можна запитати.',
  linkUnresolved: 'Ім’я сайту більше не відоме.',
  linkNotPublic: 'Веде в приватну мережу.',
  linkSlow: 'Сайт не відповідає вчасно.',
  linkCertificate: 'Сертифікат сайту недійсний.',
  linkConnection: 'Сайт відхиляє або обриває з’єднання.',
  linkRedirects: 'Переспрямовує знову й знову та нікуди не приводить.',
  linksFiles: 'Файли, яких бракує читачам',
  linksFilesMeaning: 'Те, що бачать читачі, вказує на ці файли, але їх немає.',
  linksFile: 'Файл',
  linksFileGone: 'видалено',
  linksFileLost: 'немає на диску',
  linksUntold: 'Зображення без альтернативного тексту',
  linksUntoldMeaning:
    'Опубліковані тексти показують ці зображення, і хто їх не бачить, цією мовою нічого про них не дізнається.',
  deskLinksForeign: 'Посилання, що ведуть до іншої мови: {{count}}',
  deskLinksOutside:
    'Посилання, що нікуди не ведуть, у меню, переспрямуваннях і на інші сайти: {{count}}',
}
