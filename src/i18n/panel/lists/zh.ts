import type { enLists } from './en'

/** What the panel says of lists and of the tree; a part of `../zh.ts`. */
export const zhLists: Record<keyof typeof enLists, string> = {
  treeView: '树形',
  listView: '列表',
  treeExplains:
    '将文档拖到所需位置，或按下其手柄后使用方向键。顺序在所有语言中相同，读者会立即看到移动；除此之外不会发布任何内容。',
  treeRead: '编辑人员在此移动文档。顺序在所有语言中相同。',
  treeHandle: '移动“{{title}}”',
  treeBranch: '“{{title}}”的下级',
  treeExpandAll: '全部展开',
  treeCollapseAll: '只显示顶层',
  treeDraft: '草稿',
  treeChangedText: '有未发布的更改',
  treeMissing: '缺少{{language}}',
  treeInTrash: '在回收站中',
  treeFirstPage: '首页',
  treePending: '其草稿中选择了另一个上级',
  treeLifted:
    '已拿起“{{title}}”：{{where}}，第 {{place}} 位，共 {{count}} 位。方向键移动，空格键放下，Escape 键放回原处。',
  treeStands: '{{where}}，第 {{place}} 位，共 {{count}} 位',
  treeAtTop: '在顶层',
  treeBelow: '在“{{title}}”之下',
  treeNoFurther: '这个方向不能再移动了。',
  treePutBack: '“{{title}}”已回到原处。',
  treeDropped: '“{{title}}”现在{{where}}，第 {{place}} 位，共 {{count}} 位。',
  treeUp: '上移',
  treeDown: '下移',
  treeIn: '移到前一项之下',
  treeOut: '移出，放在上级之后',
  treeDrop: '放下',
  treeCancel: '放回',
  treeAsk: '地址将改变',
  treeAskExplains:
    '将改变的已发布地址：{{addresses}}（文档：{{documents}}，语言：{{languages}}）。旧地址会自动转到新地址。',
  treeMove: '移动',
  treeParentGone: '不能放到那里：其中之一在回收站中或已删除。',
  treeChanged: '树形期间已有变化，已重新读取。请再移动一次。',
  treeEmpty: '这里还没有内容。',
  treePart: '只显示前 {{count}} 个文档。',
  treePlaceLink: '其位置在树形中决定',
}
