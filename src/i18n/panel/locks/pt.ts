import type { LocksTexts } from './en'

export const ptLocks: LocksTexts = {
  lockHeld:
    '{{name}} está a escrever este texto ({{language}}), por isso a sua alteração não foi guardada. Espere que termine, ou abra o texto e assuma a edição.',
  lockHolder:
    '{{name}} está a escrever ({{language}}). Está apenas a ler; o texto abre-se por si quando terminar.',
  lockTakeOver: 'Assumir',
  lockTaken:
    '{{name}} assumiu este texto. O que escreveu está guardado, ou consta de um aviso de onde o pode copiar.',
  lockTakenReason: '{{name}} assumiu este texto.',
  lockStaleReason: 'Alguém da equipa alterou este texto entretanto; vê-o como está agora.',
  lockOthers: '{{name}} está a escrever: {{language}}',
  lockList: 'A ser escrito agora',
  sharedChanged:
    'Alguém da equipa alterou isto entretanto. Reponha o que aqui estava, ou carregue a página de novo e escolha outra vez.',
}
