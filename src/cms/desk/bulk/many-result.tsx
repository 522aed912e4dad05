'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'

import { languageTag, type Locale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { TranslatedCollection } from '../../../content-types'
import type { ManyPublished } from './publish-many.endpoint'

/** What came of publishing, or unpublishing, many documents in a language. */
export interface Result extends ManyPublished {
  action: 'publish' | 'unpublish'
  locale: Locale
}

interface Props {
  collection: TranslatedCollection
  result: Result | undefined
  onClose: () => void
}

/** Says how many were changed, and names each that was refused with the reason. */
export function ManyResult({ collection, result, onClose }: Props) {
  const { t } = useTranslation()
  return (
    // It is there before it says something, or screen readers would not read it out.
    <div role="status">
      {result && (
        <div className="mh-many-result">
          <Counts result={result} />
          {result.errors.length > 0 && (
            <ul>
              {result.errors.map(({ id, title, sentence }) => (
                <li key={id}>
                  <Link
                    prefetch={false}
                    href={`/admin/collections/${collection}/${id}?locale=${result.locale}`}
                  >
                    <bdi lang={languageTag(result.locale)}>{title}</bdi>
                  </Link>
                  : {sentence}
                </li>
              ))}
            </ul>
          )}
          <Button buttonStyle="secondary" size="small" margin={false} onClick={onClose}>
            {t('general:close')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Counts({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { action, docs, unchanged, errors } = result
  const language = result.locale
  const isPublishing = action === 'publish'
  const done = isPublishing ? 'bulkPublished' : 'bulkUnpublished'
  const before = isPublishing ? 'bulkPublishedBefore' : 'bulkUnpublishedBefore'
  return (
    <>
      <p className={docs.length > 0 ? 'mh-good' : undefined}>
        {panelText(t, done, { language, count: docs.length })}
      </p>
      {unchanged.length > 0 && <p>{panelText(t, before, { language, count: unchanged.length })}</p>}
      {errors.length > 0 && (
        <p className="mh-bad">{panelText(t, 'bulkRefused', { count: errors.length })}</p>
      )}
    </>
  )
}
