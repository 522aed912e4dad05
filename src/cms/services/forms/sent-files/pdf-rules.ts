import { mayLinkTo } from '../../../../domain/mail/sent-link'
import { type PdfObjects, resolved } from './pdf-objects'
import { PdfDict, PdfRef, PdfString, PdfUnclear, type PdfValue } from './pdf-values'

/** What may lie on a page besides what is printed there: a link, a mark, a field. No film, sound, space or file. */
const ANNOTATIONS = new Set(
  'Link Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup Widget Redact Watermark PrinterMark TrapNet'.split(
    ' ',
  ),
)

/** What a press may do: lead to a place in the same document, or by a link. */
const ON_PRESS = new Set(['GoTo', 'URI', 'Named'])
/** Menu entries that a press may choose. */
const NAMED = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])
/** What opening the document may do: show a place in it. */
const ON_OPENING = new Set(['GoTo'])

/** What the catalog may name: places, pages and looks; no scripts, films or files. */
const NAME_TREES = new Set(['Dests', 'AP', 'Pages', 'Templates', 'IDS', 'URLS'])

/** A dictionary that says it is one of these describes a file or what is played. */
const FOREIGN_TYPES = new Set(
  'Filespec EmbeddedFile Collection Rendition MediaClip MediaPlayerInfo RichMedia RichMediaContent RichMediaSettings RichMediaInstance RichMediaConfiguration 3D 3DView 3DNode 3DRenderMode NavNode SpiderContentSet'.split(
    ' ',
  ),
)

/** Of a kind that is drawn by a printer alone, or that is no annotation of the list above. */
const FOREIGN_SUBTYPES = new Set(
  'FileAttachment Sound Movie Screen 3D U3D PRC RichMedia Projection PS Flash Video'.split(' '),
)

/** What no document has whose pages only are to be read, where it is there and not empty. */
const FOREIGN_KEYS = new Set(
  'JS XFA EF RF UF AF EmbeddedFiles JavaScript AlternatePresentations Renditions PresSteps RichMediaContent RichMediaSettings 3DD 3DA SpiderInfo'.split(
    ' ',
  ),
)

/** Actions that are refused wherever one is described, also where nothing is seen to lead to it. */
const FOREIGN_ACTIONS = new Set(
  'JavaScript Launch GoToR GoToE GoToDp SubmitForm ResetForm ImportData Rendition RichMediaExecute GoTo3DView SetOCGState'.split(
    ' ',
  ),
)

