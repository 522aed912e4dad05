import type { KeptTexts } from './en'

export const esKept: KeptTexts = {
  keptOffer: 'Lo que se escribió aquí el {{date}} no se guardó. Este navegador lo conserva.',
  keptShow: 'Verlo',
  keptDrop: 'Descartarlo',
  keptTitle: 'Texto sin guardar',
  keptLater: 'Más tarde',
  keptTake: 'Ponerlo en el formulario',
  keptReplace: 'Sustituir lo guardado',
  keptCopy: 'Copiar',
  keptCopied: 'Copiado',
  keptChangedSince: 'Alguien ha cambiado el texto desde entonces. Compare antes de sustituir nada.',
  keptFieldChanged: 'cambiado desde entonces',
  keptYours: 'Su texto',
  keptStored: 'Guardado ahora',
  notSaved: 'Sin guardar: su sesión se ha cerrado.',
  notSavedYet: 'Aún no está todo guardado.',
  lastSavedAt: 'Guardado por última vez: {{time}}',
  signedOut:
    'Su sesión se ha cerrado. Este navegador conserva lo que escriba; se guardará en cuanto inicie sesión.',
  signedOutTitle: 'Su sesión se ha cerrado',
  signedOutMeaning:
    'La sesión terminó mientras escribía. El texto sigue en el formulario: inicie sesión y se guardará.',
  signedOutLater: 'Volver al texto',
  signedInAsOther: 'Ahora ha iniciado sesión como {{name}}',
  signedInAsOtherMeaning:
    'Este texto se escribió con otra cuenta. Guárdelo con esta, si puede escribir aquí, o vuelva a cargar la página: este navegador lo conservará para la otra cuenta.',
  signedInSave: 'Guardar con esta cuenta',
  seoTitleInherited: 'Si se deja vacío, los buscadores muestran el título de la página.',
  seoDescriptionInherited:
    'Si se deja vacío, los buscadores muestran el resumen o el comienzo del texto.',
}
