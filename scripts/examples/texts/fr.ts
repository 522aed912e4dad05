import type { ExampleTexts } from './example-texts'

export const fr: ExampleTexts = {
  about: {
    ys: 'Nous armons des navires océanographiques, des câbliers, des navires de sauvetage et des ferries au départ de Brest. Les embarquements sont courts et les relèves se font au port. Notre équipe parle français et anglais, et répond aussi le samedi.',
  },
  work: {
    cargo: [
      'Navigation dans le monde entier, environ cinq jours au port par mois ; la plupart de l’équipage est avec nous depuis des années.',
      'Le navire est sur une ligne régulière et la relève se fait à quai, pas au mouillage.',
    ],
    tanker: [
      'Le navire a passé ses dernières inspections vetting sans remarque majeure, et nous tenons à ce que cela dure.',
      'Les opérations de cargaison sont préparées ensemble et les heures de repos notées telles qu’elles sont.',
    ],
    offshore: [
      'Rotation à parts égales : autant de temps à terre qu’à bord, jours de voyage payés.',
      'Travail à partir d’une base fixe, relève par bateau ou, par beau temps, par hélicoptère.',
    ],
    passenger: [
      'Vous travaillerez avec des collègues de plus de vingt pays ; l’amabilité compte autant que l’expérience.',
      'L’équipage a son mess et sa salle de sport et descend à terre à chaque escale, quand le service le permet.',
    ],
    other: [
      'Un petit équipage qui s’entend bien : chacun donne un coup de main là où il faut.',
      'Le navire est passé en cale sèche cette année ; machines et cabines sont en bon état.',
    ],
  },
  terms: [
    'Le salaire est versé le dernier jour ouvré du mois et les délégations à la famille sont sans frais.',
    'Cabine individuelle avec salle d’eau, Wi-Fi gratuit et un cuisinier qui connaît plusieurs cuisines.',
    'La compagnie paie les billets, les visas et la visite médicale.',
    'Une prime est versée à ceux qui reviennent dans les trois mois.',
  ],
  apply: [
    'Envoyez votre CV avec vos services en mer ; nous répondons sous trois jours ouvrés.',
    'Un court entretien par vidéo et vous êtes fixé. Nous ne demandons jamais d’argent aux marins.',
    'Indiquez les navires sur lesquels vous avez navigué et la date à laquelle vous êtes libre.',
  ],
}
