import type { AccountsTexts } from './en'

export const zhAccounts: AccountsTexts = {
  mailKindStaffLink: '新地址的链接',
  mailKindAccountNotice: '账户通知',
  mailStateHeld: '已扣下',
  mailHeldMeans:
    '未发送：该地址在网站上没有确认过任何内容，今天已收到足够的邮件；或者同一链接在一小时内已发往该地址。',
  askedPasswordTitle: '请输入您的密码',
  askedPasswordExpired: '此操作需要再次输入密码：您上次输入密码是在15分钟以前。',
  askedPasswordAccount: '要更改密码或电子邮箱地址，请输入您自己目前的密码。',
  askedPasswordFactor: '要更改您的第二步，请输入您自己目前的密码，并完成您已有的第二步。',
  askedPasswordKeys:
    '这关系到谁在网站上可以执行所有操作，因此每次都需要您的密码；如果您设置了第二步，也需要第二步。',
  askedPasswordField: '您目前的密码',
  askedPasswordGoOn: '继续',
  askedPasswordWrong: '这不是您的密码。',
  passwordCommon: '很多人使用这个密码，它会最先被人尝试。请另选一个。',
  passwordIsAddress: '这个密码就是电子邮箱地址，或与之相差无几。请另选一个。',
  newAddressWaits: '我们已发信至 {{address}}。在确认该邮件中的链接之前，仍以上方的地址为准。',
  staffLinkSubject: '请确认您在 {{site}} 的新电子邮箱地址',
  staffLinkText: '有人为 {{site}} 的一个账户填写了此地址。您确认后它才生效。',
  staffLinkPress: '确认地址',
  staffLinkUntil: '链接24小时内有效。如果您不知情，请不要做任何操作：什么都不会改变。',
  staffPasswordSubject: '您在 {{site}} 的账户密码已更改',
  staffPasswordText: '您的账户密码已更改，所有其他设备均已退出登录。',
  staffEmailSubject: '您在 {{site}} 的账户电子邮箱地址已更改',
  staffEmailText: '从现在起使用 {{address}} 登录，不再使用本地址。',
  staffNotMe:
    '如果不是您本人，也不是管理员应您的要求所为，请立即告知管理员，并通过“忘记密码？”设置新密码。',
  newAddressTitle: '新的电子邮箱地址',
  newAddressText: '按下按钮，从现在起在 {{site}} 使用 {{address}}。',
  newAddressButton: '使用此地址',
  newAddressDone: '地址已确认。从现在起请用它登录。',
  newAddressDead: '此链接已失效：已被使用、已超过24小时，或之后更改了密码。没有任何更改。',
  newAddressTaken: '该地址现已属于另一个账户，因此没有任何更改。',
}
