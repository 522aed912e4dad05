import type { JobsTexts } from './en'

export const frJobs: JobsTexts = {
  groupJobs: 'Emplois',

  crewingsOne: 'Société',
  crewingsMany: 'Sociétés de manning',
  crewingsDescription:
    'Les sociétés qui proposent du travail en mer. Une société est publiée dans toutes les langues à la fois ; seuls ses textes s’écrivent langue par langue.',
  companyName: 'Nom',
  companyLegalName: 'Raison sociale',
  companyLegalNameDescription: 'Telle qu’elle est enregistrée. Si vide : le nom.',
  companySlugDescription:
    'La partie de l’adresse après /crewings/, la même dans toutes les langues. Si vide : tirée du nom.',
  companySlugTaken: '« {{title}} » a déjà ce slug. Choisissez-en un autre.',
  companySlugReserved:
    'À cette adresse se trouve l’annuaire des sociétés. Choisissez un autre slug.',
  companyLogo: 'Logo',
  country: 'Pays',
  companyCity: 'Ville',
  companyAddress: 'Adresse',
  companyTimeZone: 'Fuseau horaire',
  companyTimeZoneDescription:
    'Là où finissent ses journées, par exemple Europe/Kyiv ou Asia/Manila : les offres ferment et la licence expire à la fin d’une journée là-bas.',
  timeZoneUnknown:
    'Ce fuseau horaire est inconnu. Écrivez par exemple Europe/Kyiv, Asia/Manila ou UTC.',
  companyLanguagesDescription: 'Celles dans lesquelles son bureau parle aux marins.',
  companyContacts: 'Contacts',
  companyWebsite: 'Site web',
  webAddressDescription: 'L’adresse complète : elle commence par https://.',
  webAddressWrong: 'Écrivez l’adresse complète : elle commence par https:// ou http://.',
  companyTelephones: 'Téléphones',
  companyNote: 'Remarque',
  companyMessengers: 'Messageries',
  messengerKind: 'Messagerie',
  messengerHandle: 'Nom ou numéro',
  messengerHandleDescription:
    'Comme on l’y trouve : un nom, ou un numéro avec un plus et l’indicatif du pays.',
  messengerHandleWrong: 'Écrivez seulement le nom ou le numéro dans la messagerie, pas un lien.',
  licence: 'Licence',
  licenceDescription:
    'Les contacts de la société ne sont des liens que tant que sa licence est valide et que nous l’avons vérifiée.',
  licenceNumber: 'Numéro',
  licenceAuthority: 'Délivrée par',
  licenceRegister: 'Dans le registre public',
  licenceRegisterDescription:
    'Là où les lecteurs voient eux-mêmes la licence : l’adresse complète.',
  licenceValidUntil: 'Valide jusqu’au',
  licenceValidUntilDescription: 'Le dernier jour où elle est valide.',
  licenceCheckedOn: 'Dernière vérification',
  licenceCheckedOnDescription: 'Le jour où l’un de nous l’a consultée dans le registre.',
  dayNotYet: 'Ce jour n’est pas encore venu.',
  fleet: 'Flotte',
  vesselTypes: 'Types de navires',
  flags: 'Pavillons',
  companyTexts: 'Textes',
  companyAbout: 'À propos de la société',
  companyAboutDescription: 'Dans la langue que vous modifiez. Peut rester vide.',
  companyWarning: 'À noter',
  companyWarningDescription:
    'Ce que les lecteurs doivent savoir avant, dans la langue que vous modifiez. Figure sur la page de la société et de chacune de ses offres. Ceux contre qui vous mettez en garde figurent dans les mises en garde.',
  companyInUse:
    'Cette société a des offres ({{count}}) ; elle n’a donc pas été supprimée. Supprimez-les d’abord, ou confiez-les à une autre société.',
  companyInTrash:
    'Cette société est dans la corbeille. Restaurez-la d’abord, ou choisissez-en une autre.',
  companyGone: 'Cette société n’existe plus. Choisissez-en une autre.',

  warningsOne: 'Mise en garde',
  warningsMany: 'Mises en garde',
  warningsDescription:
    'Ceux contre qui nous mettons les marins en garde : une liste publique, publiée dans toutes les langues à la fois. Une société visée le dit sur chacune de ses pages, ne reçoit ni réponses ni envois, et ses contacts ne sont pas affichés.',
  warningCompanyDescription:
    'Si c’est une société du site. Qui se fait seulement passer pour elle en est une autre.',
  warningNameDescription: 'Le nom qu’ils se donnent. Laissé vide : le nom de la société.',
  warningNameMissing: 'Écrivez un nom, ou choisissez une société.',
  warningTraces: 'D’où ils écrivent',
  warningTrace: 'Nom, adresse ou numéro',
  warningTracesDescription:
    'Autres noms, domaines, adresses e-mail et numéros de téléphone. Les lecteurs les cherchent dans la liste.',
  warningTraceName: 'Autre nom',
  warningTraceDomain: 'Domaine',
  warningDomainWrong: 'Écrivez un domaine, par exemple crewing.example.',
  warningEmailWrong: 'Écrivez une adresse e-mail, par exemple jobs@crewing.example.',
  warningKind: 'Genre',
  warningKindFee: 'Demande de l’argent aux marins',
  warningKindImpersonation: 'Se fait passer pour une autre société',
  warningKindUnlicensed: 'Travaille sans licence',
  warningKindUnpaid: 'Ne paie pas les salaires',
  warningKindOther: 'Autres raisons',
  warningSince: 'Depuis le',
  warningEndedOn: 'Levée le',
  warningEndedOnDescription:
    'Laissé vide : elle est en vigueur. Une mise en garde levée reste dans la liste et le dit.',
  warningUpsideDown: 'C’est avant le jour où la mise en garde commence.',
  warningText: 'Ce qui s’est passé',
  warningTextDescription:
    'Dans la langue que vous modifiez. Écrivez ce que vous pouvez prouver et de qui vous le tenez ; tant que ce n’est pas traduit, les autres le lisent dans cette langue.',
  warningSources: 'Autres pages qui en parlent',
  warningSource: 'Page qui en parle',
  warningSourceDescription: 'L’adresse entière d’une page publique : elle commence par https://.',
  warningEditedBy: 'Enregistré par',
  companyWarnings: 'Mises en garde contre cette société',
  companyWarningsDescription:
    'Tant que l’une d’elles est publiée et n’est pas levée, les lecteurs sont avertis sur chaque page de la société, et l’on ne peut répondre à rien.',
  companyWarnedOf:
    'Une mise en garde concerne cette société : elle n’a donc pas été supprimée. Retirez d’abord la société de la mise en garde, ou supprimez celle-ci.',

  vacanciesOne: 'Offre d’emploi',
  vacanciesMany: 'Offres d’emploi',
  vacanciesDescription:
    'Du travail en mer. Une offre est publiée dans toutes les langues à la fois : chaque langue en dit les faits dans ses propres mots.',
  rank: 'Fonction',
  vesselType: 'Type de navire',
  openUntil: 'Ouverte jusqu’au',
  openUntilDescription:
    'Le dernier jour où l’on peut postuler. Elle ferme à la fin de cette journée dans le fuseau horaire de la société.',
  pay: 'Salaire',
  payNegotiable: 'À convenir',
  payMin: 'Salaire, ou à partir de',
  payMax: 'Jusqu’à',
  payAmountDescription: 'Par exemple 9500 ou 430,50.',
  payMaxDescription: 'Si vide : un seul montant.',
  payCurrency: 'Devise',
  payPeriod: 'Payé par',
  payMonth: 'mois',
  payDay: 'jour',
  payHour: 'heure',
  payWeek: 'semaine',
  payYear: 'an',
  payMissing: 'Écrivez ce qui est payé, ou cochez « À convenir ».',
  payUpsideDown: 'C’est moins que le montant de départ.',
  alsoRanks: 'Aussi pour ces fonctions',
  alsoRanksDescription: 'Qui exerce l’une d’elles trouve aussi l’offre.',
  openUntilAssumed: 'Ce jour est supposé',
  openUntilAssumedDescription:
    'La source de l’offre n’indique pas de dernier jour. Un autre jour met fin à la supposition.',
  vesselTypeAssumed: 'Le type de navire est supposé',
  payCurrencyAssumed: 'La devise est supposée',
  payPeriodAssumed: 'La période est supposée',
  factAssumedDescription:
    'La source de l’offre ne le dit pas avec certitude, et les lecteurs en sont avertis. Décochez quand vous le savez.',
  contract: 'Contrat',
  contractLeast: 'Au moins',
  contractMost: 'Au plus',
  contractUnit: 'Compté en',
  contractDays: 'jours',
  contractWeeks: 'semaines',
  contractMonths: 'mois',
  contractPlusMinus: 'Plus ou moins (mois)',
  contractOff: 'Puis à terre',
  contractOffDescription: 'Pour une rotation : le temps à terre après chaque période à bord.',
  contractApproximate: 'Environ',
  contractEndsUpsideDown: 'Cela ne peut pas être inférieur au minimum.',
  contractOffAlone: 'Indiquez aussi le temps à bord.',
  joining: 'Embarquement',
  joiningFrom: 'À partir du',
  joiningFromDescription: 'Si vide : dès que possible.',
  joiningUnsaid: 'Le jour n’est pas précisé',
  joiningTo: 'Jusqu’au',
  joiningPort: 'Port',
  joiningUpsideDown: 'C’est avant le jour où l’embarquement commence.',
  vessel: 'Navire',
  vesselName: 'Nom du navire',
  vesselNameDescription: 'Peut rester vide.',
  vesselFlag: 'Pavillon',
  vesselBuilt: 'Année de construction',
  vesselDeadweight: 'Port en lourd (t)',
  vesselGrossTonnage: 'Jauge brute',
  vesselEngine: 'Moteur principal',
  vesselPower: 'Puissance (kW)',
  vesselCrew: 'Équipage (personnes)',
  crewNationalities: 'Nationalités à bord',
  requirements: 'Exigences',
  englishLevel: 'Anglais',
  experience: 'Expérience dans la fonction (mois)',
  experienceDescription: 'Le minimum demandé. 0 : aucune n’est nécessaire.',
  certificates: 'Brevets et documents',
  citizenships: 'Nationalité souhaitée',
  citizenshipsDescription: 'Si vide : toutes.',
  vacancyText: 'Avec les mots de la société',
  vacancyTextDescription:
    'Dans la langue que vous modifiez. Peut rester vide : les lecteurs voient les faits dans chaque langue.',
  contactPerson: 'Personne à contacter',

  wholeNumberWrong: 'Écrivez un nombre entier de {{least}} à {{most}}.',
  yearImplausible: 'Cette année est impossible : elle doit aller de {{least}} à {{most}}.',

  examplesShown:
    'Ce site montre des exemples inventés. Sociétés : {{companies}}, offres : {{vacancies}}. Supprimez-les avant de rendre le site public.',
  examplesHidden:
    'Ce site est public et sa base de données contient encore des exemples inventés. Sociétés : {{companies}}, offres : {{vacancies}}. Les lecteurs ne les voient pas ; supprimez-les.',
  examplesRemove: 'Supprimer les exemples',
  examplesRemoveAsk:
    'Toutes les sociétés et offres inventées seront supprimées définitivement. Ce que vous avez écrit vous-mêmes reste.',
  examplesRemoved: 'Exemples supprimés. Sociétés : {{companies}}, offres : {{vacancies}}.',
  exampleCompany:
    'Cette société est un exemple inventé et disparaîtra avec les exemples. Choisissez ou créez une société à vous.',
  exampleStays:
    'Cette offre est un exemple inventé et reste à sa société inventée. Rédigez une nouvelle offre pour celle-ci.',

  exampleNotCopied: 'C’est un exemple inventé, qui ne se copie pas. Créez le vôtre.',
  openUntilPast:
    'Ce jour est passé : l’offre serait aussitôt fermée. Choisissez un jour ultérieur pour la publier.',
  companyNotPublished:
    'Cette société n’est pas publiée, personne ne verrait l’offre. Publiez d’abord la société, ou enregistrez l’offre comme brouillon.',
  licenceCheckedUnknown:
    'Indiquez aussi le numéro de la licence et qui l’a délivrée : c’est ce qui a été vérifié.',
  joiningToAlone: 'Indiquez aussi le jour où l’embarquement commence.',
  joiningLongAgo:
    'L’embarquement date de plus de {{days}} jours. Indiquez un jour ultérieur pour publier l’offre.',
  payBoth: 'Laissez les montants vides, ou décochez « À convenir ».',
  telegramHandleWrong:
    'Écrivez un nom d’utilisateur fait de lettres latines, de chiffres et de tirets bas, ou un numéro avec un plus et l’indicatif du pays.',
  ratesLabel: 'Taux de change',
  ratesDescription:
    'Quand les lecteurs cherchent une paie minimale, les paies dans d’autres devises sont comparées à ces taux. Sans eux, seules les paies dans la même devise sont comparées.',
  ratesDay: 'Jour des taux',
  ratesDayAhead: 'Ce jour n’est pas encore venu. Indiquez le jour auquel les taux ont été publiés.',
  ratesSource: 'Où ils sont publiés',
  ratesSourceDescription:
    'L’adresse de la page, par exemple celle de la Banque centrale européenne.',
  ratesSourceWrong: 'Écrivez l’adresse complète de la page : elle commence par https://.',
  ratesPerDollar: 'Un dollar des États-Unis vaut',
  ratesPerDollarDescription:
    'Indiquez combien de chaque devise vaut un dollar des États-Unis. Laissez un champ vide si aucun taux n’est connu : la paie dans cette devise n’est alors comparée à aucune autre.',
  ratesRateWrong: 'Écrivez un nombre de {{least}} à {{most}}.',
  ratesOld: 'Ces taux datent du {{day}} : ils ont plus de 31 jours. Indiquez-en de plus récents.',
  closingProlong: 'Prolonger de {{days}} jours',
  closingClose: 'Clore maintenant',
  closingProlongAsk:
    'Offres : {{count}}. Chacune reste ouverte {{days}} jours de plus ; une offre close rouvre pour {{days}} jours à partir d’aujourd’hui.',
  closingCloseAsk:
    'Offres : {{count}}. Chacune quitte aussitôt toutes les listes, et sa page dit qu’elle est close.',
  closingProlonged: 'Prolongées : {{count}}',
  closingClosed: 'Closes : {{count}}',
  closingUnchanged: 'Déjà closes : {{count}}',
  closingDraft:
    'Elle n’est pas publiée ou a des modifications non publiées. Ouvrez-la et publiez-la.',
  closingOfNothing: 'Cette offre n’existe plus.',
  deskClosing: 'Se terminent cette semaine',
  deskClosingNone: 'Aucune offre ne se termine dans les sept prochains jours.',
  deskClosingCount: 'Offres qui se terminent dans les sept jours : {{count}}',
  deskLicences: 'Licences à vérifier',
  deskLicencesNone:
    'Toutes les licences ont été vérifiées depuis six mois au plus, et aucune n’expire d’ici un mois.',
  deskLicencesCount: 'Compagnies : {{count}}',
  deskLicenceValid: 'vérifiée',
  deskLicenceExpired: 'expirée',
  deskLicenceNever: 'non vérifiée',
  deskLicenceVacancies: 'offres ouvertes : {{count}}',
  deskLicenceUntil: 'valable jusqu’au {{day}}',
  deskLicenceChecked: 'dernière vérification le {{day}}',
  suspend: 'Suspendre',
  liftSuspension: 'Lever la suspension',
  suspendedSince: 'Suspendu depuis le {{day}}',
  suspendedAt: 'Suspendu le',
  suspensionDone:
    'Suspendu : les lecteurs sont avertis, plus de place dans les listes, plus de réponses.',
  suspensionLifted: 'La suspension est levée.',
  suspensionOfNothing: 'Il n’y a rien à suspendre ici : enregistrez d’abord.',

  flagsTitle: 'À regarder avant de publier',
  flagsUnknown:
    'Ce qu’il y a à regarder n’a pas pu être déterminé à l’instant. Enregistrez encore une fois pour réessayer.',
  flagsOfMany:
    'Non publiée, car quelqu’un doit d’abord regarder ceci : {{flags}} Ouvrez l’offre et publiez-la là.',
  flagWarned: 'Une mise en garde en vigueur porte sur ceci : {{trace}} ({{name}}).',
  flagFees:
    'Le texte parle d’argent à verser : {{words}}. Un marin ne paie jamais pour un emploi (MLC 2006, A1.4).',
  flagFreeMail:
    'Chez un service de messagerie gratuit : {{addresses}}. Les entreprises écrivent le plus souvent depuis leur propre domaine.',
  flagLookAlike: '{{domain}} ressemble à {{known}}, qui est à {{company}}.',
  flagPayBelowMinimum:
    'Le salaire est inférieur au minimum de l’OIT pour les matelots qualifiés : {{dollars}} dollars US par mois depuis le {{since}} (MLC 2006, principe directeur B2.2.4).',
  flagPayLow:
    'Le salaire est très inférieur à l’usage pour cette fonction sur de tels navires : la médiane de {{count}} offres est de {{median}} par mois.',
  flagPayHigh:
    'Le salaire est très supérieur à l’usage pour cette fonction sur de tels navires : la médiane de {{count}} offres est de {{median}} par mois.',
  flagSameText: '{{company}} a le même texte, dans l’offre n° {{vacancy}}.',
}
