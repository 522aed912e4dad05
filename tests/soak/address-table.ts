import { type Locale, LOCALES } from '../../src/domain/locales/locales'
import { readFirstText } from '../../src/first-content/content-set'

/** A reader, as a request shows them. `wants` is the language they get where the address says none. */
export interface Reader {
  name: string
  headers: Record<string, string>
  /** Absent: the default, whichever it is. */
  wants?: Locale
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

function reader(cookie: string, languages: string, wants?: Locale, userAgent = BROWSER): Reader {
  return {
    name: [cookie || '–', languages || '–', userAgent === BROWSER ? 'browser' : userAgent].join(
      ' | ',
    ),
    headers: {
      'User-Agent': userAgent,
      ...(cookie && { Cookie: cookie }),
      ...(languages && { 'Accept-Language': languages }),
    },
    ...(wants && { wants }),
  }
}

export const READERS: Reader[] = [
  reader('', ''),
  reader('', 'uk-UA,uk;q=0.9,en;q=0.5', 'uk'),
  reader('', 'en;q=0.3, uk;q=0.8', 'uk'),
  reader('', 'fil-PH', 'ph'),
  reader('', 'tl-PH,en', 'ph'),
  reader('', 'in', 'id'),
  reader('', 'zh-Hant-TW,en;q=0.1', 'zh'),
  reader('', 'sv,da;q=0.9'),
  reader('', '*'),
  reader('', 'uk;q=0, ar', 'ar'),
  reader('', '%%%;;;q=x,,\tgarbage'),
  reader('i18n_redirected=uk', 'ar', 'uk'),
  reader('a=b; i18n_redirected=ar; c=d', '', 'ar'),
  reader('i18n_redirected=en', 'uk', 'en'),
  reader('i18n_redirected=ru', 'uk', 'ru'),
  reader('i18n_redirected=xx', 'uk', 'uk'),
  reader('i18n_redirected=__proto__', ''),
  reader('i18n_redirected=%E0%A4%A; i18n_redirected=../../x', 'ar', 'ar'),
  reader(`i18n_redirected=${'u'.repeat(4_000)}`, '', undefined),
  reader('i18n_redirected=uk', 'uk', undefined, GOOGLEBOT),
  reader('', 'uk', undefined, 'facebookexternalhit/1.1'),
  reader('', 'uk', undefined, 'Mozilla/5.0 Chrome-Lighthouse'),
  reader('', 'uk', undefined, 'Mozilla/5.0 (compatible; bingbot/2.0)'),
]

const P = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Where each language has the page that says who is behind the site. */
const ABOUT = new Map<Locale, string>()
for (const locale of LOCALES) {
  ABOUT.set(locale, P((await readFirstText('pages', 'about', locale)).slug))
}
const about = (locale: Locale) => ABOUT.get(locale) ?? ''

/** Addresses without a language, and where each language has what is there; `d` is the default language. */
export function negotiated(
  d: Locale,
): { asked: string; pages: (locale: Locale) => string; query?: string }[] {
  return [
    { asked: '/', pages: () => '' },
    { asked: '/?from=mail&x=%20', pages: () => '', query: '?from=mail&x=%20' },
    { asked: `/${about(d)}`, pages: about },
    { asked: `/${about(d)}?a=1`, pages: about, query: '?a=1' },
    // A page that no other language has: each shows the source's, in its own interface.
    { asked: '/only-english', pages: () => 'only-english' },
  ]
}

export interface FixedRow {
  asked: string
  status: number
  location?: string
  cookie?: Locale
}

/** Addresses that every reader gets alike; `d` is the default language, which has no prefix. */
export function fixedRows(d: 'en' | 'ru'): FixedRow[] {
  const other = d === 'en' ? 'ru' : 'en'
  const home = (locale: Locale) => (locale === d ? '/' : `/${locale}`)
  return [
    // A prefix decides.
    { asked: '/uk', status: 200 },
    { asked: '/ar', status: 200 },
    { asked: `/uk/${about('uk')}`, status: 200 },
    { asked: `/ar/${about('ar')}`, status: 200 },
    { asked: `/${other}/${about(other)}`, status: 200 },
    { asked: '/ph/only-english', status: 200 },
    // The default's prefix is a choice.
    { asked: `/${d}`, status: 308, location: '/', cookie: d },
    { asked: `/${d}/about`, status: 308, location: `/${about(d)}`, cookie: d },
    { asked: `/${d}/about?q=1`, status: 308, location: `/${about(d)}?q=1`, cookie: d },
    { asked: `/${d}/nope`, status: 308, location: '/nope', cookie: d },
    // Capitals, slashes.
    { asked: '/UK', status: 308, location: '/uk' },
    { asked: '/Ar/about', status: 308, location: `/ar/${about('ar')}` },
    { asked: `/${d.toUpperCase()}/about`, status: 308, location: `/${about(d)}`, cookie: d },
    { asked: '/uk/', status: 308, location: '/uk' },
    { asked: '/about/', status: 308, location: `/${about(d)}` },
    { asked: '/about/?q=1', status: 308, location: `/${about(d)}?q=1` },
    { asked: '//', status: 308, location: '/' },
    { asked: '//about', status: 308, location: `/${about(d)}` },
    { asked: '/ar//about', status: 308, location: `/ar/${about('ar')}` },
    { asked: '///UK///', status: 308, location: '/uk' },
    // Several languages: the last one wins.
    { asked: '/en/ar/docs', status: 308, location: '/ar/docs' },
    {
      asked: `/uk/ru/about`,
      status: 308,
      location: d === 'ru' ? `/${about('ru')}` : `/ru/${about('ru')}`,
      ...(d === 'ru' && { cookie: 'ru' }),
    },
    { asked: '/en/ru/ar/about', status: 308, location: `/ar/${about('ar')}` },
    { asked: '/uk/uk', status: 308, location: '/uk' },
    { asked: `/uk/${d}/about`, status: 308, location: `/${about(d)}`, cookie: d },
    { asked: `/${d}`.repeat(50), status: 308, location: '/', cookie: d },
    { asked: `${'/en/ar'.repeat(25)}/about/`, status: 308, location: `/ar/${about('ar')}` },
    // The path of another language leads to this one's.
    { asked: `/ar/${about('uk')}`, status: 308, location: `/ar/${about('ar')}` },
    { asked: '/uk/about', status: 308, location: `/uk/${about('uk')}` },
    { asked: '/UK/about/', status: 308, location: `/uk/${about('uk')}` },
    { asked: `/${about('uk')}`, status: 308, location: `/${about(d)}` },
    // Moved, unpublished, redirected by an editor.
    { asked: '/uk/moved-once', status: 308, location: '/uk/moved-thrice' },
    { asked: '/uk/moved-twice', status: 308, location: '/uk/moved-thrice' },
    { asked: '/uk/moved-once/below', status: 308, location: '/uk/moved-thrice/below' },
    { asked: '/uk/moved-thrice/below', status: 200 },
    { asked: `${home('uk')}/unpublished`, status: 410 },
    { asked: '/uk/by-editor', status: 308, location: `/uk/${about('uk')}` },
    { asked: '/uk/by-editor?q=1', status: 308, location: `/uk/${about('uk')}?q=1` },
    { asked: '/uk/elsewhere', status: 308, location: 'https://www.ilo.org/mlc' },
    { asked: '/uk/elsewhere?token=1', status: 308, location: 'https://www.ilo.org/mlc' },
    { asked: '/ar/by-editor', status: 404 },
    // Rules of routes.
    { asked: '/favicon.ico', status: 200 },
    { asked: '/uk/favicon.ico', status: 308, location: '/favicon.ico' },
    { asked: '/apple-touch-icon-precomposed.png', status: 308, location: '/apple-touch-icon.png' },
    { asked: '/index.html', status: 308, location: '/' },
    { asked: '/uk/index.php?x=1', status: 308, location: '/uk?x=1' },
    { asked: '/index.exe', status: 404 },
    { asked: '/sitemap-02.xml', status: 404 },
    { asked: '/UK/sitemap.xml', status: 308, location: '/uk/sitemap.xml' },
    { asked: `/ar/${d}/sitemap.xml`, status: 308, location: `/sitemap-${d}.xml` },
    { asked: '/robots.txt/', status: 308, location: '/robots.txt' },
    { asked: '/robots.txt', status: 200 },
    // Nothing there.
    { asked: '/nope', status: 404 },
    { asked: '/uk/nope', status: 404 },
    { asked: '/xx/about', status: 404 },
    { asked: '/uk-UA', status: 404 },
    { asked: '/tl', status: 404 },
  ]
}
