import type { OverviewTexts } from './en'

/** A part of `../zh.ts`. */
export const zhOverviews: OverviewTexts = {
  deskShown: '此处显示 {{shown}} 项，共 {{found}} 项。',
  deskShowAll: '显示全部 {{found}} 项',
  deskHealth: '网站状况',
  translationsToDo: '有待处理',
  totalsMeaning:
    '{{count}} 份文档在每种语言中各计一次，按其文本的状态计算。读者看到的文本即使有更新的草稿，也计为已发布或已过时；这类文本的数量见最后一列。',
  totalsSum: '合计',
  stillRightChoose:
    '自“{{title}}”翻译以来，源文有以下变化。请勾选已发布文本仍然表达相同内容的语言：文本不会有任何改动，并视为最新。',
  stillRightDiffers: '各语言对应的变化不同，因此未勾选任何语言：请逐一查看。',
  stillRightFormerUnknown: '这里以前的内容没有保留。',
  stillRightMissing: '译文中此处尚无内容。勾选的语言将有意略去此处。',
  stillRightTicked: '仍然正确：{{count}}',
  auditMoved: '已移动',
  auditTop: '顶层',
  auditKinds: '列表内容',
  auditKindChanges: '更改',
  auditKindSignIns: '登录',
  auditKindAll: '全部',
  deskClockAhead:
    '本机时钟比数据库时钟快 {{count}} 分钟。请通过网络校准两者，否则会话会提前结束，日志也不正确。',
  deskClockBehind:
    '本机时钟比数据库时钟慢 {{count}} 分钟。请通过网络校准两者，否则会话会延后结束，日志也不正确。',
  reportTime: '时钟与时区',
  reportClock: '本机时钟与数据库时钟相差 {{seconds}} 秒。',
  reportZones: '日期按 {{release}} 版时区规则结束。',
  reportZonesNode:
    '本机的 Node 对以下时区使用其他规则（{{node}} 版）：{{zones}}。网站使用自己的规则。',
  reportZonesMoved:
    '自 {{date}}（UTC）起采用这些规则。因此改变关闭时间的职位：{{closings}}，许可证：{{licences}}。',
  reportZonesLicence: '许可证',
}
