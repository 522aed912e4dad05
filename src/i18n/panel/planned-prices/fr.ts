import type { PlannedPricesTexts } from './en'

export const frPlannedPrices: PlannedPricesTexts = {
  plannedMany: 'Prix prévus',
  plannedOne: 'Prix prévu',
  plannedDescription:
    'Des prix qui s’appliquent à partir d’un moment, sans que personne n’enregistre alors. Pour en annuler un, retirez-le et enregistrez.',
  plannedFrom: 'À partir du',
  plannedFromDescription: 'Dans votre propre fuseau horaire, que nomme la ligne au-dessus du prix.',
  plannedPriceDescription: 'Dans chaque devise qui a un prix juste avant.',
  promoFrom: 'Début du premier prix',
  promoFromDescription: 'Vide : dès l’enregistrement.',
  promoUntil: 'Fin du premier prix',
  promoUntilDescription:
    'Vide : jusqu’à ce que quelqu’un le change. À partir de ce moment il ne s’applique plus ; les lecteurs voient l’heure en UTC.',
  inWords: 'Ce qui s’applique et ce qui vient',
  inWordsNow: 'Maintenant : {{price}}',
  inWordsThen: 'À partir du {{from}} : {{price}}',
  inWordsPromo: '{{price}} (premier envoi {{promo}})',
  plannedTwice:
    'Un autre prix prévu de cet envoi commence au même moment. Choisissez un autre moment ou retirez l’un des deux.',
  plannedCurrency: 'Il y a un prix en {{currency}} jusque-là. Indiquez aussi le nouveau.',
  plannedEmpty: 'Indiquez le prix dans une devise au moins.',
  plannedTooFar: 'C’est dans plus de {{years}} ans. Vérifiez l’année.',
  promoEndsBefore: 'Le premier prix doit finir après son début.',
  promoMissing: 'Indiquez ci-dessus le prix d’un premier envoi, ou laissez ce champ vide.',
  promoNotLessLater:
    'À partir du {{from}}, le prix est de {{price}}. Le prix d’un premier envoi doit être inférieur, ou finir d’ici là.',
}
