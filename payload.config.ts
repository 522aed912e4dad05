import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { translations as panelLanguages } from '@payloadcms/translations/all'
import { buildConfig } from 'payload'

import { datedByTheDatabase } from './src/cms/database/database-clock'
import { auditEveryWrite } from './src/cms/desk/history/audit-every-write'
import { bulkWritesOneByOne } from './src/cms/desk/bulk/bulk-writes.endpoint'
import { askBeforeHarm } from './src/cms/desk/consequences/ask-before.hooks'
import { answerError } from './src/cms/services/answers/error-answer'
import { sharpForPayload } from './src/cms/services/pictures/child-picture'
import { everyEditor } from './src/cms/desk/editing/every-editor'
import { EditLocks } from './src/cms/desk/editing/locks/edit-locks.collection'
import { seoFields } from './src/cms/documents/fields/seo.field'
import { historyOfGlobals } from './src/cms/desk/history/history-of-globals'
import { livePageUrl } from './src/cms/publications/reading/live-url'
import { TREES } from './src/cms/publications/content-types'
import { FormerPaths } from './src/cms/publications/writing/former-paths.collection'
import { PublicationBoundaries } from './src/cms/publications/writing/publication-boundaries.collection'
import { PublicationTags } from './src/cms/publications/writing/publication-tags.collection'
import { Publications } from './src/cms/publications/writing/publications.collection'
import { offerWhatIsStored } from './src/cms/desk/lists/form-for-many'
import { protectConfig } from './src/cms/services/protection/protect-config'
import { guardSessions } from './src/cms/services/protection/second-factor/factor-gate'
import { pgWithReconnectingPool } from './src/cms/database/reconnecting-pool'
import { editor } from './src/cms/documents/rich-text/editor'
import { shareOfWorker } from './src/cms/database/share-of-worker'
import { tellingTransactionEnds } from './src/cms/database/transaction-end'
import { letUnpublish } from './src/cms/publications/writing/unpublishing'
import { transactionsInLine } from './src/cms/database/transactions-in-line'
import { writingTogether } from './src/cms/database/written-together'
import { trashInPanel } from './src/cms/desk/trash/trash-in-panel'
import { logMethod } from './src/cms/services/watching/log-lines'
import { LinkChecks } from './src/cms/documents/links/link-checks.collection'
import { Messages } from './src/cms/services/mail/messages.collection'
import { payloadsMail } from './src/cms/services/mail/payloads-mail'
import { SuppressedAddresses } from './src/cms/services/mail/suppressed-addresses.collection'
import { LARGEST_BODY } from './src/domain/routes/route-table'
import { direction, LOCALES, nativeName } from './src/domain/locales/locales'
import { LARGEST_FILE } from './src/domain/pictures/media-limits'
import { env } from './src/env'
import { AuditEvents } from './src/features/audit/audit-events.collection'
import { CompanyClaims } from './src/features/company-desk/company-claims.collection'
import { CompanyDeskEvents } from './src/features/company-desk/company-desk-events.collection'
import { CompanyPeople } from './src/features/company-desk/company-people.collection'
import { CompanySeats } from './src/features/company-desk/company-seats.collection'
import { desksOfCompanies } from './src/features/company-desk/desks-of-companies.collection'
import { ContactProfile } from './src/features/contact-profile/contact-profile.global'
import { Crewings } from './src/features/companies/companies.collection'
import { Docs } from './src/features/docs/docs.collection'
import { GuideAnswers } from './src/features/docs/guide-answers.collection'
import { Helplines } from './src/features/helplines/helplines.global'
import { FeedHosts } from './src/features/imports/feed-hosts.global'
import { ImportFeeds } from './src/features/imports/import-feeds.collection'
import { ImportPushes } from './src/features/imports/import-pushes.collection'
import { ImportTokens } from './src/features/imports/import-tokens.collection'
import { exportsOfRecords } from './src/features/imports/exports.collection'
import { Imports } from './src/features/imports/imports.collection'
import { IndexNow } from './src/features/index-now/index-now.global'
import { IndexNowQueue } from './src/features/index-now/index-now-queue.collection'
import { IndexNowReports } from './src/features/index-now/index-now-reports.collection'
import { MailingPrices } from './src/features/mailing/mailing-prices.collection'
import { mailingsOfRequests } from './src/features/mailing/request-mailings.collection'
import { MailingStops } from './src/features/mailing/mailing-stops.collection'
import { PriceList } from './src/features/mailing/price-list.global'
import { Media } from './src/features/media/media.collection'
import { clearMenusOfDeleted } from './src/features/navigation/navigation-entries.collection'
import { Navigation } from './src/features/navigation/navigation.global'
import { Pages } from './src/features/pages/pages.collection'
import { Ports } from './src/features/ports/ports.global'
import { Redirects } from './src/features/redirects/redirects.collection'
import { RequestSettings } from './src/features/requests/request-settings.global'
import { Requests } from './src/features/requests/requests.collection'
import { Schedules } from './src/features/schedules/schedules.collection'
import { SeamanServices } from './src/features/seaman-services/seaman-services.collection'
import { ServiceFiles } from './src/features/seaman-services/service-files.collection'
import { CompanyForms } from './src/features/seamen/company-forms/company-forms.collection'
import { SeamanContracts } from './src/features/seamen/record/seaman-contracts.collection'
import { SeamanLanguages } from './src/features/seamen/record/seaman-languages.collection'
import { SeamanPapers } from './src/features/seamen/record/seaman-papers.collection'
import { SeamanPersons } from './src/features/seamen/record/seaman-persons.collection'
import { SeamanReferences } from './src/features/seamen/record/seaman-references.collection'
import { SeamanWorkWanted } from './src/features/seamen/record/seaman-work-wanted.collection'
import { SeamanEvents } from './src/features/seamen/seaman-events.collection'
import { SeamanSettings } from './src/features/seamen/seaman-settings.global'
import { Seamen } from './src/features/seamen/seamen.collection'
import { Site } from './src/features/site/site.global'
import { StaffSettings } from './src/features/staff/staff-settings.global'
import { Staff } from './src/features/staff/staff.collection'
import { alertsOfSeamen } from './src/features/vacancies/alerts/alerts-of-seamen.collection'
import { VacancyAlerts } from './src/features/vacancies/alerts/vacancy-alerts.collection'
import { vacanciesOfCompanies } from './src/features/vacancies/company-vacancies.collection'
import { ExchangeRates } from './src/features/vacancies/exchange-rates.global'
import { PortalFeeds } from './src/features/vacancies/portals/portal-feeds.global'
import { Vacancies } from './src/features/vacancies/vacancies.collection'
import { warningsOfCompanies } from './src/features/warnings/company-warnings.collection'
import { Warnings } from './src/features/warnings/warnings.collection'
import { panelTranslations } from './src/i18n/panel/panel-languages'

