import type { AccountsTexts } from './en'

export const frAccounts: AccountsTexts = {
  mailKindStaffLink: 'Lien vers une nouvelle adresse',
  mailKindAccountNotice: 'Avis sur un compte',
  mailStateHeld: 'Retenu',
  mailHeldMeans:
    'Il n’a pas été envoyé : l’adresse n’a rien confirmé sur le site et a reçu assez de courrier aujourd’hui, ou le même lien y est déjà parti dans l’heure.',
  askedPasswordTitle: 'Votre mot de passe, s’il vous plaît',
  askedPasswordExpired:
    'Cela redemande votre mot de passe : vous l’avez donné il y a plus de 15 minutes.',
  askedPasswordAccount:
    'Pour changer un mot de passe ou une adresse e-mail, donnez votre propre mot de passe actuel.',
  askedPasswordKeys:
    'Donnez pour cela votre propre mot de passe actuel, et votre deuxième étape si vous en avez une.',
  askedPasswordField: 'Votre mot de passe actuel',
  askedPasswordGoOn: 'Continuer',
  askedPasswordWrong: 'Ce n’est pas votre mot de passe.',
  askedPasswordEnded:
    'Trop de mots de passe erronés : vous avez été déconnecté ici. Reconnectez-vous.',
  passwordCommon:
    'Beaucoup de gens utilisent ce mot de passe, c’est donc le premier essayé. Choisissez-en un autre.',
  passwordIsAddress: 'Ce mot de passe est l’adresse e-mail, ou guère plus. Choisissez-en un autre.',
  newAddressWaits:
    'Nous avons écrit à {{address}}. Tant que le lien de ce message n’est pas confirmé, c’est l’adresse ci-dessus qui compte.',
  staffLinkSubject: 'Confirmez votre nouvelle adresse e-mail pour {{site}}',
  staffLinkText:
    'Cette adresse a été saisie pour un compte sur {{site}}. Elle comptera dès que vous l’aurez confirmée.',
  staffLinkPress: 'Confirmer l’adresse',
  staffLinkUntil:
    'Le lien est valable 24 heures. Si vous n’en savez rien, ne faites rien : rien ne changera.',
  staffPasswordSubject: 'Le mot de passe de votre compte sur {{site}} a été changé',
  staffPasswordText:
    'Le mot de passe de votre compte a été changé et tous les autres appareils ont été déconnectés.',
  staffEmailSubject: 'L’adresse e-mail de votre compte sur {{site}} a été changée',
  staffEmailText: 'Désormais on se connecte avec {{address}}, et non plus avec cette adresse.',
  staffNotMe:
    'Si ce n’était ni vous ni un admin à votre demande, prévenez tout de suite un admin et choisissez un nouveau mot de passe sous « Mot de passe oublié ? ».',
  newAddressTitle: 'Une nouvelle adresse e-mail',
  newAddressText: 'Appuyez sur le bouton pour utiliser désormais {{address}} sur {{site}}.',
  newAddressButton: 'Utiliser cette adresse',
  newAddressDone: 'L’adresse est confirmée. Connectez-vous désormais avec elle.',
  newAddressDead:
    'Ce lien ne fonctionne plus : il a été utilisé, date de plus de 24 heures, ou le mot de passe a été changé depuis. Rien n’a été changé.',
  newAddressTaken: 'Un autre compte a désormais cette adresse, rien n’a donc été changé.',
}
