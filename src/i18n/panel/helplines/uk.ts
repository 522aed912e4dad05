import type { HelplinesTexts } from './en'

export const ukHelplines: HelplinesTexts = {
  helplinesLabel: 'Лінії підтримки',
  helplinesDescription:
    'Хто допомагає морякам у біді. Сторінки допомоги й пошук показують ці лінії так, як їх записано тут, усіма мовами. Помилковий номер може коштувати життя: перш ніж його вписати, зателефонуйте за ним або звірте його зі сторінкою самої організації.',
  helplinesNoneAtTop:
    'Залиште вгорі хоча б один телефон, який відповідає цілодобово: з нього починаються сторінки допомоги.',
  helplineOne: 'Лінія підтримки',
  helplineOrganisation: 'Організація',
  helplinePurpose: 'Що це',
  helplineKind: 'Вид',
  helplineValue: 'Номер або адреса',
  helplineValueDescription:
    'Номер із плюсом і кодом країни; без них — лише якщо додзвонитися можна тільки з однієї країни.',
  helplineValueWrong:
    'Сюди не можна ні зателефонувати, ні перейти. Номер телефону починається з плюса й коду країни (якщо їх немає, позначте «Доступна лише з цієї країни»); адреса сторінки починається з https://.',
  helplineHours: 'Коли відповідають',
  helplineTimes: 'Години',
  helplineTimesDescription: 'Цифрами, із часовим поясом: 08:00–18:00 UTC.',
  helplineSituations: 'Що сталося',
  helplineAtTop: 'Угорі',
  helplineAtTopDescription:
    'Показується перед усіма іншими. Найкраще для ліній, де відповідають цілодобово.',
  helplineCountry: 'Країна',
  helplineCountryDescription:
    'Країна людей, яким ця лінія допомагає, або країна прапора чи порту. Якщо порожньо: для всіх.',
  helplineOnlyInside: 'Доступна лише з цієї країни',
  helplineSource: 'Де опубліковано',
  helplineCheckedOn: 'Перевірено',
  helplineCheckedOnDescription:
    'День, коли хтось це там прочитав. Не вказуйте дня, коли ніхто не дивився: якщо порожньо, тут стоїть позначка «не перевірено», а читачам дня не називають.',
  helplineNote: 'Нотатка для редакторів',
  helplineNoteDescription:
    'Наскільки це підтверджено й що цьому суперечить. Читачі цього ніколи не бачать.',
  helplineUnchecked: 'не перевірено',
  helplineKindPhone: 'Телефон',
  helplineKindEmail: 'Електронна пошта',
  helplineKindPage: 'Сторінка',
  helplineHoursAlways: 'Цілодобово',
  helplineHoursWeekdays: 'У будні',
  helplineHoursUnknown: 'Невідомо',
  helplineOwnLife: 'Думки про самогубство',
  helplineHurt: 'Травма або хвороба',
  helplineNotPaid: 'Не платять',
  helplineLeftBehind: 'Залишили напризволяще',
  helplineThreatened: 'Погрожують',
  helplinePurposeSeafarers: 'Лінія підтримки моряків',
  helplinePurposeUnion: 'Профспілка',
  helplinePurposeMedical: 'Медичні консультації для суден',
  helplinePurposePiracy: 'Піратство та збройний розбій',
  helplinePurposeCrisis: 'З ким поговорити',
  helplinePurposeDirectory: 'Перелік ліній підтримки',
  helplinePurposeConsular: 'Міністерство закордонних справ',
  helplinePurposeWorkers: 'Відомство у справах працівників за кордоном',
  helplinePurposeFlag: 'Держава прапора',
  helplinePurposePort: 'Держава порту',
  blockHelplines: 'Лінії підтримки',
  blockHelplinesChoice: 'Які',
  blockHelplinesAlways: 'Ті, що вгорі',
  blockHelplinesCountries: 'За країною',
  blockHelplinesFlags: 'За прапором і портом',
  blockHelplinesSources: 'Де їх опубліковано',
}
