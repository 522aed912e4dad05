import type { FeedTexts } from './en'

/** What the panel says of feeds and tokens; a part of `../fr.ts`. */
export const frFeeds: FeedTexts = {
  feedHosts: 'Serveurs des flux',
  feedHost: 'Serveur',
  feedHostsDescription:
    'Les flux ne sont lus que sur ces serveurs, et seulement si leur nom mène à des adresses de l’internet public.',
  feedHostDescription:
    'Par exemple jobs.example.org, sans https:// et sans chemin ; avec le port s’il n’est pas 443.',
  feedHostWrong:
    'Écrivez seulement le nom d’un serveur de l’internet, par exemple jobs.example.org.',
  feedHostTwice: 'Ce serveur est déjà dans la liste.',
  feedsOne: 'Flux d’offres',
  feedsMany: 'Flux d’offres',
  feedsDescription:
    'Fichiers d’offres que le site va chercher lui-même. Ce qui disparaît d’un tel fichier est fermé ; si cela dépasse un tiers d’un coup, quelqu’un est consulté d’abord.',
  feedAddress: 'Adresse',
  feedAddressDescription:
    'L’adresse complète du fichier : elle commence par https://. Un administrateur doit d’abord autoriser son serveur.',
  feedAddressUnreadable:
    'Cette adresse ne peut pas être interrogée. Écrivez-la en entier, par exemple https://jobs.example.org/vacancies.csv.',
  feedAddressNotHttps: 'Les flux ne sont lus que par https://.',
  feedAddressCredentials:
    'N’écrivez ni nom ni mot de passe dans l’adresse : tous ceux qui lisent ce formulaire les verraient.',
  feedAddressNumeric: 'Écrivez le nom du serveur : une adresse en chiffres n’est pas interrogée.',
  feedAddressLocal: 'Ce nom ne mène à aucun serveur de l’internet.',
  feedHostNotAllowed:
    'Les flux ne sont pas lus sur {{host}} : un administrateur doit d’abord l’ajouter aux serveurs des flux.',
  feedFormat: 'Format du fichier',
  feedEvery: 'Toutes les',
  feedEveryHours: '{{hours}} heures',
  feedPaused: 'En pause',
  feedPausedDescription: 'Il n’est pas lu, et rien n’est fermé, tant que cette case est cochée.',
  feedFetchNow: 'Lire maintenant',
  feedFetchAsked: 'Il sera lu dans la minute.',
  feedNotRunning: 'Ce flux est en pause ou n’existe plus.',
  feedState: 'État',
  feedStateNew: 'pas encore lu',
  feedStateWell: 'lu',
  feedStateSame: 'rien de nouveau',
  feedStateWaiting: 'attend quelqu’un : voir la dernière importation',
  feedStateFailed: 'échec',
  feedProblem: 'Problème',
  feedProblemDetail: 'Détail',
  feedTriedAt: 'Dernière demande',
  feedWellAt: 'Dernière lecture',
  feedNextAt: 'Prochaine demande',
  feedFailures: 'Échecs de suite',
  feedLastImport: 'Dernière importation',
  feedResult: 'Résultat',
  feedResultText:
    '{{state}} · nouvelles : {{created}} · modifiées : {{changed}} · fermées : {{closed}} · inchangées : {{same}} · refusées : {{refused}}',
  feedProblemAddress:
    'L’adresse, ou une adresse vers laquelle elle renvoie, ne peut pas être interrogée.',
  feedProblemHost:
    'Le serveur n’est pas, ou n’est plus, parmi les serveurs des flux, ou l’adresse renvoie vers un serveur qui n’y est pas.',
  feedProblemUnresolved: 'Personne ne connaît ce serveur.',
  feedProblemNotPublic: 'Le nom du serveur mène à une adresse qui n’est pas de l’internet public.',
  feedProblemUnreachable: 'Le serveur est injoignable ou a interrompu la connexion.',
  feedProblemCertificate: 'Le certificat du serveur n’est pas valable pour ce nom.',
  feedProblemSlow: 'Le serveur est trop lent.',
  feedProblemStatus: 'Le serveur refuse avec ce statut.',
  feedProblemRedirects: 'Le serveur renvoie ailleurs plus de trois fois.',
  feedProblemContentType: 'Ce qui arrive n’est ni du CSV ni du JSON.',
  feedProblemTooLarge: 'Le fichier dépasse 20 Mo.',
  feedProblemDamaged: 'Le fichier est compressé d’une façon illisible, ou a été abîmé en route.',
  feedProblemEmpty: 'Le fichier est vide.',
  feedProblemUnreadable: 'Le dernier fichier n’a pas pu être lu : voir son importation.',
  feedProblemCompany:
    'La compagnie est suspendue, dans la corbeille ou non publiée, ou les lecteurs sont mis en garde contre elle.',
  feedProblemBroke:
    'Le site n’a pas pu le faire. La personne qui l’exploite en trouve la raison dans son journal.',
  pushTokensOne: 'Jeton d’une compagnie',
  pushTokensMany: 'Jetons des compagnies',
  pushTokensDescription:
    'Avec un jeton, le système d’une compagnie envoie ses propres offres : il crée, modifie et ferme seulement celles de cette compagnie.',
  pushTokenName: 'Usage',
  pushTokenNameDescription: 'Par exemple le système qui l’utilise.',
  pushTokenRevoked: 'Révoqué',
  pushTokenRevokedDescription: 'Plus rien n’est accepté avec lui.',
  pushTokenMake: 'Créer le jeton',
  pushTokenMakeAnew: 'Créer un nouveau jeton',
  pushTokenMakeAsk: 'Le jeton que la compagnie utilise cesse aussitôt de valoir.',
  pushTokenSaveFirst: 'Enregistrez d’abord, puis créez le jeton ici.',
  pushTokenShownOnce:
    'Copiez le jeton maintenant et remettez-le à la compagnie : il n’est affiché que cette fois.',
  pushTokenMadeAt: 'Créé le',
  pushTokenUsedAt: 'Dernier usage',
  pushTokenNone: 'Ce jeton est révoqué ou n’existe plus.',
  pushesOne: 'Envoi d’une compagnie',
  pushesMany: 'Envois des compagnies',
  pushesDescription:
    'Ce que les systèmes des compagnies ont envoyé avec leurs jetons ces 90 derniers jours, et ce qu’il en est advenu.',
  pushMethod: 'Demande',
  pushReason: 'Raison',
  pushOutcome: 'Résultat',
  pushOutcomeCreated: 'créée',
  pushOutcomeChanged: 'modifiée',
  pushOutcomeClosed: 'fermée',
  pushOutcomeSame: 'inchangée',
  pushOutcomeUnknown: 'inconnue',
  pushOutcomeRefused: 'refusée',
  pushOutcomeForbidden: 'interdite',
  pushOutcomeFailed: 'échec',
}
