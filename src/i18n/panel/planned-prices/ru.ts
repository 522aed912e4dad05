import type { PlannedPricesTexts } from './en'

export const ruPlannedPrices: PlannedPricesTexts = {
  plannedMany: 'Запланированные цены',
  plannedOne: 'Запланированная цена',
  plannedDescription:
    'Цены, которые действуют с определённого времени; сохранять тогда никому ничего не нужно. Чтобы отменить, удалите строку и сохраните.',
  plannedFrom: 'Действует с',
  plannedFromDescription: 'В вашем часовом поясе; он назван в строке над ценой.',
  plannedPriceDescription: 'В каждой валюте, в которой непосредственно перед этим есть цена.',
  promoFrom: 'Начало первой цены',
  promoFromDescription: 'Пусто: как только будет сохранено.',
  promoUntil: 'Конец первой цены',
  promoUntilDescription:
    'Пусто: пока кто-нибудь её не изменит. С этого времени она больше не действует; читатели видят время по UTC.',
  inWords: 'Что действует и что будет',
  inWordsNow: 'Сейчас: {{price}}',
  inWordsThen: 'С {{from}}: {{price}}',
  inWordsPromo: '{{price}} (первая рассылка {{promo}})',
  plannedTwice:
    'Другая запланированная цена этой рассылки начинается в то же время. Выберите другое время или удалите одну из них.',
  plannedCurrency: 'До этого времени есть цена в {{currency}}. Напишите и новую.',
  plannedEmpty: 'Напишите цену хотя бы в одной валюте.',
  plannedTooFar: 'До этого больше {{years}} лет. Проверьте год.',
  promoEndsBefore: 'Первая цена должна заканчиваться после своего начала.',
  promoMissing: 'Напишите выше цену первой рассылки или оставьте это поле пустым.',
  promoNotLessLater:
    'С {{from}} цена составляет {{price}}. Цена первой рассылки должна быть меньше или закончиться к этому времени.',
}
