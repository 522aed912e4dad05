import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { type BrokenLink, findBrokenLinks } from '@/cms/publications/reading/broken-links.queries'
import { languageTag, nativeName } from '@/domain/locales'
import { findUnusedMedia } from '@/features/media/media.queries'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

/** Nobody mends more at a time, or waits longer. */
const LIMITS = { links: 500, ms: 1_500 }

/** What is wrong on the live site and what nobody uses: links that lead nowhere, files without a page. */
export async function Report({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  if (req.user?.collection !== 'staff') redirect('/admin/login?redirect=/admin/report')
  const text = (key: PanelKey, vars?: Record<string, number>) => panelText(req.t, key, vars)
  const after = /^\d{1,9}$/.exec(String(searchParams?.after))?.[0]
  const [{ links, read, next }, unused] = await Promise.all([
    findBrokenLinks(LIMITS, after ? Number(after) : undefined),
    findUnusedMedia(),
  ])
  const kilobytes = new Intl.NumberFormat(req.i18n.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(initPageResult.locale && { locale: initPageResult.locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams && { searchParams })}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter className="mh-report">
        <h1>{text('report')}</h1>
        <section>
          <h2>{text('reportDead')}</h2>
          <p>{text('reportDeadMeaning')}</p>
          <Links links={links.filter(({ kind }) => kind === 'dead')} text={text} />
        </section>
        <section>
          <h2>{text('reportForeign')}</h2>
          <p>{text('reportForeignMeaning')}</p>
          <Links links={links.filter(({ kind }) => kind === 'foreign')} text={text} />
        </section>
        {(after !== undefined || next !== undefined) && <p>{text('reportPart', { read })}</p>}
        {next !== undefined && (
          <p className="mh-actions">
            <Link prefetch={false} href={`/admin/report?after=${next}`}>
              {text('reportOn')}
            </Link>
          </p>
        )}
        <section>
          <h2>{text('reportUnused')}</h2>
          <p>{text('reportUnusedMeaning')}</p>
          {unused.length === 0 ? (
            <p className="mh-good">{text('reportNone')}</p>
          ) : (
            <ul>
              {unused.map(({ id, filename, bytes: size }) => (
                <li key={id}>
                  <Link prefetch={false} href={`/admin/collections/media/${id}`}>
                    <bdi>{filename}</bdi>
                  </Link>{' '}
                  {kilobytes.format(size / 1000)}
                </li>
              ))}
            </ul>
          )}
        </section>
      </Gutter>
    </DefaultTemplate>
  )
}

function Links({ links, text }: { links: BrokenLink[]; text: (key: PanelKey) => string }) {
  if (links.length === 0) return <p className="mh-good">{text('reportNone')}</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('reportPage')}</th>
          <th scope="col">{text('language')}</th>
          <th scope="col">{text('reportTarget')}</th>
        </tr>
      </thead>
      <tbody>
        {links.map(({ collection, document, locale, title, target }) => (
          <tr key={`${collection}/${document}/${locale}/${target}`}>
            <td>
              <Link
                prefetch={false}
                href={`/admin/collections/${collection}/${document}?locale=${locale}`}
              >
                <bdi lang={languageTag(locale)}>{title}</bdi>
              </Link>
            </td>
            <td>{nativeName(locale)}</td>
            <td>
              <bdi>{target}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
