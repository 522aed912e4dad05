import type { enLists } from './en'

/** What the panel says of lists and of the tree; a part of `../uk.ts`. */
export const ukLists: Record<keyof typeof enLists, string> = {
  treeView: 'Дерево',
  listView: 'Список',
  treeExplains:
    'Перетягніть документ на місце або натисніть його ручку й користуйтеся стрілками. Порядок спільний для всіх мов, читачі бачать переміщення одразу; більше при цьому нічого не публікується.',
  treeRead: 'Документи тут переміщують редактори. Порядок спільний для всіх мов.',
  treeHandle: 'Перемістити «{{title}}»',
  treeBranch: 'Що міститься під «{{title}}»',
  treeExpandAll: 'Показати все',
  treeCollapseAll: 'Показати лише верхній рівень',
  treeDraft: 'чернетка',
  treeChangedText: 'зміни не опубліковано',
  treeMissing: 'немає мовою: {{language}}',
  treeInTrash: 'у кошику',
  treeFirstPage: 'головна сторінка',
  treePending: 'у чернетці вибрано іншого предка',
  treeLifted:
    '«{{title}}» піднято: місце {{place}} з {{count}}, {{where}}. Стрілки переміщують, пробіл кладе на місце, Escape повертає назад.',
  treeStands: 'Місце {{place}} з {{count}}, {{where}}',
  treeAtTop: 'на верхньому рівні',
  treeBelow: 'під «{{title}}»',
  treeNoFurther: 'Далі в цей бік нікуди.',
  treePutBack: '«{{title}}» знову на попередньому місці.',
  treeDropped: '«{{title}}» тепер на місці {{place}} з {{count}}, {{where}}.',
  treeUp: 'Угору',
  treeDown: 'Униз',
  treeIn: 'Під попередній',
  treeOut: 'Назовні, після батьківського',
  treeDrop: 'Покласти',
  treeCancel: 'Повернути',
  treeAsk: 'Зміняться адреси',
  treeAskExplains:
    'Чинні адреси, які зміняться: {{addresses}} (документів: {{documents}}, мов: {{languages}}). Старі адреси самі ведуть на нові.',
  treeMove: 'Перемістити',
  treeParentGone: 'Туди не можна: один із документів у кошику або видалений.',
  treeChanged: 'Дерево тим часом змінилося, його прочитано заново. Перемістіть ще раз.',
  treeEmpty: 'Тут поки нічого немає.',
  treePart: 'Показано лише перші документи: {{count}}.',
  treePlaceLink: 'Місце документа вибирають у дереві',
}