/** Whether a PDF shows its pages and does nothing else. Each of its dictionaries is looked at, whatever leads to it. */
export function actsByItself({ byNumber, dicts }: PdfObjects): boolean {
  const resolve = (value: PdfValue) => resolved(byNumber, value)
  const named = (dict: PdfDict, key: string) =>
    dict
      .all(key)
      .flatMap(resolve)
      .filter((value) => typeof value === 'string')
  const dictsIn = (value: PdfValue) => resolve(value).filter((one) => one instanceof PdfDict)

  return dicts.some(isForeign)

  function isForeign(dict: PdfDict): boolean {
    if (named(dict, 'Type').some((type) => FOREIGN_TYPES.has(type))) return true
    if (named(dict, 'Type').includes('Action') && !mayDo(dict, ON_PRESS)) return true
    if (named(dict, 'S').some((action) => FOREIGN_ACTIONS.has(action))) return true
    const subtypes = named(dict, 'Subtype')
    if (subtypes.some((subtype) => FOREIGN_SUBTYPES.has(subtype))) return true
    const isAnnotation = dict.has('Rect') || named(dict, 'Type').includes('Annot')
    if (isAnnotation && dict.has('Subtype') && !isAllowedAnnotation(dict)) return true
    return dict.entries.some(([key, value]) => isForeignEntry(dict, key, value))
  }

  function isForeignEntry(dict: PdfDict, key: string, value: PdfValue): boolean {
    if (FOREIGN_KEYS.has(key)) return !isEmpty(value)
    switch (key) {
      case 'OpenAction':
        return targets(value).some((one) => one instanceof PdfDict && !mayDo(one, ON_OPENING))
      case 'AA':
        // Whatever happens on its own; fonts and glyphs may be called so, too.
        return dictsIn(value).some(({ entries }) =>
          entries.some(([, one]) => targets(one).some((action) => isAction(action))),
        )
      case 'Next':
        // Lines of the contents have one, too.
        if (!isAction(dict)) return false
        return dictsOf(value).some((one) => !mayDo(one, ON_PRESS))
      case 'A':
      case 'PA':
        return dictsOf(value).some((one) => isAction(one) && !mayDo(one, ON_PRESS))
      case 'Annots':
        return annotationsIn(value).some((one) => !isAllowedAnnotation(one))
      case 'Names':
        return (
          isCatalog(dict) &&
          dictsIn(value).some(({ entries }) =>
            entries.some(([tree, one]) => !NAME_TREES.has(tree) && !isEmpty(one)),
          )
        )
      case 'Movie':
      case 'Sound':
      case 'Collection':
        return dictsIn(value).length > 0
      case 'F':
        return resolve(value).some((one) => isFile(dict, one))
      default:
        return false
    }
  }

  /** @throws PdfUnclear where it is somewhere that was not found */
  function targets(value: PdfValue): readonly PdfValue[] {
    const found = resolve(value)
    if (value instanceof PdfRef && found.length === 0) throw new PdfUnclear('leads nowhere')
    return found
  }

  function dictsOf(value: PdfValue): PdfDict[] {
    return targets(value)
      .flatMap((one) => (Array.isArray(one) ? one.flatMap((each) => [...resolve(each)]) : [one]))
      .filter((one) => one instanceof PdfDict)
  }

  function isAction(value: PdfValue): boolean {
    return value instanceof PdfDict && (value.has('S') || named(value, 'Type').includes('Action'))
  }

  function mayDo(action: PdfDict, allowed: ReadonlySet<string>): boolean {
    const kinds = action.all('S').flatMap((kind) => [...targets(kind)])
    const isKnown =
      kinds.length > 0 && kinds.every((kind) => typeof kind === 'string' && allowed.has(kind))
    if (!isKnown) return false
    if (kinds.includes('Named') && !named(action, 'N').every((name) => NAMED.has(name)))
      return false
    if (allowed === ON_OPENING && action.has('Next')) return false
    const addresses = action.all('URI').flatMap((address) => [...targets(address)])
    return addresses.every((one) => one instanceof PdfString && mayLinkTo(textOf(one)))
  }

  function isAllowedAnnotation(dict: PdfDict): boolean {
    const kinds = dict.all('Subtype').flatMap(resolve)
    return (
      kinds.length > 0 && kinds.every((kind) => typeof kind === 'string' && ANNOTATIONS.has(kind))
    )
  }

  function annotationsIn(value: PdfValue): PdfDict[] {
    return resolve(value)
      .flatMap((one) => (Array.isArray(one) ? one.flatMap((each) => [...resolve(each)]) : [one]))
      .filter((one) => one instanceof PdfDict)
  }

  /** A list of names, or a part of a file that holds nothing. */
  function isEmpty(value: PdfValue): boolean {
    return targets(value).every((one) => {
      if (one === null || one === false) return true
      if (Array.isArray(one)) return one.length === 0
      if (!(one instanceof PdfDict) || one.isStream) return false
      return one.entries.every(([, inner]) => Array.isArray(inner) && inner.length === 0)
    })
  }

  function isCatalog(dict: PdfDict): boolean {
    return dict.has('Pages') || named(dict, 'Type').includes('Catalog')
  }

  /** `/F`: of an annotation a number, of a stream the place of its bytes, else a description of a file. */
  function isFile(dict: PdfDict, value: PdfValue): boolean {
    if (dict.isStream) return value !== null && typeof value !== 'number'
    if (value instanceof PdfString) return true
    return (
      value instanceof PdfDict &&
      ['F', 'UF', 'FS', 'DOS', 'Mac', 'Unix'].some((key) => value.has(key))
    )
  }
}

/** A text as programs show it: in UTF-16 where it says so. */
function textOf({ bytes }: PdfString): string {
  if (bytes.startsWith('\u00fe\u00ff')) {
    return Buffer.from(bytes.slice(2, bytes.length - (bytes.length % 2)), 'latin1')
      .swap16()
      .toString('utf16le')
  }
  return bytes
}
