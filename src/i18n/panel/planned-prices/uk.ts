import type { PlannedPricesTexts } from './en'

export const ukPlannedPrices: PlannedPricesTexts = {
  plannedMany: 'Заплановані ціни',
  plannedOne: 'Запланована ціна',
  plannedDescription:
    'Ціни, що діють від певного часу, і тоді нікому не треба нічого зберігати. Щоб скасувати, вилучіть рядок і збережіть.',
  plannedFrom: 'Діє від',
  plannedFromDescription: 'У вашому часовому поясі; його названо в рядку над ціною.',
  plannedPriceDescription: 'У кожній валюті, в якій безпосередньо перед цим є ціна.',
  promoFrom: 'Початок першої ціни',
  promoFromDescription: 'Порожньо: щойно буде збережено.',
  promoUntil: 'Кінець першої ціни',
  promoUntilDescription:
    'Порожньо: доки хтось її не змінить. Від цього часу вона вже не діє; читачі бачать час за UTC.',
  inWords: 'Що діє і що буде',
  inWordsNow: 'Зараз: {{price}}',
  inWordsThen: 'Від {{from}}: {{price}}',
  inWordsPromo: '{{price}} (перша розсилка {{promo}})',
  plannedTwice:
    'Інша запланована ціна цієї розсилки починається в той самий час. Виберіть інший час або вилучіть одну з них.',
  plannedCurrency: 'До того часу є ціна в {{currency}}. Напишіть і нову.',
  plannedEmpty: 'Напишіть ціну хоча б в одній валюті.',
  plannedTooFar: 'До цього більш ніж {{years}} років. Перевірте рік.',
  promoEndsBefore: 'Перша ціна має закінчуватися після свого початку.',
  promoMissing: 'Напишіть вище ціну першої розсилки або залиште це поле порожнім.',
  promoNotLessLater:
    'Від {{from}} ціна становить {{price}}. Ціна першої розсилки має бути меншою або закінчитися до того часу.',
}
