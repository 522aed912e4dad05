import type { DiagramsTexts } from './en'

export const ruDiagrams: DiagramsTexts = {
  blockDiagram: 'Схема',
  diagramKind: 'Что на ней',
  diagramParts: 'Части',
  diagramPart: 'Часть',
  diagramPartsDescription:
    'В рисунке есть место для каждой, в этом порядке. Для лишних есть только слова.',
  diagramDrawn: 'Числа, которые рисуются',
  diagramDrawnDescription:
    'Где на схеме есть полосы: сумма (431.25), годы (5), месяцы или часы, между которыми работают (6 12 13 18). Во всех языках одинаковые.',
  diagramDrawnProblem: 'Только числа с пробелами между ними, например 6 12 13.5.',
  diagramAgreement: 'Трудовой договор',
  diagramWages: 'Расчёт зарплаты',
  diagramRest: 'Часы отдыха',
  diagramWhoPays: 'Кто за что платит',
  diagramComplaint: 'Ступени жалобы',
  diagramAbandonment: 'Месяцы без зарплаты',
  diagramFraud: 'Фальшивое предложение',
  diagramPapers: 'Три документа',
  diagramValidity: 'Сколько действуют документы',
  diagramMailing: 'Кого достигает рассылка',
  blockChart: 'Морская карта',
  chartHarbour: 'Гавань',
  chartQuay: 'Причал',
  chartLeadingLights: 'Створные огни',
  chartPassage: 'Фарватер с буями',
  chartLighthouse: 'Маяк',
  chartAnchorage: 'Якорная стоянка',
  chartStrait: 'Пролив',
  chartWreck: 'Затонувшее судно и камни',
}
