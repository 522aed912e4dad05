import type { SecondFactorTexts } from './en'

export const frSecondFactor: SecondFactorTexts = {
  factorTitle: 'Deuxième étape de la connexion',
  factorStepTitle: 'Encore une étape',
  factorGiveText: 'Votre mot de passe est bon. Montrez maintenant que c’est bien vous.',
  factorUsePasskey: 'Utiliser une clé d’accès',
  factorCodeField: 'Code de votre application, ou code de secours',
  factorCodeHelp:
    'Six chiffres, renouvelés toutes les 30 secondes. Si vous avez perdu votre appareil, saisissez l’un de vos codes de secours.',
  factorGive: 'Continuer',
  factorOther: 'Se connecter sous un autre nom',
  factorWrongCode: 'Ce code est faux ou a déjà servi. Attendez le suivant.',
  factorWrongRecovery: 'Ce n’est pas l’un de vos codes de secours, ou il a déjà servi.',
  factorWrongPasskey:
    'Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez un autre moyen.',
  factorNoCode:
    'Saisissez les six chiffres de votre application, ou un code de secours de seize lettres et chiffres.',
  factorNoPasskeyHere: 'Il n’y a pas de clé d’accès pour ce site.',
  factorPasskeyNotMade: 'Aucune clé d’accès n’a été créée. Réessayez, ou utilisez une application.',
  factorPasskeyLeft:
    'Le navigateur n’a pas donné de clé d’accès : la demande a été fermée, ou le délai est passé.',
  factorPasskeyThere: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  factorSignInAgain: 'Reconnectez-vous : votre mot de passe a été donné il y a plus de 15 minutes.',
  factorNotNow: 'Cette session ne permet pas cela.',
  factorNone: 'Ce compte n’a pas de deuxième étape.',
  factorLast:
    'Votre rôle demande une deuxième étape. Ajoutez-en une autre avant de retirer la dernière.',
  factorLostHelp:
    'Si vous avez tout perdu, demandez à un admin de supprimer la deuxième étape. La personne qui gère le serveur le fait avec {{command}}.',
  factorEnrolText:
    'Votre rôle demande une deuxième étape en plus du mot de passe, pour qu’un mot de passe volé n’ouvre rien. Choisissez-en une ; vous pourrez en ajouter d’autres.',
  factorEnrolFree: 'Avec une deuxième étape, un mot de passe volé n’ouvre rien.',
  factorPasskey: 'Clé d’accès',
  factorPasskeyText:
    'Votre doigt, votre visage ou le code de cet appareil, ou une clé à part. Le plus sûr : elle ne vaut que sur ce site.',
  factorPasskeyName: 'Nom de la clé d’accès',
  factorPasskeyNameHelp: 'Pour reconnaître l’appareil, par exemple « Portable du bureau ».',
  factorAddPasskey: 'Ajouter une clé d’accès',
  factorNoPasskeyAddress:
    'Les clés d’accès demandent un site qui a un nom ; celui-ci est à une adresse en chiffres. Une application convient.',
  factorNoPasskeyInsecure:
    'Les clés d’accès demandent https, que ce site n’a pas. Une application convient.',
  factorNoPasskeyBrowser:
    'Ce navigateur ne connaît pas les clés d’accès. Une application convient.',
  factorApp: 'Application à codes',
  factorAppText:
    'Une application de votre téléphone affiche six chiffres qui changent toutes les 30 secondes. Elle n’a pas besoin de connexion.',
  factorAddApp: 'Configurer une application',
  factorAppAgain: 'Configurer une autre application à sa place',
  factorAppScan: 'Visez ce carré avec l’application, ou saisissez-y la clé :',
  factorAppKey: 'Clé',
  factorAppOpen: 'Ouvrir dans une application de cet appareil',
  factorAppFirst: 'Le code que l’application affiche maintenant',
  factorAppConfirm: 'Confirmer',
  factorCodes: 'Codes de secours',
  factorCodesShown:
    'Gardez ces codes là où personne d’autre ne les trouvera, sur papier ou dans un gestionnaire de mots de passe. Chacun vous fait entrer une fois, sans votre appareil. Ils ne seront plus affichés.',
  factorCodesCopy: 'Copier',
  factorCodesCopied: 'Copiés',
  factorCodesPrint: 'Imprimer',
  factorCodesNotCopied: 'Le navigateur n’a pas permis de les copier. Imprimez-les ou notez-les.',
  factorCodesKept: 'Je les ai gardés',
  factorCodesLeft: 'Pas encore utilisés : {{codes}} sur 10',
  factorCodesNew: 'Créer de nouveaux codes',
  factorCodesNewMeaning: 'Les anciens ne vaudront plus.',
  factorAdded: 'ajoutée le {{day}}',
  factorUsed: 'dernière utilisation le {{day}}',
  factorNeverUsed: 'pas encore utilisée',
  factorPasskeyElsewhere:
    'Vos clés d’accès ont été créées pour {{site}} et ne peuvent pas servir à cette adresse. Utilisez un code.',
  factorMadeFor: 'Créée pour {{site}} : elle ne peut pas servir à cette adresse.',
  factorRemove: 'Retirer',
  factorRemoveNamed: 'Retirer « {{name}} »',
  factorRemoved: 'Retirée.',
  factorNothing: 'Pas encore de deuxième étape.',
  factorRequired: 'Ce rôle en demande une.',
  factorTakeAway: 'Supprimer la deuxième étape',
  factorTakeAwayText:
    'Pour un ou une collègue qui a perdu l’appareil et les codes. Toutes les clés d’accès, l’application et les codes de secours de ce compte cessent de valoir, il est déconnecté partout et reçoit un message.',
  factorTakenAway: 'Supprimée. Le compte a été déconnecté partout.',
  factorUnread: 'La lecture a échoué. Rechargez la page.',
  staffSettings: 'Connexion de l’équipe',
  factorAskedOf: 'Une deuxième étape est demandée à',
  factorAskedOfMeaning:
    'Qui a l’un de ces rôles sans deuxième étape la configure avant toute autre chose. Tous les autres peuvent en avoir une. Cela vaut dès le prochain clic : à qui elle manque, une nouvelle connexion est demandée.',
  factorPlaceName:
    'Les clés d’accès sont créées pour le nom du site, {{site}}. Si SITE_URL reçoit un autre nom, elles n’y valent plus : chacun se connecte alors avec une application ou un code de secours, et en crée de nouvelles.',
  factorAddedSubject: 'Une deuxième étape a été ajoutée à votre compte sur {{site}}',
  factorAddedText:
    'Ajouté : {{what}}. Désormais, la connexion à votre compte demande aussi une clé d’accès ou un code.',
  factorRemovedSubject: 'Une deuxième étape a été retirée de votre compte sur {{site}}',
  factorRemovedText: 'Retiré de votre compte : {{what}}.',
  factorTakenSubject: 'La deuxième étape de votre compte sur {{site}} a été supprimée',
  factorTakenText:
    'Un admin, ou la personne qui gère le serveur, a supprimé la deuxième étape de votre compte : {{what}}, ainsi que les codes de secours. Le mot de passe seul l’ouvre jusqu’à ce que vous configuriez à nouveau une deuxième étape.',
  factorCodesSubject: 'De nouveaux codes de secours pour votre compte sur {{site}}',
  factorCodesText:
    'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne valent plus.',
  factorUsedSubject: 'Un code de secours de votre compte sur {{site}} a servi',
  factorUsedText:
    'Quelqu’un s’est connecté à votre compte avec l’un de ses codes de secours. Il ne vaut plus.',
  factorTriesSubject: 'Quelqu’un essaie des codes de votre compte sur {{site}}',
  factorTriesText:
    'Quelqu’un qui connaît le mot de passe de votre compte a saisi beaucoup de codes faux. Les codes de l’application sont refusés pendant un moment ; vos clés d’accès, vos codes de secours et les appareils connus valent toujours. Choisissez un autre mot de passe.',
  factorTooMany:
    'Trop de codes faux pour ce compte, d’où qu’ils viennent. Les codes de l’application seront de nouveau acceptés dans {{wait}}. Une clé d’accès, un code de secours ou un appareil que vous avez déjà utilisé fonctionne dès maintenant.',
  factorConfirmText:
    'Votre mot de passe est juste. Passez maintenant la deuxième étape pour cette modification.',
  factorWrongFirst:
    'Ce n’est pas le code que l’application affiche pour cette clé. Vérifiez que vous regardez la nouvelle entrée et que l’heure du téléphone est juste, puis saisissez le code actuel.',
  factorNoFirst: 'Saisissez les six chiffres que l’application affiche.',
  factorKeyOver:
    'Cette clé a expiré : elle vaut dix minutes. Rechargez la page et configurez de nouveau l’application.',
  factorCodesUnkept:
    'Votre deuxième étape est configurée. Dix codes de secours l’accompagnaient ; ils ont été affichés une fois et ne peuvent plus l’être. Si vous les avez gardés, continuez. Sinon, créez-en de nouveaux : ils remplacent les anciens.',
  factorCodesUnkeptTitle: 'Avez-vous gardé vos codes de secours ?',
  factorNotMe:
    'Si ce n’était pas vous : connectez-vous et ouvrez votre compte. Sous « {{title}} », retirez toutes les clés d’accès et l’application que vous ne connaissez pas et créez de nouveaux codes de secours ; choisissez ensuite un nouveau mot de passe, ce qui déconnecte tous les autres appareils. Si vous ne pouvez pas entrer, demandez à un admin de supprimer la deuxième étape, ou à la personne qui gère le serveur d’utiliser {{command}}.',
  keysTooLate:
    'Votre mot de passe a été donné il y a trop longtemps pour cela. Fermez cette fenêtre et recommencez.',
  keysSubject: 'Sur {{site}}, on a changé qui peut faire quoi',
  keysAdminMade: '{{who}} a créé un compte qui peut tout faire : {{name}}.',
  keysAdminRaised: '{{who}} permet désormais à {{name}} de tout faire.',
  keysDuty: '{{who}} a décidé que ces rôles n’ont plus besoin d’une deuxième étape : {{roles}}',
  keysTaken:
    '{{who}} a supprimé la deuxième étape de {{name}}. Jusqu’à ce qu’il y en ait une nouvelle, le mot de passe seul ouvre ce compte.',
  keysNotAgreed:
    'Vous recevez ceci parce que vous êtes admin. Si vous ne vous y attendiez pas, demandez de vive voix à {{who}}. Si ce n’était pas cette personne, quelqu’un d’autre tient son compte : donnez-lui aussitôt un autre rôle et un nouveau mot de passe, annulez la modification et parcourez le journal.',
  askedKeysAdminMade: 'Vous créez un compte qui peut tout faire : {{name}}.',
  askedKeysAdminRaised: 'Vous permettez désormais à {{name}} de tout faire.',
  askedKeysAdminLowered: 'Vous retirez à {{name}} les droits d’admin.',
  askedKeysAccountDeleted: 'Vous supprimez le compte de {{name}}.',
  askedKeysPassword: 'Vous définissez un autre mot de passe pour {{name}}.',
  askedKeysAddress: 'Vous donnez à {{name}} une autre adresse e-mail : {{address}}.',
  askedKeysFactorsTaken: 'Vous supprimez la deuxième étape de {{name}}.',
  askedKeysDuty: 'Vous laissez des rôles se connecter sans deuxième étape.',
  askedKeysPasskeyAdded: 'Vous ajoutez une clé d’accès à votre compte.',
  askedKeysAppAdded: 'Vous configurez une application à codes pour votre compte.',
  askedKeysCodesMade:
    'Vous créez de nouveaux codes de secours ; les anciens ne fonctionneront plus.',
  askedKeysPasskeyRemoved: 'Vous retirez la clé d’accès « {{name}} » de votre compte.',
  askedKeysAppRemoved: 'Vous retirez l’application de votre compte.',
  keysOneByOne: 'Cela se confirme compte par compte : ouvrez le compte et faites-le là.',
  keysAdminLowered: '{{who}} a retiré à {{name}} les droits d’admin.',
  keysAccountDeleted: '{{who}} a supprimé le compte de {{name}}.',
  keysPassword: '{{who}} a défini un autre mot de passe pour {{name}}.',
  keysAddress:
    '{{who}} a saisi une autre adresse e-mail pour {{name}} : {{address}}. Elle comptera une fois confirmée là-bas.',
  loweredSubject: 'Vous n’êtes plus admin sur {{site}}',
  loweredText: '{{who}} a retiré à votre compte les droits d’admin.',
  deletedSubject: 'Votre compte sur {{site}} a été supprimé',
  deletedText: '{{who}} a supprimé votre compte sur {{site}}.',
  addressAskedSubject: 'Une autre adresse e-mail a été saisie pour votre compte sur {{site}}',
  addressAskedText:
    '{{who}} a saisi {{address}} pour votre compte. Cette adresse comptera une fois confirmée là-bas ; d’ici là, c’est celle-ci.',
  concernedNotAgreed:
    'Si vous ne vous y attendiez pas, demandez de vive voix à {{who}} ou à un autre admin.',
  factorUsedConfirmText:
    'Quelqu’un qui est connecté à votre compte a confirmé une modification avec l’un de ses codes de secours. Ce code ne fonctionne plus.',
  factorTakenNotMe:
    'Si vous ne l’avez pas demandé, prévenez tout de suite un admin. Dans tous les cas, connectez-vous bientôt, définissez un nouveau mot de passe et configurez à nouveau une deuxième étape sous « {{title}} ». Si vous n’arrivez pas à entrer, la personne qui gère le serveur vous ouvre avec {{command}}.',
  auditFactorGiven: 'deuxième étape franchie',
  auditFactorRefused: 'deuxième étape refusée après des codes faux',
  auditFactorAdded: 'deuxième étape ajoutée',
  auditFactorRemoved: 'deuxième étape retirée',
}
