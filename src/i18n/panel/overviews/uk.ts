import type { OverviewTexts } from './en'

/** A part of `../uk.ts`. */
export const ukOverviews: OverviewTexts = {
  deskShown: 'Тут показано: {{shown}} із {{found}}.',
  deskShowAll: 'Показати всі ({{found}})',
  deskHealth: 'Стан сайту',
  translationsToDo: 'де є що робити',
  totalsMeaning:
    'Кожен документ (усього {{count}}) враховано в кожній мові один раз — за станом його тексту. Те, що бачать читачі, вважається опублікованим або застарілим, навіть якщо є новіша чернетка; скільки таких текстів, сказано в останньому стовпці.',
  totalsSum: 'Разом',
  stillRightChoose:
    'Ось що змінилося у вихідному тексті відтоді, як переклали «{{title}}». Позначте мови, якими опублікований текст і далі каже те саме: у ньому нічого не зміниться, і він вважатиметься актуальним.',
  stillRightDiffers: 'Для різних мов змінилося різне, тому жодну не позначено: перегляньте кожну.',
  stillRightFormerUnknown: 'Попередній текст не збережено.',
  stillRightMissing:
    'У перекладах на цьому місці ще нічого немає. У позначених мовах його буде пропущено навмисно.',
  stillRightTicked: 'Досі правильні: {{count}}',
  auditMoved: 'переміщено',
  auditTop: 'верхній рівень',
  auditKinds: 'Що показано',
  auditKindChanges: 'Зміни',
  auditKindSignIns: 'Входи',
  auditKindAll: 'Усе',
}
