import { frAccounts } from './accounts/fr'
import { frAlerts } from './alerts/fr'
import { frAudit } from './audit/fr'
import { frCare } from './care/fr'
import { frDiagrams } from './diagrams/fr'
import { frFeeds } from './feeds/fr'
import { frGuides } from './guides/fr'
import { frHelplines } from './helplines/fr'
import { frHistory } from './history/fr'
import { frImports } from './imports/fr'
import { frIndexNow } from './index-now/fr'
import { frJobs } from './jobs/fr'
import { frLinks } from './links/fr'
import { frKept } from './kept/fr'
import { frLocks } from './locks/fr'
import { frLists } from './lists/fr'
import { frMail } from './mail/fr'
import { frMailings } from './mailing/fr'
import { frOverviews } from './overviews/fr'
import { frPlannedPrices } from './planned-prices/fr'
import { frPortals } from './portals/fr'
import { frRequests } from './requests/fr'
import { frSeamen } from './seamen/fr'
import { frSecondFactor } from './second-factor/fr'
import { frSideBySide } from './side-by-side/fr'
import { frTranslations } from './translations/fr'
import { frVacancyAlerts } from './vacancy-alerts/fr'
import type { PanelTexts } from './panel-texts'

export const fr: PanelTexts = {
  ...frAccounts,
  ...frAlerts,
  ...frAudit,
  ...frCare,
  ...frDiagrams,
  ...frFeeds,
  ...frGuides,
  ...frHelplines,
  ...frHistory,
  ...frImports,
  ...frIndexNow,
  ...frJobs,
  ...frLinks,
  ...frKept,
  ...frLocks,
  ...frLists,
  ...frMail,
  ...frMailings,
  ...frOverviews,
  ...frPlannedPrices,
  ...frPortals,
  ...frRequests,
  ...frSeamen,
  ...frSecondFactor,
  ...frSideBySide,
  ...frTranslations,
  ...frVacancyAlerts,
  oneLanguageAtATime:
    'Rédigez et publiez une seule langue à la fois : indiquez-la dans « locale ».',
  requestUnreadable: 'La requête est illisible : vérifiez son adresse et son contenu.',
  siteBusy: 'Le site est très sollicité : rien n’a été enregistré. Réessayez dans un instant.',
  diskFull:
    'Le disque du site est plein : rien n’a été enregistré. Prévenez la personne qui gère le serveur ; votre texte pourra être enregistré dès qu’il y aura de la place.',
  requestTooLarge:
    'C’est plus que ce que le site accepte en une fois (1 Mo). Répartissez le texte sur plusieurs pages.',
  signInBusy:
    'Trop de personnes se connectent en ce moment. Attendez quelques secondes et réessayez.',
  tooManyTries: 'Trop de tentatives depuis cet endroit. Réessayez dans {{minutes}} min.',
  signInElsewhere:
    'La connexion à ce panneau se fait uniquement à l’adresse {{address}}, celle qui a été donnée au site. Ouvrez-le à cette adresse.',
  signInRefused:
    'L’adresse e-mail ou le mot de passe est incorrect. Après cinq mots de passe erronés, aucun n’est accepté pendant dix minutes, sauf sur les appareils où vous vous êtes déjà connecté.',
  lockedBySomeoneElse:
    'Quelqu’un d’autre modifie ce contenu en ce moment ; votre modification n’a pas été enregistrée. Attendez qu’il ait fini ou prenez la main dans le panneau.',
  lockNotYours:
    'On ne peut reprendre la modification que pour soi-même, un document à la fois et là où l’on a le droit d’écrire.',
  fieldOutOfReach: 'Vous ne pouvez pas rechercher ni trier selon ce champ, ou il n’existe pas.',
  lastAdmin:
    'Il doit rester au moins un administrateur. Nommez d’abord quelqu’un d’autre administrateur.',
  passwordTooShort: 'Choisissez un mot de passe d’au moins {{least}} caractères.',
  passwordTooLong: 'Ce mot de passe est trop long : {{most}} caractères au maximum.',
  kindText: 'Seul du texte peut être enregistré ici.',
  kindNumber: 'Seul un nombre peut être enregistré ici.',
  kindDate: 'Seule une date peut être enregistrée ici.',
  kindCheckbox: 'Seul oui ou non peut être enregistré ici.',
  kindOption: 'Choisissez l’une des options.',
  kindDocument: 'Seul un lien vers un élément existant peut être enregistré ici.',
  kindRows: 'Seule une liste d’éléments peut être enregistrée ici.',
  kindOther: 'Cette valeur ne peut pas être enregistrée ici.',
  connectionLost:
    'La connexion est perdue. Votre texte reste dans cette fenêtre et sera enregistré dès son rétablissement : ne la fermez pas.',
  reloadLate:
    'Le site n’a pas encore répondu ; d’ici là, ce texte peut seulement être lu. Vous pouvez attendre ou recharger la page.',
  reloadPage: 'Recharger la page',
  leftUnsaved:
    'Ce que vous venez de saisir dans « {{title}} » ({{language}}) n’est pas encore enregistré : le serveur est injoignable. Gardez cette fenêtre ouverte : le texte sera enregistré dès que la connexion reviendra.',
  leftRefused:
    'Ce que vous venez de saisir dans « {{title}} » ({{language}}) n’a pas pu être enregistré.',
  leftCopy: 'Copier le texte',
  connectionBack: 'La connexion est rétablie. Votre texte est en cours d’enregistrement.',
  bulkTooMany: 'Choisissez-en au plus {{most}} à la fois.',
  bulkBroke:
    'Une panne du site l’a empêché. Réessayez ; si cela se reproduit, prévenez la personne qui gère le site.',
  moreIsWrong: 'Et {{count}} de plus.',
  pageBelowItself:
    'Une page ne peut pas être placée sous elle-même. Choisissez une autre page parente.',
  parentWithoutAddress:
    'La page parente n’a pas encore d’adresse en {{language}}. Publiez-la d’abord, dans cette langue ou dans la langue source.',
  pagesBelow: 'En dessous se trouvent {{pages}}. Déplacez-les ou supprimez-les d’abord.',
  titleMakesNoAddress:
    'Impossible de former une adresse à partir de ce titre : il ne contient aucune lettre. Saisissez un slug.',
  addressTaken:
    'L’adresse {{address}} est déjà prise en {{language}} par « {{title}} ». Choisissez un autre slug.',
  addressRedirected:
    'L’adresse {{address}} mène ailleurs en {{language}} : elle est redirigée. Supprimez cette redirection ou choisissez un autre slug.',
  addressReserved:
    'L’adresse {{address}} commence par un mot réservé au site. Choisissez un autre slug.',
  slugLength: 'Saisissez au maximum {{most}} caractères.',
  slugCharacters:
    'Uniquement des minuscules et des chiffres de toute écriture, séparés par des traits d’union simples : ni espaces, ni majuscules, ni points, ni barres obliques.',
  slugReserved: 'Ce mot est réservé au site. Choisissez-en un autre.',
  textTooLong: 'Saisissez au maximum {{most}} caractères.',
  bodyTooLong:
    'Ce texte est trop long : {{size}} Mo, pour {{most}} Mo au maximum. Répartissez-le sur plusieurs pages.',
  addressMalformed:
    'Cette adresse n’est pas valide : vérifiez les caractères qui suivent chaque %.',
  redirectFromHome: 'La page d’accueil ne peut pas être redirigée.',
  redirectOtherLanguage:
    'Cette adresse est en {{choice}} : choisissez cette langue ci-dessus ou saisissez seulement le chemin.',
  redirectReserved: 'Les adresses qui commencent par ce mot sont réservées au site.',
  redirectNowhere: 'Saisissez la destination.',
  redirectQuery: 'Saisissez l’adresse sans ? ni # ni ce qui suit.',
  redirectExternal:
    'Cette adresse mène à un autre site. Si c’est voulu, cochez « Peut mener à un autre site ».',
  redirectUnsafe:
    'Saisissez un chemin commençant par une seule barre oblique, ou une adresse complète commençant par https://.',
  redirectTaken: 'Une redirection part déjà de cette adresse : modifiez-la.',
  redirectFromPage:
    'Il existe une page à l’adresse {{address}} en {{language}}. Renommez-la ou annulez d’abord sa publication.',
  redirectCircle:
    'Cette redirection revient à son point de départ : les lecteurs tourneraient en rond.',
  redirectToNothing:
    'Il n’y a pas de page à l’adresse {{address}}. Publiez-la d’abord ou saisissez une autre adresse.',
  redirectWithoutPage: 'Choisissez la page de destination.',
  redirectPageHidden: 'Cette page n’est pas publiée en {{language}}. Publiez-la d’abord.',
  redirectPageHiddenInBoth:
    'Cette page n’est publiée ni en {{language}} ni en {{source}}. Publiez-la d’abord.',
  linkUnsafe:
    'Saisissez une adresse complète (https://…, mailto:, tel:) ou un chemin commençant par une seule barre oblique.',
  scheduleDone: 'Cette planification a déjà été exécutée. Créez-en une nouvelle.',
  schedulePast: 'Cette date est passée. Choisissez-en une ultérieure.',
  scheduleOfNothing: 'Cette page n’existe plus. Choisissez-en une autre.',
  scheduleUnwritten:
    'Rien n’est encore rédigé en {{language}}. Rédigez d’abord, planifiez ensuite.',
  scheduleByNobody: 'La personne qui a planifié ceci n’a plus de compte. Planifiez de nouveau.',
  scheduleDeleted: '« {{title}} » a été supprimé définitivement avant l’heure prévue.',
  scheduleGone: 'À l’heure prévue, la page était supprimée ou dans la corbeille.',
  scheduleBroke:
    'Une panne du site l’a empêché, plusieurs fois de suite. Prévenez la personne qui gère le site, puis planifiez de nouveau.',
  deskRunnerSilent:
    'Aucune planification n’a été exécutée depuis {{time}} : elles sont en attente. Prévenez la personne qui gère le site.',
  deskRunnerNever:
    'Les planifications ne sont pas exécutées : elles sont en attente. Prévenez la personne qui gère le site.',
  restoreOneLanguage: 'Une version se restaure une langue à la fois, dans l’historique de la page.',
  historyVersionGone: 'Cette version n’existe plus. Rechargez la page.',
  translatorWithoutLanguage: 'Choisissez au moins une langue pour ce traducteur.',
  callToActionNowhere: 'Choisissez une page ou un document, ou saisissez une adresse.',
  videoUnknown: 'Ce n’est pas l’adresse d’une vidéo sur YouTube ou Vimeo.',
  contactPhoneWrong:
    'Saisissez le numéro avec un plus et l’indicatif du pays, par exemple +380 44 000 0000.',
  contactBookingWrong:
    'Saisissez l’adresse complète de la page de réservation : elle commence par https://.',
  amountWrong: 'Saisissez un nombre entier de centimes ou de kopiykas, de 0 à {{most}}.',
  amountUnreadable:
    'Saisissez un prix comme 19,99, de {{least}} à {{most}}. Ne séparez les milliers que par des espaces.',
  mailingPromoNotLess:
    'Le prix d’un premier envoi groupé doit être inférieur au prix dans la même devise.',
  mailingKeyTaken: 'Deux envois groupés ont la clé « {{key}} ». Donnez-en une autre à l’un d’eux.',
  mailingIncludedWrong: 'Saisissez au maximum huit lignes, de 120 caractères au plus chacune.',
  altMissing:
    'Décrivez ce que montre l’image, en {{language}} : c’est ce que lisent ceux qui ne la voient pas.',
  altEmptied:
    'Cette image figure peut-être sur des pages : modifiez son texte alternatif, mais ne le laissez pas vide.',
  pictureWithoutAlt:
    'L’image « {{file}} » n’a pas de texte alternatif en {{language}}. Ouvrez-la dans « Images et fichiers », choisissez {{choice}} en haut à droite, décrivez ce qu’elle montre et publiez de nouveau.',
  pictureIsNone: '« {{file}} » n’est pas une image. Choisissez une image et publiez de nouveau.',
  downloadIsNone: '« {{file}} » n’est pas un PDF. Choisissez un fichier PDF et publiez de nouveau.',
  pictureGone:
    'Cette image n’existe plus. Choisissez-en une autre ou laissez ce champ vide, puis publiez de nouveau.',
  blockFileGone:
    '« {{block}} » dans le texte n’a plus de fichier : il a été supprimé. Choisissez-en un autre ou retirez le bloc, puis publiez de nouveau.',
  fileInUse:
    '« {{file}} » est utilisé et n’a pas été supprimé : {{uses}}. Montrez-y d’abord autre chose, ou ouvrez le fichier et remplacez-le.',
  useNamed: '« {{title}} » ({{where}})',
  useLive: 'publié',
  useDraft: 'brouillon',
  useTrash: 'dans la corbeille',
  usesMore: '{{count}} de plus',
  fileMissing: 'Choisissez un fichier : une image JPEG, PNG, WebP ou AVIF, ou un PDF.',
  fileEmpty: 'Ce fichier est vide. Choisissez-en un autre.',
  fileOfNoKnownType:
    'Le site ne peut pas afficher ce fichier. Enregistrez-le en JPEG, PNG, WebP ou AVIF, ou envoyez un PDF. Les SVG et GIF sont refusés, quel que soit le nom du fichier.',
  fileTooLarge:
    'Ce fichier dépasse 10 Mo. Réduisez l’image (2 000 pixels de large suffisent amplement) ou compressez le PDF, puis envoyez-le de nouveau.',
  fileBroken:
    'Ce fichier est endommagé ou a été coupé en route. Ouvrez-le sur votre appareil ; s’il s’ouvre, enregistrez-le de nouveau et envoyez cette copie.',
  filePixels:
    'Cette image compte plus de {{most}} millions de pixels. Réduisez-la (2 000 pixels de large suffisent amplement) et envoyez-la de nouveau.',
  pictureTooLong:
    'Cette image est plus de {{most}} fois plus longue que large. Rognez-la sur votre appareil et téléversez-la à nouveau.',
  fileTooLong:
    'Une image, ou la partie que l’on y découpe, peut être au plus {{most}} fois plus longue que large. Choisissez une partie dont les côtés diffèrent moins.',
  fileTooHeavy:
    'Le site ne peut pas lire cette image avec la mémoire et le temps dont il dispose. Enregistrez-la à nouveau en JPEG, avec 2 000 pixels de large, et envoyez-la.',
  picturesBusy: 'Beaucoup d’images sont en cours d’envoi. Attendez quelques secondes et réessayez.',
  fileMoves: 'Cette image est animée. Enregistrez-en une seule vue fixe et envoyez-la.',
  fileSharedByLanguages:
    '« {{field}} » est le même dans toutes les langues, et seuls les éditeurs le modifient. Rien n’a été enregistré.',
  nothingToChange: 'Rien n’a été modifié : la sélection est déjà dans cet état.',
  fileForOne: 'Remplacez un seul fichier à la fois.',
  pictureEditsWrong:
    'Ce recadrage ou ce point focal ne correspond pas à l’image. Ouvrez l’image pour la modifier, choisissez à nouveau la partie, puis enregistrez.',
  fileOfOtherKind:
    'Une image ne peut être remplacée que par une image, et un PDF que par un PDF. Envoyez celui-ci comme nouveau fichier.',
  redirectExternalLabel: 'Peut mener à un autre site',
  mediaMany: 'Images et fichiers',
  groupContent: 'Contenu',
  groupSite: 'Site',
  groupAdministration: 'Administration',
  language: 'Langue',
  languages: 'Langues',
  pagesOne: 'Page',
  pagesMany: 'Pages',
  pagesDescription: 'Les pages du site. Chaque langue est rédigée et publiée séparément.',
  pagesHomeDescription:
    'C’est la page d’accueil : son adresse est celle du site. Il ne peut y en avoir qu’une.',
  docsOne: 'Document',
  docsMany: 'Documentation',
  docsDescription:
    'La documentation : des sections, et des documents en dessous. Chaque langue est rédigée et publiée séparément.',
  docsHomeDescription:
    'C’est la vue d’ensemble de la documentation : son adresse est /docs. Il ne peut y en avoir qu’une.',
  titleLabel: 'Titre',
  titleDescription: 'Le titre affiché, dans la langue que vous modifiez.',
  excerptLabel: 'Résumé',
  excerptDescription:
    'Une ou deux phrases sous le titre, sur les cartes et pour les moteurs de recherche. 300 caractères au maximum.',
  bodyLabel: 'Texte',
  slugLabel: 'Slug',
  slugDescription:
    'La dernière partie de l’adresse dans cette langue, en toute écriture. Laissé vide : celui de la langue source, ou formé à partir du titre. Il change pour les lecteurs à la publication ; l’ancienne adresse mène alors ici.',
  parentLabel: 'Page parente',
  parentDescription:
    'Ce qui se trouve au-dessus dans l’arborescence ; cela fait partie de l’adresse. Une fois en ligne, le document se déplace dans l’arborescence.',
  positionLabel: 'Position',
  positionDescription:
    'Ordre parmi ses voisins, du plus petit au plus grand. Le même dans toutes les langues.',
  isHomeLabel: 'Page d’accueil',
  sidebarLabel: 'Libellé dans la liste',
  sidebarLabelDescription:
    'Un nom plus court pour la liste à côté des documents. Laissé vide : le titre.',
  seoTitle: 'Titre',
  seoDescription: 'Description',
  seoImage: 'Image',
  seoImageDescription:
    'Affichée là où quelqu’un renvoie à cette page. Laissé vide : l’image de la langue.',
  seoPreview: 'Aperçu',
  redirectsOne: 'Redirection',
  redirectsMany: 'Redirections',
  redirectsDescription:
    'Des adresses qui mènent définitivement à une autre. Une page renommée ou déplacée n’en a pas besoin : ses anciennes adresses y mènent d’elles-mêmes.',
  redirectLanguageDescription: 'Elle ne vaut que dans cette langue.',
  redirectFrom: 'De',
  redirectFromDescription:
    'L’adresse après le nom du site, par exemple /old-page. Vous pouvez aussi coller une adresse complète.',
  redirectTo: 'Vers',
  redirectKind: 'Type',
  redirectToPage: 'Une page de ce site',
  redirectToAddress: 'Une adresse',
  redirectPage: 'Page',
  redirectPageDescription: 'La redirection suit la page où qu’elle aille.',
  redirectAddress: 'Adresse',
  redirectAddressDescription:
    'Un chemin comme /uk/about, ou l’adresse complète d’un autre site. Sans langue, elle reste dans la langue de la redirection.',
  staffOne: 'Membre de l’équipe',
  staffMany: 'Équipe',
  staffDescription:
    'Les personnes qui rédigent et publient ; les lecteurs n’ont pas besoin de compte. Toute personne pour qui vous créez un compte reçoit un e-mail avec un lien pour choisir un mot de passe.',
  staffDescriptionWithoutMail:
    'Les personnes qui rédigent et publient ; les lecteurs n’ont pas besoin de compte. Aucun e-mail n’est encore envoyé d’ici : donnez vous-même le mot de passe à la personne pour qui vous créez un compte. L’invitation est seulement écrite dans le dossier outbox du serveur.',
  passwordByAdmin:
    'Aucun e-mail n’est encore envoyé d’ici. Adressez-vous à un administrateur : il ouvre votre compte sous « Équipe » et change le mot de passe.',
  passwordOfLoneAdmin:
    'Si vous êtes le seul administrateur, la personne qui gère le serveur peut vous rendre l’accès : {{command}} affiche un lien pour définir un nouveau mot de passe.',
  staffName: 'Nom',
  staffRole: 'Rôle',
  roleAdmin: 'Administrateur : peut tout faire',
  roleEditor: 'Éditeur : rédige et publie dans toutes les langues',
  roleTranslator: 'Traducteur : rédige et publie dans certaines langues',
  languagesOfTranslator: 'Ce que ce traducteur peut rédiger et publier, et rien d’autre.',
  schedule: 'Planification',
  schedules: 'Planifications',
  schedulesDescription:
    'Ce qui doit être publié plus tard, ou dont la publication doit être annulée, une langue à la fois. Ce qui arrive à échéance pendant un arrêt du site est exécuté à son redémarrage.',
  scheduleDocument: 'Page ou document',
  scheduleAction: 'Action',
  schedulePublish: 'Publier',
  scheduleUnpublish: 'Annuler la publication',
  scheduleAt: 'Quand',
  scheduleAtDescription: 'Dans le fuseau horaire de votre appareil.',
  scheduleBy: 'Planifié par',
  scheduleDoneAt: 'Exécuté',
  scheduleProblem: 'Raison de l’échec',
  scheduleDocumentDeleted: 'une page supprimée',
  deskMyDrafts: 'Mes brouillons',
  deskNoDrafts: 'Tout ce que vous avez rédigé est publié.',
  deskEmpty: 'Documents dans lesquels rien n’a jamais été écrit : {{count}}',
  deskEmptyRemove: 'Les supprimer',
  deskEmptyRemoved: 'Documents vides supprimés : {{count}}',
  deskScheduled: 'Planifié',
  deskNothingScheduled: 'Rien n’est planifié. Vous pouvez planifier à côté de chaque page.',
  deskProblems: 'N’a pas pu être exécuté',
  deskRunnerWell: 'Les planifications sont exécutées à temps (dernière vérification : {{time}}).',
  deskLately: 'Publié récemment',
  deskNothingPublished: 'Rien n’est encore publié.',
  deskDrafts: 'Avec des modifications non publiées',
  deskLinksWell: 'Tous les liens mènent quelque part.',
  deskLinksDead: 'Liens qui ne mènent nulle part : {{count}}',
  report: 'Liens et fichiers',
  reportDead: 'Liens qui ne mènent nulle part',
  reportDeadMeaning:
    'Leur cible n’est publiée ni dans cette langue ni dans la langue source. Les lecteurs voient du texte simple ou une page d’erreur.',
  reportForeign: 'Liens qui mènent à une autre langue',
  reportForeignMeaning:
    'Leur cible n’est pas traduite. Les lecteurs la reçoivent dans la langue source et en sont avertis.',
  reportNone: 'Aucun.',
  reportPage: 'Page',
  reportTarget: 'Mène à',
  history: 'Historique',
  historyWhen: 'Quand',
  historyWho: 'Qui',
  historyNobody: 'Le site lui-même',
  historyFormer: 'Un ancien collègue',
  historyStatus: 'Statut en {{language}}',
  historyPublished: 'Publié',
  statusMissing: 'Absent',
  historyDraft: 'Brouillon',
  historyCompare: 'Comparer',
  historyRestore: 'Restaurer en {{language}}',
  bulkPublishAsk:
    'Sélection : {{count}}. Les brouillons sont publiés en {{language}}. Les autres langues restent telles quelles.',
  bulkUnpublishAsk:
    'Sélection : {{count}}. Les lecteurs ne les trouvent plus en {{language}}. Les brouillons et les autres langues restent tels quels.',
  bulkPublished: 'Publiés en {{language}} : {{count}}',
  bulkUnpublished: 'Publication annulée en {{language}} : {{count}}',
  bulkPublishedBefore: 'Déjà publiés, sans modification depuis : {{count}}',
  bulkUnpublishedBefore: 'N’étaient pas publiés en {{language}} : {{count}}',
  bulkRefused: 'N’ont pas pu être traités : {{count}}',
  historyRestored:
    'Restauré en {{language}}, comme brouillon. Rien ne change pour les lecteurs tant que vous ne l’avez pas publié.',
  historyNone: 'Rien n’a encore été enregistré.',
  historyOlder: 'Plus anciens',
  historyNewer: 'Plus récents',
  blockTitle: 'Titre',
  blockText: 'Texte',
  blockCallout: 'Encadré',
  calloutKind: 'Type',
  calloutNote: 'Remarque',
  calloutTip: 'Conseil',
  calloutWarning: 'Avertissement',
  calloutDanger: 'Danger',
  calloutTitleDescription: 'Laissé vide : son type, par exemple « Avertissement ».',
  blockPicture: 'Image',
  pictureCaption: 'Légende',
  pictureCaptionDescription: 'Laissé vide : la légende de l’image elle-même.',
  blockCallToAction: 'Appel à l’action',
  callToActionLabel: 'Texte du bouton',
  callToActionDocument: 'Page ou document',
  callToActionAddress: 'Ou une adresse',
  callToActionAddressDescription:
    'Utilisée seulement si aucune page ni aucun document n’est choisi.',
  blockQuestions: 'Questions et réponses',
  questionsQuestion: 'Question',
  questionsAnswer: 'Réponse',
  blockSteps: 'Étapes',
  stepsStep: 'Étape',
  blockDownload: 'Fichier à télécharger',
  downloadFile: 'Fichier (PDF)',
  downloadTitleDescription: 'Ce qu’est le fichier. Laissé vide : son nom.',
  blockVideo: 'Vidéo',
  videoAddress: 'Adresse de la vidéo',
  videoAddressDescription:
    'Sur YouTube ou Vimeo. Les lecteurs voient un lien ; rien n’est chargé depuis l’autre site avant qu’ils ne cliquent.',
  videoTitleDescription: 'Ce que montre la vidéo. C’est le lien sur lequel cliquent les lecteurs.',
  blockChildPages: 'Pages sous celle-ci',
  blockContactCard: 'Carte de contact',
  tableRows: 'Lignes',
  tableColumns: 'Colonnes',
  mediaOne: 'Image ou fichier',
  mediaDescription:
    'Des images pour les pages et des fichiers PDF à télécharger. Ils sont publics dès leur envoi.',
  usedIn: 'Utilisé dans',
  usedNowhere: 'Aucune page ni aucun document ne montre ce fichier.',
  altLabel: 'Texte alternatif',
  altDescription:
    'Ce que montre l’image, pour ceux qui ne peuvent pas la voir, dans cette langue. Sans lui, une page contenant cette image ne peut pas être publiée.',
  captionLabel: 'Légende',
  captionDescription: 'Figure sous l’image, dans cette langue. Peut rester vide.',
  creditLabel: 'Crédit',
  creditDescription:
    'Qui a fait l’image et à quelles conditions. Identique dans toutes les langues.',
  siteLabel: 'Nom et description',
  siteDescription:
    'Ce que le site dit de lui-même, dans chaque langue. Laissé vide : le texte de la langue source.',
  siteNameLabel: 'Nom',
  siteNameDescription: 'Dans l’en-tête, dans le pied de page et après le titre de chaque page.',
  siteTextLabel: 'Description',
  siteTextDescription:
    'Une phrase : dans le pied de page, et pour les moteurs de recherche si une page n’a pas sa propre description.',
  contactLabel: 'Coordonnées',
  contactDescription:
    'À qui les lecteurs peuvent écrire, téléphoner et qui ils peuvent rencontrer : au bas de chaque page. Ce qui est vide n’est pas affiché.',
  contactNameLabel: 'Nom',
  contactNameDescription: 'Tel qu’il s’écrit dans toutes les langues.',
  contactEmailLabel: 'E-mail',
  contactPhoneLabel: 'Téléphone',
  contactPhoneDescription: 'Avec l’indicatif du pays, par exemple +380 44 000 0000.',
  contactBookingLabel: 'Page de réservation',
  contactBookingDescription:
    'Où les lecteurs choisissent l’heure d’un entretien de 15 minutes : l’adresse d’un autre site, par exemple https://…',
  contactMeetingsLabel: 'Disponible pour des entretiens',
  contactMeetingsDescription:
    'Si la case n’est pas cochée, la page de réservation n’est pas liée et les lecteurs apprennent qu’il n’y a pas d’entretiens en ce moment.',
  priceListLabel: 'Tarifs des envois groupés',
  priceListDescription:
    'Ce que coûte un envoi groupé. Chaque page contenant le bloc « Tarifs des envois groupés » l’affiche. Si le site reçoit les prix d’un service de tarifs, ce service détermine quels envois existent et ce qu’ils coûtent ; leur nom et leurs textes viennent d’ici, de l’envoi qui a la même clé.',
  mailingOne: 'Envoi groupé',
  mailingMany: 'Envois groupés',
  mailingKey: 'Clé',
  mailingKeyDescription: 'Le nom que lui donnent les programmes et le service de tarifs.',
  mailingActive: 'Actif',
  mailingActiveDescription: 'Les lecteurs le voient.',
  mailingName: 'Nom',
  mailingText: 'Description',
  mailingIncluded: 'Ce qui est compris',
  mailingIncludedDescription: 'Un élément par ligne, huit au maximum.',
  mailingPrice: 'Prix',
  mailingPriceDescription:
    'Par exemple 19,99. Laissé vide dans une devise : les lecteurs qui l’ont choisie en voient une autre. Laissé vide dans toutes : « Prix sur demande ».',
  mailingPromo: 'Prix d’un premier envoi groupé',
  mailingPromoDescription: 'Inférieur au prix dans la même devise. Laissé vide : il n’y en a pas.',
  applicationPrice: 'Prix du formulaire de candidature',
  applicationPriceDescription:
    'Pour le remplir. Laissé vide dans toutes les devises : le service n’est pas proposé.',
  blockMailingPrices: 'Tarifs des envois groupés',
  blockRetentionPeriods: 'Durées de conservation des données',
  blockDataRequest: 'Pour demander ce qu’il en est de ses données',
  navigationTitle: 'En-tête et pied de page',
  navigationDescription:
    'Les pages et documents vers lesquels mènent l’en-tête et le pied de page, dans cet ordre. Ce qui n’est pas publié est omis.',
  navigationHeader: 'En-tête',
  navigationFooter: 'Pied de page',
  navigationHelp: 'Urgence',
  navigationHelpDescription:
    'La page que l’accueil montre d’abord aux lecteurs en difficulté : qui appeler ou à qui écrire.',
  navigationLink: 'Lien',
  navigationLinks: 'Liens',
  navigationDocument: 'Page ou document',
  navigationLabel: 'Libellé',
  navigationLabelDescription:
    'Dans cette langue. Laissé vide : le libellé de la langue source, ou à défaut le titre de la page.',
  reportUnused: 'Fichiers inutilisés',
  reportUnusedMeaning:
    'Aucune page, aucun brouillon ni aucune version antérieure ne les montre. Supprimez ce dont personne n’aura besoin.',
  alreadyWritten: 'Il existe déjà un texte dans cette langue : rien n’a été copié par-dessus.',
  deskLinksSoFar:
    'Liens qui ne mènent nulle part dans les {{read}} textes les plus récents : {{count}}. Le rapport les lit tous.',
  deskUnfilled:
    'Les lecteurs voient des passages que seul l’exploitant du site peut remplir, écrits [OPERATOR: …]. Ils se trouvent dans :',
  reportPart: 'Textes lus pour cette page du rapport : {{read}}, les plus récents d’abord.',
  reportOn: 'Continuer',
  historyUnwritten:
    'Dans cette version, rien n’était encore écrit en {{language}}. Choisissez-en une plus récente.',
  bodyIncomplete:
    'Quelque chose est incomplet ou erroné dans le texte. Ouvrez le bloc ou le lien signalé et corrigez-le : {{detail}}',
  viewLive: 'Voir en ligne',
}
