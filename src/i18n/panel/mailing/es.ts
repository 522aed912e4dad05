import type { MailingTexts } from './en'

export const esMailings: MailingTexts = {
  requestKindMailing: 'Envío',
  requestStateConfirmed: 'Confirmado',
  requestStateSending: 'Enviándose',
  requestStateDone: 'Hecho',
  requestStateDeclined: 'Rechazado',
  requestSettingsMailing: 'Envíos (meses)',
  mailKindMailing: 'Envío a una agencia',
  mailKindMailingReport: 'Informe de un envío',
  mailCompany: 'Agencia',
  companyMailings: 'Envíos',
  companyAcceptsMailings: 'Acepta envíos',
  companyAcceptsMailingsDescription:
    'La agencia aceptó recibir solicitudes de marinos que encargan un envío. Solo se cuenta y se escribe a esas agencias.',
  companyMailingEmail: 'Dirección para envíos',
  companyMailingEmailDescription: 'Vacío: la dirección de correo de la agencia.',
  companyMailingDepartments: 'Departamentos',
  companyMailingDepartmentsDescription:
    'Solo las solicitudes de estos departamentos llegan a la agencia. Vacío: las de todos.',
  mailingReach: 'Va a',
  mailingReachDescription:
    'A cuáles de las agencias que aceptan envíos. Los lectores ven cuántas hay ahora; nadie escribe ese número.',
  mailingReachAll: 'Todas las agencias',
  mailingReachCountry: 'Agencias de un país',
  mailingReachMatching: 'Agencias que corresponden al cargo y a los buques',
  mailingSettlement: 'Cómo se paga',
  mailingSettlementDescription:
    'Los lectores lo leen antes de pedir un envío: cuándo y cómo se paga, y que en el sitio no se cobra nada.',
  mailingRefund: 'Devolución',
  mailingRefundDescription: 'Cuándo se devuelve el dinero.',
  mailingPrivacy: 'Qué pasa con los datos',
  mailingPrivacyDescription: 'Encima del consentimiento, en pocas frases.',
  mailingStopOne: 'Agencia sin envíos',
  mailingStopMany: 'Agencias sin envíos',
  mailingStopDescription:
    'Siguieron el enlace de un envío que los detiene. Nadie las quita de esta lista; el resto del correo les llega.',
  mailingStopAddress: 'Dirección',
  mailingStopCompany: 'Agencia',
  mailingSend: 'Enviar a {{count}} agencias',
  mailingSendAsk:
    'Las cartas salen ahora, una a cada una de {{count}} agencias, y no se pueden retirar. ¿Enviar?',
  mailingNotConfirmed:
    'Ponga antes el estado «Confirmado» y guarde. Lo enviado no se envía otra vez.',
  mailingReachesNobody: 'Ahora ninguna agencia acepta este envío; no se envió nada.',
  mailingConfirmFirst:
    'Cuando el marino haya confirmado y pagado, ponga el estado «Confirmado» y guarde: entonces se puede enviar.',
  mailingOnRequest: 'A petición',
  mailingReachedThen: 'Agencias al pedirlo',
  mailingReachedNow: 'Agencias ahora',
  mailingReportOpen: 'Abrir el informe',
  mailingLetterSent: 'Aceptadas por los servidores',
  mailingLetterWaiting: 'En espera',
  mailingLetterRefused: 'Rechazadas',
  mailingLetterBounced: 'Devueltas',
  mailingLetterUncertain: 'Inciertas',
  mailingLetterStopped: 'Detenidas por la agencia',
  requestStateNotNow: 'Este estado lo pone el sitio, o es solo de los envíos.',
}
