import type { LocksTexts } from './en'

export const zhLocks: LocksTexts = {
  lockHeld:
    '{{name}}正在编写此文本（{{language}}），因此您的更改未保存。请等对方完成，或打开此文本并接管。',
  lockHolder: '{{name}}正在编写（{{language}}）。您现在只能阅读；对方完成后，文本会自动开放。',
  lockTakeOver: '接管',
  lockTaken: '{{name}}已接管此文本。您输入的内容已保存，或显示在可供复制的通知中。',
  lockTakenReason: '{{name}}已接管此文本。',
  lockStaleReason: '同事已更改此文本；您现在看到的是最新内容。',
  lockOthers: '{{name}}正在编写：{{language}}',
  lockList: '正在编写',
  sharedChanged: '同事已更改此项。请恢复原来的内容，或重新加载页面后再选择。',
}
