import type { IndexNowTexts } from './en'

/** What the panel says of telling search engines; a part of `../fr.ts`. */
export const frIndexNow: IndexNowTexts = {
  indexNow: 'Prévenir les moteurs de recherche (IndexNow)',
  indexNowDescription:
    'Les moteurs qui participent à IndexNow apprennent en une ou deux minutes quelles adresses ont été publiées, modifiées ou retirées. Ils décident eux-mêmes quand ils viennent voir. Google n’y participe pas.',
  indexNowOn: 'Les prévenir',
  indexNowEngine: 'Qui prévenir',
  indexNowEngineDescription: 'Un seul suffit : il prévient les autres participants.',
  indexNowLog: 'Ce qui a été signalé et la réponse',
  indexNowAt: 'Quand',
  indexNowAddresses: 'Adresses',
  indexNowAnswer: 'Réponse',
  indexNowTaken: 'Accepté.',
  indexNowRefused: 'Refusé :',
  indexNowLater: 'Nouvel essai plus tard :',
  indexNowNoAnswer: 'Pas de réponse :',
  indexNowLocal: 'Ce site ne tourne que sur cette machine : personne n’est prévenu.',
  indexNowKey: 'Les moteurs de recherche vérifient ici la clé du site :',
  indexNowWaiting: 'En attente : {{count}}',
  indexNowGivenUp: '{{count}} ont été abandonnées après de nombreux essais.',
}
