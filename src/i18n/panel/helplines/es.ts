import type { HelplinesTexts } from './en'

export const esHelplines: HelplinesTexts = {
  helplinesLabel: 'Líneas de ayuda',
  helplinesDescription:
    'Quién ayuda a los marinos en apuros. Las páginas de ayuda y la búsqueda muestran estas líneas tal como están aquí, en todos los idiomas. Un número equivocado puede costar una vida: antes de escribirlo, hay que marcarlo o mirar la página de la propia organización.',
  helplinesNoneAtTop:
    'Deje arriba al menos un teléfono que atienda día y noche: las páginas de ayuda empiezan por él.',
  helplineOne: 'Línea de ayuda',
  helplineOrganisation: 'Organización',
  helplinePurpose: 'Qué es',
  helplineKind: 'Tipo',
  helplineValue: 'Número o dirección',
  helplineValueDescription:
    'Un número con el signo más y el prefijo del país, salvo que solo se pueda llamar desde un país.',
  helplineValueWrong:
    'Nadie puede llamar a esto ni abrirlo. Un número de teléfono empieza por el signo más y el prefijo del país (si no los lleva, hay que marcar «Solo funciona dentro de este país»); la dirección de una página empieza por https://.',
  helplineHours: 'Cuándo contestan',
  helplineTimes: 'Horario',
  helplineTimesDescription: 'En cifras, con la zona horaria: 08:00–18:00 UTC.',
  helplineSituations: 'Qué ha pasado',
  helplineAtTop: 'Arriba',
  helplineAtTopDescription:
    'Se muestra antes que todas las demás. Mejor para líneas que contestan día y noche.',
  helplineCountry: 'País',
  helplineCountryDescription:
    'El de las personas a las que ayuda, o el del pabellón o el puerto. Si se deja vacío: para todos.',
  helplineOnlyInside: 'Solo funciona dentro de este país',
  helplineSource: 'Dónde se publica',
  helplineCheckedOn: 'Comprobado el',
  helplineCheckedOnDescription:
    'El día en que alguien lo leyó allí. Nunca un día en que nadie miró: si se deja vacío, aquí figura como «sin comprobar» y a los lectores no se les indica ningún día.',
  helplineNote: 'Nota para los editores',
  helplineNoteDescription:
    'Hasta qué punto está confirmado y qué lo contradice. Los lectores nunca ven esto.',
  helplineUnchecked: 'sin comprobar',
  helplineKindPhone: 'Teléfono',
  helplineKindEmail: 'Correo electrónico',
  helplineKindPage: 'Página',
  helplineHoursAlways: 'Día y noche',
  helplineHoursWeekdays: 'Días laborables',
  helplineHoursUnknown: 'No se sabe',
  helplineOwnLife: 'Pensamientos suicidas',
  helplineHurt: 'Herido o enfermo',
  helplineNotPaid: 'Sin cobrar',
  helplineLeftBehind: 'Abandonado',
  helplineThreatened: 'Amenazado',
  helplinePurposeSeafarers: 'Línea de ayuda para marinos',
  helplinePurposeUnion: 'Sindicato',
  helplinePurposeMedical: 'Asesoramiento médico para buques',
  helplinePurposePiracy: 'Piratería y robo a mano armada',
  helplinePurposeCrisis: 'Alguien con quien hablar',
  helplinePurposeDirectory: 'Lista de líneas de ayuda',
  helplinePurposeConsular: 'Ministerio de Asuntos Exteriores',
  helplinePurposeWorkers: 'Autoridad para trabajadores en el extranjero',
  helplinePurposeFlag: 'Estado del pabellón',
  helplinePurposePort: 'Estado rector del puerto',
  blockHelplines: 'Líneas de ayuda',
  blockHelplinesChoice: 'Cuáles',
  blockHelplinesAlways: 'Las de arriba',
  blockHelplinesCountries: 'Por país',
  blockHelplinesFlags: 'Por pabellón y puerto',
  blockHelplinesSources: 'Dónde se publican',
}
