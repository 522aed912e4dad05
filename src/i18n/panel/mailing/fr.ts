import type { MailingTexts } from './en'

export const frMailings: MailingTexts = {
  requestKindMailing: 'Envoi',
  requestStateConfirmed: 'Confirmé',
  requestStateSending: 'En cours d’envoi',
  requestStateDone: 'Terminé',
  requestStateDeclined: 'Refusé',
  requestSettingsMailing: 'Envois (mois)',
  mailKindMailing: 'Envoi à une société',
  mailKindMailingReport: 'Rapport d’envoi',
  mailCompany: 'Société',
  companyMailings: 'Envois',
  companyAcceptsMailings: 'Accepte les envois',
  companyAcceptsMailingsDescription:
    'La société a accepté de recevoir les candidatures des marins qui commandent un envoi. Seules ces sociétés sont comptées et contactées.',
  companyMailingEmail: 'Adresse pour les envois',
  companyMailingEmailDescription: 'Vide : l’adresse e-mail de la société.',
  companyMailingDepartments: 'Services à bord',
  companyMailingDepartmentsDescription:
    'Seules les candidatures de ces services vont à la société. Vide : de tous.',
  mailingReach: 'Destinataires',
  mailingReachDescription:
    'Lesquelles des sociétés qui acceptent les envois. Les lecteurs voient leur nombre actuel ; personne ne le saisit.',
  mailingReachAll: 'Toutes les sociétés',
  mailingReachCountry: 'Les sociétés d’un pays',
  mailingReachMatching: 'Les sociétés qui correspondent à la fonction et aux navires',
  mailingSettlement: 'Comment cela se paie',
  mailingSettlementDescription:
    'Les lecteurs le lisent avant de demander un envoi : quand et comment payer, et que rien n’est débité sur le site.',
  mailingRefund: 'Remboursement',
  mailingRefundDescription: 'Quand l’argent est rendu.',
  mailingPrivacy: 'Ce que deviennent les données',
  mailingPrivacyDescription: 'Au-dessus de l’accord, en quelques phrases.',
  mailingStopOne: 'Société sans envois',
  mailingStopMany: 'Sociétés sans envois',
  mailingStopDescription:
    'Elles ont suivi le lien d’un envoi qui les arrête. Personne ne les retire de cette liste ; les autres messages leur parviennent.',
  mailingStopAddress: 'Adresse',
  mailingStopCompany: 'Société',
  mailingSend: 'Envoyer à {{count}} sociétés',
  mailingSendAsk:
    'Les lettres partent maintenant, une à chacune des {{count}} sociétés, et ne peuvent être rappelées. Envoyer ?',
  mailingNotConfirmed:
    'Mettez d’abord l’état « Confirmé » et enregistrez. Ce qui est parti ne part pas deux fois.',
  mailingReachesNobody: 'Aucune société n’accepte cet envoi en ce moment ; rien n’est parti.',
  mailingConfirmFirst:
    'Quand le marin a confirmé et payé, mettez l’état « Confirmé » et enregistrez : l’envoi devient possible.',
  mailingOnRequest: 'Sur demande',
  mailingReachedThen: 'Sociétés lors de la demande',
  mailingReachedNow: 'Sociétés maintenant',
  mailingReportOpen: 'Ouvrir le rapport',
  mailingLetterSent: 'Acceptées par les serveurs',
  mailingLetterWaiting: 'En attente',
  mailingLetterRefused: 'Refusées',
  mailingLetterBounced: 'Revenues',
  mailingLetterUncertain: 'Incertaines',
  mailingLetterStopped: 'Arrêtées par la société',
  requestStateNotNow: 'Cet état est mis par le site, ou n’appartient qu’aux envois.',
}
