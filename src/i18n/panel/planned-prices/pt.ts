import type { PlannedPricesTexts } from './en'

export const ptPlannedPrices: PlannedPricesTexts = {
  plannedMany: 'Preços planejados',
  plannedOne: 'Preço planejado',
  plannedDescription:
    'Preços que valem a partir de um momento, sem que ninguém salve nada então. Para cancelar um, remova-o e salve.',
  plannedFrom: 'Vale a partir de',
  plannedFromDescription: 'No seu próprio fuso horário, indicado na linha acima do preço.',
  plannedPriceDescription: 'Em cada moeda que tenha um preço logo antes.',
  promoFrom: 'Início do primeiro preço',
  promoFromDescription: 'Vazio: assim que for salvo.',
  promoUntil: 'Fim do primeiro preço',
  promoUntilDescription:
    'Vazio: até que alguém o altere. A partir desse momento não vale mais; os leitores veem o horário em UTC.',
  inWords: 'O que vale e o que vem',
  inWordsNow: 'Agora: {{price}}',
  inWordsThen: 'A partir de {{from}}: {{price}}',
  inWordsPromo: '{{price}} (primeiro envio {{promo}})',
  plannedTwice:
    'Outro preço planejado deste envio começa no mesmo momento. Escolha outro momento ou remova um dos dois.',
  plannedCurrency: 'Até lá há um preço em {{currency}}. Escreva também o novo.',
  plannedEmpty: 'Escreva o preço em pelo menos uma moeda.',
  plannedTooFar: 'Faltam mais de {{years}} anos. Confira o ano.',
  promoEndsBefore: 'O primeiro preço deve terminar depois de começar.',
  promoMissing: 'Escreva acima o preço de um primeiro envio ou deixe este campo vazio.',
  promoNotLessLater:
    'A partir de {{from}} o preço é {{price}}. O preço de um primeiro envio deve ser menor ou terminar até lá.',
}
