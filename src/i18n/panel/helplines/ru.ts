import type { HelplinesTexts } from './en'

export const ruHelplines: HelplinesTexts = {
  helplinesLabel: 'Линии поддержки',
  helplinesDescription:
    'Кто помогает морякам в беде. Страницы помощи и поиск показывают эти линии так, как они записаны здесь, на всех языках. Неверный номер может стоить жизни: прежде чем вписать его, позвоните по нему или сверьте его со страницей самой организации.',
  helplinesNoneAtTop:
    'Оставьте вверху хотя бы один телефон, который отвечает круглосуточно: с него начинаются страницы помощи.',
  helplineOne: 'Линия поддержки',
  helplineOrganisation: 'Организация',
  helplinePurpose: 'Что это',
  helplineKind: 'Вид',
  helplineValue: 'Номер или адрес',
  helplineValueDescription:
    'Номер с плюсом и кодом страны; без них — только если дозвониться можно лишь из одной страны.',
  helplineValueWrong:
    'Сюда нельзя ни позвонить, ни перейти. Номер телефона начинается с плюса и кода страны (если их нет, отметьте «Доступна только из этой страны»); адрес страницы начинается с https://.',
  helplineHours: 'Когда отвечают',
  helplineTimes: 'Часы',
  helplineTimesDescription: 'Цифрами, с часовым поясом: 08:00–18:00 UTC.',
  helplineSituations: 'Что случилось',
  helplineAtTop: 'Вверху',
  helplineAtTopDescription:
    'Показывается перед всеми остальными. Лучше всего для линий, где отвечают круглосуточно.',
  helplineCountry: 'Страна',
  helplineCountryDescription:
    'Страна людей, которым эта линия помогает, или страна флага или порта. Если пусто: для всех.',
  helplineOnlyInside: 'Доступна только из этой страны',
  helplineSource: 'Где опубликовано',
  helplineCheckedOn: 'Проверено',
  helplineCheckedOnDescription:
    'День, когда кто-то это там прочитал. Не указывайте день, когда никто не смотрел: если пусто, здесь стоит пометка «не проверено», а читателям день не называют.',
  helplineNote: 'Заметка для редакторов',
  helplineNoteDescription:
    'Насколько это подтверждено и что этому противоречит. Читатели этого никогда не видят.',
  helplineUnchecked: 'не проверено',
  helplineKindPhone: 'Телефон',
  helplineKindEmail: 'Электронная почта',
  helplineKindPage: 'Страница',
  helplineHoursAlways: 'Круглосуточно',
  helplineHoursWeekdays: 'По будням',
  helplineHoursUnknown: 'Неизвестно',
  helplineOwnLife: 'Мысли о самоубийстве',
  helplineHurt: 'Травма или болезнь',
  helplineNotPaid: 'Не платят',
  helplineLeftBehind: 'Бросили экипаж',
  helplineThreatened: 'Угрожают',
  helplinePurposeSeafarers: 'Линия поддержки моряков',
  helplinePurposeUnion: 'Профсоюз',
  helplinePurposeMedical: 'Медицинские консультации для судов',
  helplinePurposePiracy: 'Пиратство и вооружённый разбой',
  helplinePurposeCrisis: 'С кем поговорить',
  helplinePurposeDirectory: 'Список линий поддержки',
  helplinePurposeConsular: 'Министерство иностранных дел',
  helplinePurposeWorkers: 'Ведомство по делам работников за рубежом',
  helplinePurposeFlag: 'Государство флага',
  helplinePurposePort: 'Государство порта',
  blockHelplines: 'Линии поддержки',
  blockHelplinesChoice: 'Какие',
  blockHelplinesAlways: 'Те, что вверху',
  blockHelplinesCountries: 'По стране',
  blockHelplinesFlags: 'По флагу и порту',
  blockHelplinesSources: 'Где они опубликованы',
}
