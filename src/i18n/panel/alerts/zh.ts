import type { AlertTexts } from './en'

/** What the site writes to the admins when something is wrong with it; a part of `../zh.ts`. */
export const zhAlerts: AlertTexts = {
  alertDiskSubject: '{{site}}：磁盘快满了',
  alertDiskText:
    '存放 {{site}} 数据的磁盘剩余空间不多。磁盘满了以后，就无法再保存或发送任何内容。请腾出空间，或换用更大的磁盘。',
  alertOutboxSubject: '{{site}}：邮件发不出去',
  alertOutboxText:
    '{{site}} 有邮件已等待一个多小时。可能是邮件服务器无法连接，或拒收这些邮件：管理面板中每封邮件都写明了原因。三天之内会继续尝试发送。',
  alertScheduleSubject: '{{site}}：定时发布已延误',
  alertScheduleText:
    '{{site}} 上有内容本应已经发布或取消发布，但没有执行。网站的运维人员可以在网站日志中找到原因。',
  alertBackupSubject: '{{site}}：没有近期的备份',
  alertBackupText:
    '{{site}} 的上一次备份失败了，或已超过两天。如果数据丢失，此后写入的内容也会一并丢失。网站的运维人员可以在网站日志中找到原因。',
  alertFeedSubject: '{{site}}：职位数据源失败',
  alertFeedText:
    '{{site}} 获取职位的数据源已连续失败五次或更多。在此期间不会据其创建、更改或关闭任何职位：职位保持原样直到其最后一天。面板中的每个数据源都说明了原因。',
  alertFeeds: '失败的数据源',
  alertToFeeds: '面板中的数据源',
  alertOnce: '只有一天后仍然如此或再次发生时，才会再次通知您。',
  alertMachine: '机器',
  alertFree: '剩余空间',
  alertWaiting: '已等待',
  alertLate: '已延误',
  alertLastBackup: '上次备份',
  alertLastFailure: '上次失败',
  alertNever: '从未',
  alertToMessages: '管理面板中的邮件',
  alertToSchedules: '管理面板中的定时发布',
}
