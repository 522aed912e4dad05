import type { PlannedPricesTexts } from './en'

export const dePlannedPrices: PlannedPricesTexts = {
  plannedMany: 'Geplante Preise',
  plannedOne: 'Geplanter Preis',
  plannedDescription:
    'Preise, die ab einem Zeitpunkt gelten, ohne dass dann jemand speichert. Zum Absagen entfernen und speichern.',
  plannedFrom: 'Gilt ab',
  plannedFromDescription: 'In Ihrer eigenen Zeitzone; die Zeile über dem Preis nennt sie.',
  plannedPriceDescription: 'In jeder Währung, in der unmittelbar davor ein Preis gilt.',
  promoFrom: 'Erster Preis beginnt',
  promoFromDescription: 'Leer: sobald gespeichert ist.',
  promoUntil: 'Erster Preis endet',
  promoUntilDescription:
    'Leer: bis ihn jemand ändert. Ab diesem Zeitpunkt gilt er nicht mehr; Leser sehen die Zeit in UTC.',
  inWords: 'Was gilt und was kommt',
  inWordsNow: 'Jetzt: {{price}}',
  inWordsThen: 'Ab {{from}}: {{price}}',
  inWordsPromo: '{{price}} (erstes Mailing {{promo}})',
  plannedTwice:
    'Ein anderer geplanter Preis dieses Mailings beginnt zur selben Zeit. Wählen Sie eine andere Zeit oder entfernen Sie einen von beiden.',
  plannedCurrency: 'Bis dahin gibt es einen Preis in {{currency}}. Schreiben Sie auch den neuen.',
  plannedEmpty: 'Schreiben Sie den Preis in mindestens einer Währung.',
  plannedTooFar: 'Das liegt mehr als {{years}} Jahre voraus. Prüfen Sie das Jahr.',
  promoEndsBefore: 'Der erste Preis muss nach seinem Beginn enden.',
  promoMissing:
    'Schreiben Sie oben den Preis eines ersten Mailings, oder lassen Sie dieses Feld leer.',
  promoNotLessLater:
    'Ab {{from}} beträgt der Preis {{price}}. Der Preis eines ersten Mailings muss niedriger sein oder bis dahin enden.',
}
