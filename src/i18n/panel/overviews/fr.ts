import type { OverviewTexts } from './en'

/** A part of `../fr.ts`. */
export const frOverviews: OverviewTexts = {
  deskShown: 'Affichés ici : {{shown}} sur {{found}}.',
  deskShowAll: 'Afficher les {{found}}',
  deskHealth: 'État du site',
  translationsToDo: 'avec quelque chose à faire',
  totalsMeaning:
    'Chaque document ({{count}} au total) compte une fois par langue, selon l’état de son texte. Ce que voient les lecteurs compte comme en ligne ou périmé même si un brouillon plus récent existe ; leur nombre figure dans la dernière colonne.',
  totalsSum: 'Total',
  stillRightChoose:
    'Voici ce qui a changé dans la source depuis la traduction de « {{title}} ». Cochez les langues dont le texte publié dit toujours la même chose : rien n’y est modifié, et il compte comme à jour.',
  stillRightDiffers:
    'Les changements ne sont pas les mêmes pour toutes les langues : aucune n’est cochée, regardez-les une à une.',
  stillRightFormerUnknown: 'Le texte d’avant n’a pas été conservé.',
  stillRightMissing:
    'Les traductions ne disent encore rien à cet endroit. Dans les langues que vous cochez, ce passage est omis volontairement.',
  stillRightTicked: 'Toujours juste : {{count}}',
  auditMoved: 'déplacé',
  auditTop: 'premier niveau',
  auditKinds: 'Contenu de la liste',
  auditKindChanges: 'Modifications',
  auditKindSignIns: 'Connexions',
  auditKindAll: 'Tout',
  deskClockAhead:
    'L’horloge de cette machine avance de {{count}} min sur celle de la base de données. Réglez les deux par le réseau, sinon les sessions finissent trop tôt et le journal est faux.',
  deskClockBehind:
    'L’horloge de cette machine retarde de {{count}} min sur celle de la base de données. Réglez les deux par le réseau, sinon les sessions finissent trop tard et le journal est faux.',
  reportTime: 'Horloge et fuseaux horaires',
  reportClock: 'Les horloges de cette machine et de la base de données diffèrent de {{seconds}} s.',
  reportZones:
    'Les jours finissent selon les règles de fuseaux horaires de la version {{release}}.',
  reportZonesNode:
    'Node a sur cette machine d’autres règles (version {{node}}) pour : {{zones}}. Le site suit les siennes.',
  reportZonesMoved:
    'Selon ces règles depuis le {{date}} (UTC). Prennent fin à une autre heure à cause d’elles – offres : {{closings}}, licences : {{licences}}.',
  reportZonesLicence: 'Licence',
}
