import type { KeptTexts } from './en'

export const frKept: KeptTexts = {
  keptOffer:
    'Ce qui a été écrit ici le {{date}} n’a pas été enregistré. Ce navigateur l’a conservé.',
  keptShow: 'Regarder',
  keptDrop: 'Jeter',
  keptTitle: 'Texte non enregistré',
  keptLater: 'Plus tard',
  keptTake: 'Reprendre dans le formulaire',
  keptReplace: 'Remplacer ce qui est enregistré',
  keptCopy: 'Copier',
  keptCopied: 'Copié',
  keptChangedSince:
    'Quelqu’un a modifié le texte depuis. Comparez avant de remplacer quoi que ce soit.',
  keptFieldChanged: 'modifié depuis',
  keptYours: 'Votre texte',
  keptStored: 'Enregistré actuellement',
  notSaved: 'Non enregistré : vous êtes déconnecté.',
  notSavedYet: 'Tout n’est pas encore enregistré.',
  lastSavedAt: 'Dernier enregistrement : {{time}}',
  signedOut:
    'Vous êtes déconnecté. Ce navigateur conserve ce que vous écrivez ; ce sera enregistré dès que vous vous connecterez.',
  signedOutTitle: 'Vous êtes déconnecté',
  signedOutMeaning:
    'Votre session a pris fin pendant que vous écriviez. Votre texte est encore dans le formulaire : connectez-vous, et il sera enregistré.',
  signedOutLater: 'Retour au texte',
  signedInAsOther: 'Vous êtes maintenant connecté en tant que {{name}}',
  signedInAsOtherMeaning:
    'Ce texte a été écrit avec un autre compte. Enregistrez-le avec celui-ci, s’il a le droit d’écrire ici, ou rechargez la page : ce navigateur le conservera pour l’autre compte.',
  signedInSave: 'Enregistrer avec ce compte',
  seoTitleInherited: 'Laissé vide : les moteurs de recherche voient le titre de la page.',
  seoDescriptionInherited:
    'Laissé vide : les moteurs de recherche voient le résumé, ou le début du texte.',
}
