import type { enLists } from './en'

/** What the panel says of lists and of the tree; a part of `../ru.ts`. */
export const ruLists: Record<keyof typeof enLists, string> = {
  treeView: 'Дерево',
  listView: 'Список',
  treeExplains:
    'Перетащите документ на место или нажмите его ручку и пользуйтесь стрелками. Порядок общий для всех языков, читатели видят перемещение сразу; больше при этом ничего не публикуется.',
  treeRead: 'Документы здесь перемещают редакторы. Порядок общий для всех языков.',
  treeHandle: 'Переместить «{{title}}»',
  treeBranch: 'Что находится под «{{title}}»',
  treeExpandAll: 'Показать всё',
  treeCollapseAll: 'Показать только верхний уровень',
  treeDraft: 'черновик',
  treeChangedText: 'изменения не опубликованы',
  treeMissing: 'нет на языке: {{language}}',
  treeInTrash: 'в корзине',
  treeFirstPage: 'главная страница',
  treePending: 'в черновике выбран другой родитель',
  treeLifted:
    '«{{title}}» поднят: место {{place}} из {{count}}, {{where}}. Стрелки перемещают, пробел кладёт на место, Escape возвращает обратно.',
  treeStands: 'Место {{place}} из {{count}}, {{where}}',
  treeAtTop: 'на верхнем уровне',
  treeBelow: 'под «{{title}}»',
  treeNoFurther: 'Дальше в эту сторону некуда.',
  treePutBack: '«{{title}}» снова на прежнем месте.',
  treeDropped: '«{{title}}» теперь на месте {{place}} из {{count}}, {{where}}.',
  treeUp: 'Вверх',
  treeDown: 'Вниз',
  treeIn: 'Под предыдущий',
  treeOut: 'Наружу, после родителя',
  treeDrop: 'Положить',
  treeCancel: 'Вернуть',
  treeAsk: 'Изменятся адреса',
  treeAskExplains:
    'Действующие адреса, которые изменятся: {{addresses}} (документов: {{documents}}, языков: {{languages}}). Старые адреса сами ведут на новые.',
  treeMove: 'Переместить',
  treeParentGone: 'Туда нельзя: один из документов в корзине или удалён.',
  treeChanged: 'Дерево за это время изменилось и прочитано заново. Переместите ещё раз.',
  treeEmpty: 'Здесь пока ничего нет.',
  treePart: 'Показаны только первые документы: {{count}}.',
  treePlaceLink: 'Место документа выбирают в дереве',
}
