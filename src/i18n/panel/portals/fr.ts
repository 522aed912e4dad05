import type { PortalTexts } from './en'

/** What the panel says of feeds for portals; a part of `../fr.ts`. */
export const frPortals: PortalTexts = {
  portalFeeds: 'Flux pour les portails',
  portalFeedsDescription:
    'Fichiers que les portails d’emploi viennent chercher. De chacun qui est activé, tout le monde peut lire ce qui est ouvert ; les offres inventées et les sociétés visées par un avertissement ne sont dans aucun. Indiquez l’adresse au portail : il décide lui-même de ce qu’il reprend.',
  portalOperator: 'Publié par',
  portalOperatorDescription: 'Votre propre nom, tel que les portails doivent l’afficher.',
  portalOperatorMissing: 'Écrivez qui publie les flux avant d’en activer un.',
  portalEmail: 'Adresse e-mail de vos comptes là-bas',
  portalEmailDescription:
    'Celle de vos comptes chez Indeed et LinkedIn, qui ne reprennent rien sans elle. Toute personne qui lit ces deux flux peut la voir.',
  portalEmailMissing:
    '{{portals}} ne reprennent rien sans l’adresse e-mail de votre compte chez eux.',
  portalsOn: 'Activés',
  portalAddresses: 'Adresses',
  portalAddressOther: 'Chaque autre langue a sa propre adresse, par exemple {{address}}.',
  portalCounts:
    'Ouvertes : {{open}} ; dont sans ville connue : {{noCity}}, sans pays : {{noCountry}}. Les portails qui demandent une ville ou un pays ne les reçoivent pas.',
  portalNoneOn: 'Aucun n’est activé : personne ne peut rien lire.',
}
