import type { OverviewTexts } from './en'

/** A part of `../ru.ts`. */
export const ruOverviews: OverviewTexts = {
  deskShown: 'Здесь показано: {{shown}} из {{found}}.',
  deskShowAll: 'Показать все ({{found}})',
  deskHealth: 'Состояние сайта',
  translationsToDo: 'где есть что делать',
  totalsMeaning:
    'Каждый документ (всего {{count}}) учтён в каждом языке один раз — по состоянию его текста. То, что видят читатели, считается опубликованным или устаревшим, даже если есть более новый черновик; сколько таких текстов, сказано в последнем столбце.',
  totalsSum: 'Всего',
  stillRightChoose:
    'Вот что изменилось в исходном тексте с тех пор, как перевели «{{title}}». Отметьте языки, на которых опубликованный текст по-прежнему говорит то же самое: в нём ничего не изменится, и он будет считаться актуальным.',
  stillRightDiffers:
    'Для разных языков изменилось разное, поэтому ни один не отмечен: посмотрите каждый.',
  stillRightFormerUnknown: 'Прежний текст не сохранился.',
  stillRightTicked: 'По-прежнему верны: {{count}}',
  auditMoved: 'перемещено',
  auditTop: 'верхний уровень',
  auditKinds: 'Что показано',
  auditKindChanges: 'Изменения',
  auditKindSignIns: 'Входы',
  auditKindAll: 'Всё',
}
