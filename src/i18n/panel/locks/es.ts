import type { LocksTexts } from './en'

export const esLocks: LocksTexts = {
  lockHeld:
    '{{name}} está escribiendo este texto ({{language}}), por eso su cambio no se ha guardado. Espere a que termine, o abra el texto y tome el control.',
  lockHolder:
    '{{name}} está escribiendo ({{language}}). Usted solo lee; el texto se abrirá por sí mismo cuando termine.',
  lockTakeOver: 'Tomar el control',
  lockTaken:
    '{{name}} ha tomado el control de este texto. Lo que usted escribió está guardado, o aparece en un aviso del que puede copiarlo.',
  lockTakenReason: '{{name}} ha tomado el control de este texto.',
  lockStaleReason: 'Alguien del equipo ha cambiado este texto entretanto; lo ve como está ahora.',
  lockOthers: '{{name}} está escribiendo: {{language}}',
  lockList: 'Se está escribiendo ahora',
  sharedChanged:
    'Alguien del equipo ha cambiado esto entretanto. Vuelva a poner lo que había, o cargue de nuevo la página y elija otra vez.',
}
