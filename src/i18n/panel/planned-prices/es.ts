import type { PlannedPricesTexts } from './en'

export const esPlannedPrices: PlannedPricesTexts = {
  plannedMany: 'Precios previstos',
  plannedOne: 'Precio previsto',
  plannedDescription:
    'Precios que valen desde un momento, sin que nadie guarde nada entonces. Para anular uno, quítalo y guarda.',
  plannedFrom: 'Vale desde',
  plannedFromDescription: 'En tu propia zona horaria, que indica la línea sobre el precio.',
  plannedPriceDescription: 'En cada moneda que tenga un precio justo antes.',
  promoFrom: 'Inicio del primer precio',
  promoFromDescription: 'Vacío: en cuanto se guarde.',
  promoUntil: 'Fin del primer precio',
  promoUntilDescription:
    'Vacío: hasta que alguien lo cambie. Desde ese momento ya no vale; los lectores ven la hora en UTC.',
  inWords: 'Qué vale ahora y qué viene',
  inWordsNow: 'Ahora: {{price}}',
  inWordsThen: 'Desde el {{from}}: {{price}}',
  inWordsPromo: '{{price}} (primer envío {{promo}})',
  plannedTwice:
    'Otro precio previsto de este envío empieza al mismo tiempo. Elige otro momento o quita uno de los dos.',
  plannedCurrency: 'Hasta entonces hay un precio en {{currency}}. Escribe también el nuevo.',
  plannedEmpty: 'Escribe el precio en una moneda por lo menos.',
  plannedTooFar: 'Faltan más de {{years}} años. Comprueba el año.',
  promoEndsBefore: 'El primer precio debe terminar después de empezar.',
  promoMissing: 'Escribe arriba el precio de un primer envío o deja esto vacío.',
  promoNotLessLater:
    'Desde el {{from}} el precio es {{price}}. El precio de un primer envío debe ser menor o terminar antes.',
}
