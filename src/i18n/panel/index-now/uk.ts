import type { IndexNowTexts } from './en'

/** What the panel says of telling search engines; a part of `../uk.ts`. */
export const ukIndexNow: IndexNowTexts = {
  indexNow: 'Сповіщення пошукових систем (IndexNow)',
  indexNowDescription:
    'Пошукові системи, що беруть участь в IndexNow, за хвилину-дві дізнаються, які адреси опубліковано, змінено чи прибрано. Коли дивитися, вони вирішують самі. Google участі не бере.',
  indexNowOn: 'Сповіщати',
  indexNowEngine: 'Кого сповіщати',
  indexNowEngineDescription: 'Досить однієї: вона повідомляє інших учасників.',
  indexNowLog: 'Про що повідомлено і яка була відповідь',
  indexNowAt: 'Коли',
  indexNowAddresses: 'Адреси',
  indexNowAnswer: 'Відповідь',
  indexNowTaken: 'Прийнято.',
  indexNowRefused: 'Відхилено:',
  indexNowLater: 'Буде повторено пізніше:',
  indexNowNoAnswer: 'Немає відповіді:',
  indexNowLocal: 'Сайт працює лише на цьому комп’ютері, тому нікого не сповіщають.',
  indexNowKey: 'Тут пошукові системи перевіряють ключ сайту:',
  indexNowWaiting: 'Чекають на надсилання: {{count}}',
  indexNowGivenUp: 'Після багатьох спроб залишено: {{count}}.',
}
