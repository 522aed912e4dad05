import type { LocksTexts } from './en'

export const deLocks: LocksTexts = {
  lockHeld:
    '{{name}} schreibt gerade an diesem Text ({{language}}), deshalb wurde Ihre Änderung nicht gespeichert. Warten Sie, bis das erledigt ist, oder öffnen Sie den Text und übernehmen Sie ihn.',
  lockHolder:
    '{{name}} schreibt gerade ({{language}}). Sie lesen mit; der Text wird von selbst frei, sobald das erledigt ist.',
  lockTakeOver: 'Übernehmen',
  lockTaken:
    '{{name}} hat diesen Text übernommen. Was Sie geschrieben haben, ist gespeichert oder steht in einem Hinweis, aus dem Sie es kopieren können.',
  lockTakenReason: '{{name}} hat diesen Text übernommen.',
  lockStaleReason:
    'Inzwischen hat jemand aus dem Team diesen Text geändert; Sie sehen ihn, wie er jetzt ist.',
  lockOthers: '{{name}} schreibt gerade: {{language}}',
  lockList: 'Daran wird gerade geschrieben',
  sharedChanged:
    'Das hat inzwischen jemand aus dem Team geändert. Stellen Sie den vorigen Wert wieder her, oder laden Sie die Seite neu und wählen Sie noch einmal.',
}
