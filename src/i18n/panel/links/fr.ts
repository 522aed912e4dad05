import type { LinkTexts } from './en'

/** What the panel says in the report of links and files; a part of `../fr.ts`. */
export const frLinks: LinkTexts = {
  linksLeading: 'Menus et redirections',
  linksLeadingMeaning:
    'Ces entrées ne mènent nulle part, ou mènent certains lecteurs à la langue source. Une entrée qui ne mène nulle part n’est pas montrée aux lecteurs.',
  linksPlace: 'Se trouve dans',
  linksWrong: 'Problème',
  linksMissing: 'ne désigne plus rien',
  linksTrash: 'est dans la corbeille',
  linksUnpublished: 'n’est pas publié',
  linksUntranslated: 'non traduit en : {{languages}}',
  linksExternal: 'Liens rompus vers d’autres sites',
  linksExternalMeaning:
    'La nuit, le site vérifie si les liens vers d’autres sites mènent encore quelque part. Ceux-ci ont disparu, ou n’ont pas répondu deux nuits de suite.',
  linksExternalOff:
    'Les liens vers d’autres sites ne sont pas vérifiés ici : l’exploitant doit l’activer (EXTERNAL_LINKS).',
  linksExternalNever: 'Aucun n’a encore été vérifié. Ils le sont la nuit, de 0 h à 5 h UTC.',
  linksLastCheck: 'Dernière vérification : {{date}} (UTC).',
  linksAddress: 'Adresse du lien',
  linksAnswer: 'Réponse',
  linksSince: 'depuis le {{date}}',
  linksMoved: 'Liens à mettre à jour',
  linksMovedMeaning:
    'Ces adresses ont changé définitivement. Les lecteurs arrivent encore, tant que l’autre site les redirige.',
  linksMovedTo: 'Nouvelle adresse',
  linkStatus: 'Le site répond {{status}}.',
  linkAddress: 'Cette adresse ne peut pas être interrogée.',
  linkUnresolved: 'Son nom n’est plus connu.',
  linkNotPublic: 'Elle mène dans un réseau privé.',
  linkSlow: 'Le site ne répond pas à temps.',
  linkCertificate: 'Son certificat n’est pas valable.',
  linkConnection: 'Le site refuse ou coupe la connexion.',
  linkRedirects: 'Elle redirige sans fin et n’arrive jamais.',
  linksFiles: 'Fichiers qui manquent aux lecteurs',
  linksFilesMeaning: 'Ce que voient les lecteurs désigne ces fichiers, et ils ne sont pas là.',
  linksFile: 'Fichier',
  linksFileGone: 'a été supprimé',
  linksFileLost: 'n’est pas sur le disque',
  linksUntold: 'Images sans texte alternatif',
  linksUntoldMeaning:
    'Des textes en ligne montrent ces images ; qui ne les voit pas n’en apprend rien dans cette langue.',
  deskLinksForeign: 'Liens qui mènent à une autre langue : {{count}}',
  deskLinksOutside:
    'Liens qui ne mènent nulle part dans les menus, les redirections et vers d’autres sites : {{count}}',
}
