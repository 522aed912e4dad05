import type { VacancyAlertTexts } from './en'

export const ptVacancyAlerts: VacancyAlertTexts = {
  vacancyAlertOne: 'Alerta de vagas',
  vacancyAlertMany: 'Alertas de vagas',
  vacancyAlertDescription:
    'Vagas novas por e-mail, pedidas na lista de vagas e confirmadas por um link. Quem recebe um alerta o encerra por um link em cada e-mail. Exclua um somente se o dono pedir.',
  vacancyAlertEmail: 'Endereço de e-mail',
  vacancyAlertFilter: 'Filtro',
  vacancyAlertFilterDescription: 'Como está no endereço da lista; vazio: todas as vagas.',
  vacancyAlertState: 'Situação',
  vacancyAlertUnconfirmed: 'Não confirmado',
  vacancyAlertActive: 'Ativo',
  vacancyAlertEnded: 'Encerrado',
  vacancyAlertLanguage: 'Idioma',
  vacancyAlertConfirmedAt: 'Confirmado',
  vacancyAlertLastMailAt: 'Último e-mail',
  vacancyAlertEndedAt: 'Encerrado em',
  mailKindVacancyAlertLink: 'Link de um alerta de vagas',
  mailKindVacancyAlert: 'Vagas novas',
}