const root = path.dirname(fileURLToPath(import.meta.url))

/** To the database, for what editors and forms write; two transactions at least. */
const CONNECTIONS = shareOfWorker(16, 4)

const config = buildConfig({
  collections: [
    Pages,
    Docs,
    SeamanServices,
    Crewings,
    Vacancies,
    Warnings,
    Imports,
    ImportFeeds,
    ImportTokens,
    ImportPushes,
    Requests,
    Messages,
    SuppressedAddresses,
    MailingStops,
    VacancyAlerts,
    GuideAnswers,
    Schedules,
    Redirects,
    Media,
    ServiceFiles,
    Seamen,
    SeamanEvents,
    SeamanContracts,
    SeamanPapers,
    SeamanReferences,
    SeamanPersons,
    SeamanWorkWanted,
    SeamanLanguages,
    CompanyForms,
    CompanyClaims,
    CompanyPeople,
    CompanySeats,
    CompanyDeskEvents,
    Staff,
    Publications,
    PublicationTags,
    PublicationBoundaries,
    FormerPaths,
    EditLocks,
    MailingPrices,
    LinkChecks,
    IndexNowQueue,
    IndexNowReports,
    AuditEvents,
  ],
  globals: [
    Site,
    ContactProfile,
    Helplines,
    Navigation,
    PriceList,
    ExchangeRates,
    FeedHosts,
    PortalFeeds,
    Ports,
    IndexNow,
    RequestSettings,
    SeamanSettings,
    StaffSettings,
  ],
  editor,
  plugins: [
    bulkWritesOneByOne,
    vacanciesOfCompanies,
    warningsOfCompanies,
    exportsOfRecords,
    mailingsOfRequests,
    alertsOfSeamen,
    desksOfCompanies,
    clearMenusOfDeleted,
    askBeforeHarm,
    trashInPanel,
    historyOfGlobals,
    seoPlugin({
      collections: [...TREES],
      uploadsCollection: 'media',
      fields: seoFields,
      generateURL: async ({ id, locale, collectionConfig }) =>
        (await livePageUrl(
          collectionConfig?.slug ?? '',
          String(id),
          locale ?? env.SOURCE_LOCALE,
        )) ?? env.SITE_URL,
    }),
    everyEditor,
    auditEveryWrite,
  ],
  localization: {
    locales: LOCALES.map((code) => ({
      code,
      label: nativeName(code),
      rtl: direction(code) === 'rtl',
    })),
    defaultLocale: env.SOURCE_LOCALE,
    fallback: false,
    defaultLocalePublishOption: 'active',
  },
  experimental: { localizeStatus: true },
  db: transactionsInLine(
    datedByTheDatabase(
      tellingTransactionEnds(
        writingTogether(
          postgresAdapter({
            pg: pgWithReconnectingPool,
            pool: {
              connectionString: env.DATABASE_URL,
              max: CONNECTIONS,
              // Development compiles in the same process, for longer than a site may wait.
              connectionTimeoutMillis: env.NODE_ENV === 'development' ? 60_000 : 4_000,
              query_timeout: 30_000,
            },
            migrationDir: path.join(root, 'migrations'),
            push: false,
            blocksAsJSON: true,
          }),
        ),
      ),
    ),
    // Half of the connections: the other half answers what is asked outside of them.
    CONNECTIONS / 2,
  ),
  email: payloadsMail,
  secret: env.PAYLOAD_SECRET,
  serverURL: env.SITE_URL,
  csrf: [env.SITE_URL],
  cors: [],
  cookiePrefix: 'mh',
  defaultDepth: 1,
  maxDepth: 3,
  graphQL: { disable: true },
  hooks: { afterError: [answerError] },
  telemetry: false,
  // Before anything is answered: Payload authenticates no one until this is done.
  onInit: guardSessions,
  // No file of strangers is decoded in this process.
  sharp: sharpForPayload,
  // Read to the end, or the browser's next request waits for ever behind the unread rest (3.90.1 with
  // Next 16.4); the front server takes no larger body. What is beyond the limit of a file is not kept; a
  // byte more tells the hook that there was more.
  upload: {
    limits: { fileSize: LARGEST_FILE + 1 },
    abortOnLimit: false,
    requestSizeLimit: LARGEST_BODY,
  },
  i18n: {
    supportedLanguages: panelLanguages,
    translations: panelTranslations(Object.keys(panelLanguages)),
    fallbackLanguage: 'en',
  },
  admin: {
    user: 'staff',
    // In marks of isolation: between words of Arabic the parts of a date would change places.
    dateFormat: '\u2068d MMMM yyyy, HH:mm\u2069',
    // Payload's own is a picture from a third party.
    avatar: 'default',
    meta: {
      titleSuffix: ' · Mariner Hub',
      description: 'Where Mariner Hub is written',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      defaultOGImageType: 'off',
      openGraph: {
        siteName: 'Mariner Hub',
        title: 'Mariner Hub',
        description: 'Where Mariner Hub is written',
        images: [],
      },
    },
    components: {
      graphics: {
        Logo: '/src/app/(payload)/panel/mark#PanelLogo',
        Icon: '/src/app/(payload)/panel/mark#PanelIcon',
      },
      providers: [
        '/src/cms/desk/editing/left-behind-notice#LeftBehindNotice',
        '/src/cms/desk/editing/one-language#OneLanguage',
        '/src/cms/desk/editing/signed-out/sign-in-again#SignInAgain',
        '/src/cms/desk/editing/locks/take-over-guard#TakeOverGuard',
        '/src/cms/desk/consequences/panel/ask-in-panel#AskInPanel',
        '/src/cms/services/protection/panel/ask-password#AskPassword',
        '/src/cms/services/protection/panel/leave-half-session#LeaveHalfSession',
      ],
      beforeLogin: [
        '/src/app/(payload)/panel/second-factor#LeadToSecondFactor',
        '/src/app/(payload)/panel/sign-in-address#SignInAddress',
      ],
      beforeDashboard: ['/src/app/(payload)/panel/dashboard#Dashboard'],
      afterNavLinks: ['/src/app/(payload)/panel/view-links#ViewLinks'],
      views: {
        dashboard: { Component: '/src/app/(payload)/panel/dashboard-view#DashboardView' },
        // By Payload's own name for the view at /forgot, which says that a mail was sent.
        ...(env.SMTP_URL === undefined && {
          forgot: { Component: '/src/app/(payload)/panel/forgot-password#ForgotPassword' },
        }),
        secondFactor: {
          Component: '/src/app/(payload)/panel/second-factor#SecondFactorView',
          path: '/second-factor',
        },
        newAddress: {
          Component: '/src/app/(payload)/panel/new-address#NewAddress',
          path: '/new-address/:token',
        },
        report: { Component: '/src/app/(payload)/panel/report#Report', path: '/report' },
        guides: { Component: '/src/app/(payload)/panel/guides-view#GuidesOfUse', path: '/guides' },
        foundSeamen: {
          Component: '/src/app/(payload)/panel/found-seamen#FoundSeamen',
          path: '/seafarers',
          // Or it is shown in the place of what is below it.
          exact: true,
        },
        foundSeaman: {
          Component: '/src/app/(payload)/panel/found-seaman#FoundSeaman',
          path: '/seafarers/:seaman',
        },
        sentForm: { Component: '/src/app/(payload)/panel/sent-form#SentForm', path: '/sent-form' },
        translations: {
          Component: '/src/app/(payload)/panel/translations#Translations',
          path: '/translations',
        },
      },
    },
    importMap: { baseDir: root },
  },
  logger: {
    // The same shape as the front server's lines.
    options: {
      level: env.LOG_LEVEL,
      base: { component: 'cms' },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      hooks: { logMethod },
    },
  },
  // What a stranger or an editor can cause is no fault of the site.
  loggingLevels: {
    APIError: 'info',
    AuthenticationError: 'info',
    Forbidden: 'info',
    LockedAuth: 'warn',
    NotFound: 'info',
    QueryError: 'info',
    ValidationError: 'info',
  },
  typescript: {
    outputFile: path.join(root, 'src/payload-types.ts'),
    // Payload would start a process for them wherever it starts itself, in tests and scripts too.
    autoGenerate: env.NODE_ENV === 'development',
  },
})

export default config.then(protectConfig).then(letUnpublish).then(offerWhatIsStored)
