import type { VacancyAlertTexts } from './en'

export const zhVacancyAlerts: VacancyAlertTexts = {
  vacancyAlertOne: '职位提醒',
  vacancyAlertMany: '职位提醒',
  vacancyAlertDescription:
    '通过邮件发送的新职位：在职位列表中订阅，并通过链接确认。收件人可用每封邮件中的链接退订。仅在本人要求时才删除。',
  vacancyAlertEmail: '电子邮件',
  vacancyAlertFilter: '筛选条件',
  vacancyAlertFilterDescription: '与列表网址中的一致；空白：所有职位。',
  vacancyAlertState: '状态',
  vacancyAlertUnconfirmed: '未确认',
  vacancyAlertActive: '有效',
  vacancyAlertEnded: '已结束',
  vacancyAlertLanguage: '语言',
  vacancyAlertConfirmedAt: '确认时间',
  vacancyAlertLastMailAt: '上次邮件',
  vacancyAlertEndedAt: '结束时间',
  mailKindVacancyAlertLink: '职位提醒的链接',
  mailKindVacancyAlert: '新职位',
}
