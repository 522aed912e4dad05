'use client'

import {
  MetaDescriptionComponent,
  MetaImageComponent,
  MetaTitleComponent,
} from '@payloadcms/plugin-seo/client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import type { ComponentProps, ReactNode } from 'react'

import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

interface Props {
  /** The field's own path. */
  path: string
  /** Fields of the document one of which readers are shown in its place; none where there is always something. */
  sources?: readonly string[]
  /** What stands for it, where the field itself does not say so. */
  says?: PanelKey
  children: ReactNode
}

/** A field for search engines, and what stands for it where it is left empty: then nothing is missing. */
function Inherited({ path, sources, says, children }: Props) {
  const { t } = useTranslation()
  const isInherited = useFormFields(
    ([fields]) =>
      !fields[path]?.value && (sources?.some((source) => Boolean(fields[source]?.value)) ?? true),
  )
  return (
    <div className={isInherited ? 'mh-seo mh-seo--inherited' : 'mh-seo'}>
      {children}
      {isInherited && says && <p>{panelText(t, says)}</p>}
    </div>
  )
}

/** In the place of the plugin's field of the same name. */
export function SeoTitle(props: ComponentProps<typeof MetaTitleComponent>) {
  return (
    <Inherited path={props.path} sources={['title']} says="seoTitleInherited">
      <MetaTitleComponent {...props} />
    </Inherited>
  )
}

/** In the place of the plugin's field of the same name. */
export function SeoDescription(props: ComponentProps<typeof MetaDescriptionComponent>) {
  return (
    <Inherited path={props.path} sources={['excerpt', 'body']} says="seoDescriptionInherited">
      <MetaDescriptionComponent {...props} />
    </Inherited>
  )
}

/** In the place of the plugin's field of the same name: what is left empty is the image of the language. */
export function SeoImage(props: ComponentProps<typeof MetaImageComponent>) {
  return (
    <Inherited path={props.path}>
      <MetaImageComponent {...props} />
    </Inherited>
  )
}
