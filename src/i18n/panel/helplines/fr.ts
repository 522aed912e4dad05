import type { HelplinesTexts } from './en'

export const frHelplines: HelplinesTexts = {
  helplinesLabel: 'Lignes d’assistance',
  helplinesDescription:
    'Qui aide les marins en difficulté. Les pages d’aide et la recherche affichent ces lignes telles qu’elles figurent ici, dans toutes les langues. Un mauvais numéro peut coûter une vie : avant de le saisir, composez-le ou consultez la page de l’organisme lui-même.',
  helplinesNoneAtTop:
    'Laissez en haut un téléphone qui répond jour et nuit : les pages d’aide commencent par lui.',
  helplineOne: 'Ligne d’assistance',
  helplineOrganisation: 'Organisme',
  helplinePurpose: 'De quoi il s’agit',
  helplineKind: 'Type',
  helplineValue: 'Numéro ou adresse',
  helplineValueDescription:
    'Un numéro avec un plus et l’indicatif du pays ; sans eux, uniquement si la ligne n’est joignable que depuis un seul pays.',
  helplineValueWrong:
    'Personne ne peut appeler ni ouvrir ceci. Un numéro de téléphone commence par un plus et l’indicatif du pays (sinon, cochez « Joignable seulement depuis ce pays ») ; l’adresse d’une page commence par https://.',
  helplineHours: 'Quand quelqu’un répond',
  helplineTimes: 'Horaires',
  helplineTimesDescription: 'En chiffres, avec le fuseau horaire : 08:00–18:00 UTC.',
  helplineSituations: 'Ce qui s’est passé',
  helplineAtTop: 'En haut',
  helplineAtTopDescription:
    'Affichée avant toutes les autres. De préférence une ligne qui répond jour et nuit.',
  helplineCountry: 'Pays',
  helplineCountryDescription:
    'Celui des personnes qu’elle aide, ou celui du pavillon ou du port. Laissé vide : pour tous.',
  helplineOnlyInside: 'Joignable seulement depuis ce pays',
  helplineSource: 'Où c’est publié',
  helplineCheckedOn: 'Vérifié le',
  helplineCheckedOnDescription:
    'Le jour où quelqu’un l’y a lu. Jamais un jour où personne n’a regardé : si le champ reste vide, la mention « non vérifié » figure ici et aucun jour n’est indiqué aux lecteurs.',
  helplineNote: 'Note pour les éditeurs',
  helplineNoteDescription:
    'Dans quelle mesure c’est confirmé et ce qui le contredit. Les lecteurs ne voient jamais ceci.',
  helplineUnchecked: 'non vérifié',
  helplineKindPhone: 'Téléphone',
  helplineKindEmail: 'E-mail',
  helplineKindPage: 'Page',
  helplineHoursAlways: 'Jour et nuit',
  helplineHoursWeekdays: 'En semaine',
  helplineHoursUnknown: 'Non connu',
  helplineOwnLife: 'Pensées suicidaires',
  helplineHurt: 'Blessé ou malade',
  helplineNotPaid: 'Pas payé',
  helplineLeftBehind: 'Abandonné',
  helplineThreatened: 'Menacé',
  helplinePurposeSeafarers: 'Ligne d’assistance aux marins',
  helplinePurposeUnion: 'Syndicat',
  helplinePurposeMedical: 'Consultation médicale pour les navires',
  helplinePurposePiracy: 'Piraterie et vol à main armée',
  helplinePurposeCrisis: 'Quelqu’un à qui parler',
  helplinePurposeDirectory: 'Liste de lignes d’assistance',
  helplinePurposeConsular: 'Ministère des affaires étrangères',
  helplinePurposeWorkers: 'Autorité pour les travailleurs à l’étranger',
  helplinePurposeFlag: 'État du pavillon',
  helplinePurposePort: 'État du port',
  blockHelplines: 'Lignes d’assistance',
  blockHelplinesChoice: 'Lesquelles',
  blockHelplinesAlways: 'Celles du haut',
  blockHelplinesCountries: 'Par pays',
  blockHelplinesFlags: 'Par pavillon et par port',
  blockHelplinesSources: 'Où elles sont publiées',
}
