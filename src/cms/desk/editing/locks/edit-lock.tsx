'use client'

import {
  Button,
  DocumentLocked,
  DocumentTakeOver,
  useConfig,
  useDocumentInfo,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientUser } from 'payload'
import { useState } from 'react'

import { isLocale } from '../../../../domain/locales/locales'
import { languageInPanel, panelText } from '../../../../i18n/panel/panel-texts'
import type { useEditLock } from './use-edit-lock'

/**
 * Says who is writing this text, and its other languages. While a colleague writes it, it can only be read here, or be
 * taken over. In the place of what Payload shows for its locks of whole documents.
 */
export function EditLock({
  locale,
  lock,
}: {
  locale: string
  lock: ReturnType<typeof useEditLock>
}) {
  const { t } = useTranslation()
  const { config } = useConfig()
  const { collectionSlug, hasSavePermission } = useDocumentInfo()
  const router = useRouter()
  const { colleague, others, isTaken, takeOver } = lock
  const [answered, setAnswered] = useState<number | undefined>(undefined)
  const admin = config.routes.admin
  const language = isLocale(locale) ? languageInPanel(t, locale) : locale
  const isAsking = colleague !== undefined && colleague.id !== answered
  const read = () => setAnswered(colleague?.id)
  const named = (name: string) => ({ email: `${name} (${language})` }) as unknown as ClientUser
  return (
    <>
      {colleague && (
        <span role="status" className="mh-lock">
          <bdi>
            {panelText(t, isTaken ? 'lockTaken' : 'lockHolder', { name: colleague.name, language })}
          </bdi>{' '}
          {hasSavePermission && (
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => void takeOver()}
            >
              {panelText(t, 'lockTakeOver')}
            </Button>
          )}
        </span>
      )}
      {others.length > 0 && (
        <span className="mh-lock-others">
          {others.map(({ name, locale: other }) => (
            <span key={`${name}/${other}`}>
              <bdi>{panelText(t, 'lockOthers', { name, language: other })}</bdi>
            </span>
          ))}
        </span>
      )}
      {colleague && !isTaken && hasSavePermission && (
        <DocumentLocked
          isActive={isAsking}
          user={named(colleague.name)}
          updatedAt={Date.parse(colleague.since)}
          handleGoBack={() => router.push(`${admin}/collections/${collectionSlug}`)}
          onReadOnly={read}
          onTakeOver={() => {
            read()
            void takeOver()
          }}
        />
      )}
      {colleague && isTaken && (
        <DocumentTakeOver
          isActive={isAsking}
          handleBackToDashboard={() => router.push(admin)}
          onReadOnly={read}
        />
      )}
    </>
  )
}
