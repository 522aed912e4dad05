import type { MailTexts } from './en'

/** What the panel says of the site's mail; a part of `../fr.ts`. */
export const frMail: MailTexts = {
  mailOne: 'Message',
  mailMany: 'Messages',
  mailDescription: 'Ce que le site a écrit aux gens, et ce qu’il en est advenu.',
  mailKind: 'Type',
  mailKindConfirmation: 'Confirmation',
  mailKindForward: 'Transmis à l’entreprise',
  mailKindStaffNotice: 'Avis à l’équipe',
  mailKindReply: 'Réponse de l’équipe',
  mailKindInvitation: 'Invitation',
  mailKindPasswordReset: 'Nouveau mot de passe',
  mailState: 'État',
  mailStateQueued: 'En attente',
  mailStateSending: 'En cours d’envoi',
  mailStateSent: 'Envoyé',
  mailStateFailed: 'Échec',
  mailStateUncertain: 'Incertain',
  mailStateSuppressed: 'L’adresse refuse les e-mails',
  mailStateBounced: 'Revenu',
  mailTo: 'À',
  mailReplyTo: 'Les réponses vont à',
  mailLanguage: 'Langue',
  mailSubject: 'Objet',
  mailText: 'Texte',
  mailWithFiles: 'Avec les fichiers de la demande',
  mailAttempts: 'Tentatives',
  mailNextAttempt: 'Prochaine tentative',
  mailSentAt: 'Envoyé le',
  mailProblem: 'Réponse du serveur de messagerie',
  mailBy: 'Écrit par',
  mailRequest: 'Demande',
  mailFailedMeans:
    'Il n’a pas été envoyé : pendant trois jours aucun serveur ne l’a accepté, ou il a été refusé pour de bon.',
  mailUncertainMeans:
    'Personne ne sait s’il est arrivé : la connexion s’est coupée pendant que le serveur l’avait. Si vous le renvoyez, il arrivera peut-être deux fois.',
  mailSuppressedMeans: 'Il n’a pas été envoyé : l’adresse refuse nos e-mails.',
  mailBouncedMeans: 'Il a été envoyé et il est revenu.',
  mailSendAgain: 'Renvoyer',
  mailSendAgainAsk:
    'Le message part encore une fois à {{address}}. Si l’adresse figure sur la liste de celles qui refusent les e-mails, elle en est retirée.',
  mailSendAgainDone: 'Le message est de nouveau en route.',
  mailBounced: 'Il est revenu',
  mailBouncedAsk:
    'Plus rien ne sera envoyé à {{address}} tant que quelqu’un ne l’aura pas retirée de la liste des adresses qui refusent les e-mails.',
  mailBouncedDone: 'C’est noté. Plus rien n’est envoyé à {{address}}.',
  mailNotNow:
    'Le message a changé entre-temps, donc rien n’a été fait. Rechargez la page pour voir ce qu’il en est.',
  mailLinkUsedUp:
    'Le lien de ce message ne fonctionne plus ; il n’est donc pas renvoyé. À la connexion, sous « Mot de passe oublié ? », chacun peut en faire envoyer un nouveau à cette adresse.',
  mailInTrouble: 'Messages en échec ou incertains : {{count}}',
  suppressedOne: 'Adresse qui refuse les e-mails',
  suppressedMany: 'Adresses qui refusent les e-mails',
  suppressedDescription:
    'Rien n’est envoyé à ces adresses. Supprimez-en une ici, et les e-mails y repartent.',
  suppressedAddress: 'Adresse',
  suppressedReason: 'Motif',
  suppressedRefused: 'Refusée par le serveur de messagerie',
  suppressedCameBack: 'Un message est revenu',
  suppressedByStaff: 'Ajoutée par l’équipe',
  suppressedDetail: 'Détails',
  suppressedWrong: 'Écrivez une seule adresse e-mail.',
  invitationSubject: 'Votre compte sur {{site}}',
  invitationAdminText:
    'Un compte a été créé pour vous sur {{site}}. Il vous permet d’y décider qui peut faire quoi, d’y écrire et d’y publier. Choisissez d’abord un mot de passe.',
  invitationText:
    'Un compte a été créé pour vous sur {{site}}. Il vous permet d’y écrire et d’y publier. Choisissez d’abord un mot de passe.',
  invitationLink: 'Choisir un mot de passe',
  invitationUntil:
    'Le lien fonctionne une seule fois, pendant trois jours. Ensuite, demandez-en un autre à la connexion, sous « Mot de passe oublié ? ».',
  resetSubject: 'Un nouveau mot de passe pour {{site}}',
  resetText:
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte sur {{site}}.',
  resetLink: 'Choisir un nouveau mot de passe',
  resetUntil:
    'Le lien fonctionne une seule fois, pendant au moins une heure. Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.',
  resetOnItsWay: 'S’il existe un compte avec cette adresse, un e-mail avec un lien est en route.',
  linkUsedUp:
    'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre à la connexion, sous « Mot de passe oublié ? ».',
  resetBusy:
    'Trop de personnes demandent un nouveau mot de passe en ce moment. Attendez une minute et réessayez.',
}
