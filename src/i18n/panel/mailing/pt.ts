import type { MailingTexts } from './en'

export const ptMailings: MailingTexts = {
  requestKindMailing: 'Envio',
  requestStateConfirmed: 'Confirmado',
  requestStateSending: 'Sendo enviado',
  requestStateDone: 'Concluído',
  requestStateDeclined: 'Recusado',
  requestSettingsMailing: 'Envios (meses)',
  mailKindMailing: 'Envio a uma agência',
  mailKindMailingReport: 'Relatório de um envio',
  mailCompany: 'Agência',
  companyMailings: 'Envios',
  companyAcceptsMailings: 'Aceita envios',
  companyAcceptsMailingsDescription:
    'A agência concordou em receber candidaturas de marítimos que encomendam um envio. Só essas agências são contadas e recebem mensagens.',
  companyMailingEmail: 'Endereço para envios',
  companyMailingEmailDescription: 'Vazio: o endereço de e-mail da agência.',
  companyMailingDepartments: 'Departamentos a bordo',
  companyMailingDepartmentsDescription:
    'Só candidaturas destes departamentos vão para a agência. Vazio: de todos.',
  mailingReach: 'Vai para',
  mailingReachDescription:
    'Quais das agências que aceitam envios. Os leitores veem quantas há agora; ninguém digita esse número.',
  mailingReachAll: 'Todas as agências',
  mailingReachCountry: 'Agências de um país',
  mailingReachMatching: 'Agências que correspondem à função e aos navios',
  mailingSettlement: 'Como se paga',
  mailingSettlementDescription:
    'Os leitores leem isto antes de pedir um envio: quando e como se paga, e que nada é cobrado no site.',
  mailingRefund: 'Reembolso',
  mailingRefundDescription: 'Quando o dinheiro é devolvido.',
  mailingPrivacy: 'O que acontece com os dados',
  mailingPrivacyDescription: 'Acima do consentimento, em poucas frases.',
  mailingStopOne: 'Agência sem envios',
  mailingStopMany: 'Agências sem envios',
  mailingStopDescription:
    'Seguiram o link de um envio que os interrompe. Ninguém as tira desta lista; outras mensagens ainda chegam.',
  mailingStopAddress: 'Endereço',
  mailingStopCompany: 'Agência',
  mailingSend: 'Enviar a {{count}} agências',
  mailingSendAsk:
    'As cartas saem agora, uma para cada uma das {{count}} agências, e não podem ser recolhidas. Enviar?',
  mailingNotConfirmed:
    'Antes, ponha o estado “Confirmado” e salve. O que foi enviado não é enviado de novo.',
  mailingReachesNobody: 'Nenhuma agência aceita este envio agora; nada foi enviado.',
  mailingConfirmFirst:
    'Quando o marítimo confirmar e pagar, ponha o estado “Confirmado” e salve: então pode ser enviado.',
  mailingOnRequest: 'Sob consulta',
  mailingReachedThen: 'Agências no pedido',
  mailingReachedNow: 'Agências agora',
  mailingReportOpen: 'Abrir o relatório',
  mailingLetterSent: 'Aceitas pelos servidores',
  mailingLetterWaiting: 'Aguardando',
  mailingLetterRefused: 'Recusadas',
  mailingLetterBounced: 'Devolvidas',
  mailingLetterUncertain: 'Incertas',
  mailingLetterStopped: 'Interrompidas pela agência',
  requestStateNotNow: 'Este estado é posto pelo site, ou é só dos envios.',
}
