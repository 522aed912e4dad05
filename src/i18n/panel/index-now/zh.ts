import type { IndexNowTexts } from './en'

/** What the panel says of telling search engines; a part of `../zh.ts`. */
export const zhIndexNow: IndexNowTexts = {
  indexNow: '通知搜索引擎（IndexNow）',
  indexNowDescription:
    '参与 IndexNow 的搜索引擎会在一两分钟内得知哪些地址已发布、更改或撤下。何时查看由它们自己决定。Google 不参与。',
  indexNowOn: '通知它们',
  indexNowEngine: '通知谁',
  indexNowEngineDescription: '一个就够：它会告知其他参与者。',
  indexNowLog: '通知了什么，得到什么答复',
  indexNowAt: '时间',
  indexNowAddresses: '地址',
  indexNowAnswer: '答复',
  indexNowTaken: '已接收。',
  indexNowRefused: '被拒绝：',
  indexNowLater: '稍后重试：',
  indexNowNoAnswer: '无答复：',
  indexNowLocal: '本站只在这台机器上运行，因此不通知任何人。',
  indexNowKey: '搜索引擎在这里核对本站的密钥：',
  indexNowWaiting: '等待通知：{{count}}',
  indexNowGivenUp: '{{count}} 个在多次尝试后已放弃。',
}
