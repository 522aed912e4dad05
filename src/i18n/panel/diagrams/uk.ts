import type { DiagramsTexts } from './en'

export const ukDiagrams: DiagramsTexts = {
  blockDiagram: 'Схема',
  diagramKind: 'Що на ній',
  diagramParts: 'Частини',
  diagramPart: 'Частина',
  diagramPartsDescription:
    'Рисунок має місце для кожної, у цьому порядку. Для зайвих є лише слова.',
  diagramDrawn: 'Числа, які малюються',
  diagramDrawnDescription:
    'Де на схемі є смуги: сума (431.25), роки (5), місяці або години, між якими працюють (6 12 13 18). В усіх мовах однакові.',
  diagramDrawnProblem: 'Лише числа з пробілами між ними, наприклад 6 12 13.5.',
  diagramAgreement: 'Трудовий договір',
  diagramWages: 'Розрахунок зарплати',
  diagramRest: 'Години відпочинку',
  diagramWhoPays: 'Хто за що платить',
  diagramComplaint: 'Сходинки скарги',
  diagramAbandonment: 'Місяці без зарплати',
  diagramFraud: 'Фальшива пропозиція',
  diagramPapers: 'Три документи',
  diagramValidity: 'Скільки діють документи',
  diagramMailing: 'Кого досягає розсилка',
  blockChart: 'Морська карта',
  chartHarbour: 'Гавань',
  chartQuay: 'Причал',
  chartLeadingLights: 'Створні вогні',
  chartPassage: 'Фарватер із буями',
  chartLighthouse: 'Маяк',
  chartAnchorage: 'Якірна стоянка',
  chartStrait: 'Протока',
  chartWreck: 'Затонуле судно й каміння',
}
