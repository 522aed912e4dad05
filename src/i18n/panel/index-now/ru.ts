import type { IndexNowTexts } from './en'

/** What the panel says of telling search engines; a part of `../ru.ts`. */
export const ruIndexNow: IndexNowTexts = {
  indexNow: 'Оповещение поисковых систем (IndexNow)',
  indexNowDescription:
    'Поисковые системы, участвующие в IndexNow, за минуту-две узнают, какие адреса опубликованы, изменены или убраны. Когда смотреть, они решают сами. Google не участвует.',
  indexNowOn: 'Оповещать',
  indexNowEngine: 'Кого оповещать',
  indexNowEngineDescription: 'Достаточно одной: она сообщает остальным участникам.',
  indexNowLog: 'О чём сообщено и что получено в ответ',
  indexNowAt: 'Когда',
  indexNowAddresses: 'Адреса',
  indexNowAnswer: 'Ответ',
  indexNowTaken: 'Принято.',
  indexNowRefused: 'Отклонено:',
  indexNowLater: 'Будет повторено позже:',
  indexNowNoAnswer: 'Нет ответа:',
  indexNowLocal: 'Сайт работает только на этом компьютере, поэтому никто не оповещается.',
  indexNowKey: 'Здесь поисковые системы проверяют ключ сайта:',
  indexNowWaiting: 'Ожидают отправки: {{count}}',
  indexNowGivenUp: 'После многих попыток оставлено: {{count}}.',
}
