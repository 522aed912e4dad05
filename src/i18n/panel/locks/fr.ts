import type { LocksTexts } from './en'

export const frLocks: LocksTexts = {
  lockHeld:
    '{{name}} écrit ce texte en ce moment ({{language}}) : votre modification n’a pas été enregistrée. Attendez la fin de son travail, ou ouvrez le texte et reprenez-le.',
  lockHolder:
    '{{name}} écrit en ce moment ({{language}}). Vous lisez ; le texte s’ouvrira de lui-même à la fin de son travail.',
  lockTakeOver: 'Reprendre',
  lockTaken:
    '{{name}} a repris ce texte. Ce que vous avez écrit est enregistré, ou figure dans un avis d’où vous pouvez le copier.',
  lockTakenReason: '{{name}} a repris ce texte.',
  lockStaleReason:
    'Un collègue a modifié ce texte entre-temps ; vous le voyez tel qu’il est maintenant.',
  lockOthers: '{{name}} écrit en ce moment : {{language}}',
  lockList: 'En cours d’écriture',
  sharedChanged:
    'Un collègue a modifié ceci entre-temps. Remettez la valeur précédente, ou rechargez la page et choisissez de nouveau.',
}
