import { LanguageMenu as LanguageMenu_fbf21890cfb04ccda7c007d4bcc3b6f4 } from '../../../../src/cms/desk/lists/language-menu'
import { LanguagesCell as LanguagesCell_ad9d999aaf9fd624587847dcfabbc167 } from '../../../../src/cms/desk/lists/languages-cell'
import { TitleCell as TitleCell_7a7f02f7d5696acac5d5f881d7b1c212 } from '../../../../src/cms/desk/editing/title-cell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HandOnFeature as HandOnFeature_6479e4db84192a8d53a2ed056053448c } from '../../../../src/cms/documents/rich-text/panel/hand-on-feature'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SteadyBlock as SteadyBlock_11975d820116666a63154109b9b48814 } from '../../../../src/cms/documents/rich-text/panel/steady-block'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SlugCell as SlugCell_54ecde0d79b0af74f45fc6d3a5388652 } from '../../../../src/cms/documents/fields/slug-cell'
import { SlugField as SlugField_90533fcb4ba9a31c8b0464579b456871 } from '../../../../src/cms/documents/fields/slug-field'
import { PlaceLink as PlaceLink_09ac41418f5bab22a7b8f188e6c588b5 } from '../../../../src/cms/desk/tree/place-link'
import { SharedAsRead as SharedAsRead_6d59fe98208b7f8c7aa1efe00090076a } from '../../../../src/cms/desk/editing/shared-fields/shared-as-read'
import { TrashedCell as TrashedCell_fcee65725b3704d7d5595f93b665a89f } from '../../../../src/cms/desk/trash/trashed-cell'
import { SeoTitle as SeoTitle_7258b199d4b95edbf0d06f526f6059fa } from '../../../../src/cms/documents/fields/seo-fields'
import { SeoDescription as SeoDescription_7258b199d4b95edbf0d06f526f6059fa } from '../../../../src/cms/documents/fields/seo-fields'
import { SeoImage as SeoImage_7258b199d4b95edbf0d06f526f6059fa } from '../../../../src/cms/documents/fields/seo-fields'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { StatusCell as StatusCell_1c08349751c54ca3c7fa0f815c8470b5 } from '../../../../src/cms/desk/editing/status-cell'
import { ViewSwitch as ViewSwitch_45d3332d7a2b8602fbcae79bf124cea9 } from '../../../../src/cms/desk/tree/view-switch'
import { ListActions as ListActions_a31d0b1ee55bd254e33f6a9594307a0a } from '../../../../src/cms/desk/bulk/list-actions'
import { WhoIsWriting as WhoIsWriting_ccdcc05dd5a2b08cca4532b5cd381dbe } from '../../../../src/cms/desk/editing/locks/who-is-writing'
import { TrashListNote as TrashListNote_c82fe871fd89139fe21bf2ed9ff0d84b } from '../../../../src/cms/desk/trash/trash-list-note'
import { TrashMany as TrashMany_b1f20f68d76c11bcb76aa8fd12a6da1e } from '../../../../src/cms/desk/trash/trash-many'
import { MissingStatus as MissingStatus_d572bf7f627ec042a165fe5fce567a8a } from '../../../../src/cms/desk/editing/missing-status'
import { SourceButton as SourceButton_2afc9a952ca68544299e55ffc948e117 } from '../../../../src/cms/desk/translations/panel/source-button'
import { UnpublishOutsideMenu as UnpublishOutsideMenu_a393260f06467f5a1898a1d3f6a009d2 } from '../../../../src/cms/desk/editing/unpublish-outside-menu'
import { KeepTyped as KeepTyped_025a5cb0462a4f172e55beb7f4cba2c1 } from '../../../../src/cms/desk/editing/keep-typed'
import { TrashedControls as TrashedControls_717d84173ae7360b5e9b43342f1b5eb7 } from '../../../../src/cms/desk/trash/trashed-controls'
import { ErrorGuide as ErrorGuide_7e6b914049a882f117e9d411edc193d7 } from '../../../../src/cms/desk/editing/error-guide'
import { ChangesLink as ChangesLink_1ec1102139f9afac19e1cc49b24ba8c6 } from '../../../../src/cms/desk/lists/changes-link'
import { DeleteItem as DeleteItem_b3e5bfc1e565900bd2d9524cf0b6cd0d } from '../../../../src/cms/desk/trash/delete-item'
import { PublishTranslation as PublishTranslation_02f5c48c56819b90f56ecb29851472fa } from '../../../../src/cms/desk/translations/panel/publish-translation'
import { UnpublishLanguage as UnpublishLanguage_5dddd45f377b61567bca7a571037c402 } from '../../../../src/cms/desk/editing/unpublish-language'
import { HistoryView as HistoryView_00c38b5c44368cc5aa99512d508a31e9 } from '../../../../src/cms/desk/history/history-view'
import { BesideForm as BesideForm_a3482a8f223eb115ad9ca77072be2016 } from '../../../../src/cms/desk/translations/panel/source-pane'
import { CreateView as CreateView_888e8bf1c2c1d8191317843d10cedf6e } from '../../../../src/cms/desk/editing/create-view'
import { TreeView as TreeView_b5c35bb408e52edbfd943d3d4c2989ef } from '../../../../src/cms/desk/tree/tree-view'
import { GuideAnswers as GuideAnswers_52ed5c51f303c85be939cface97fad40 } from '../../../../src/features/docs/admin/guide-answers'
import { AmountField as AmountField_f8df0c51ec3467a8223926ae83b14d97 } from '../../../../src/cms/documents/fields/amount-field'
import { DayCell as DayCell_872c8fa37733a146d1850cdefa88c733 } from '../../../../src/cms/documents/fields/day-cell'
import { DayField as DayField_554d3732ea70e54eb12921ba84dc2901 } from '../../../../src/cms/documents/fields/day-picker'
import { DayFilter as DayFilter_554d3732ea70e54eb12921ba84dc2901 } from '../../../../src/cms/documents/fields/day-picker'
import { ShownElsewhere as ShownElsewhere_0db65b1def3529565de3ddfb657a7b60 } from '../../../../src/cms/documents/fields/shown-elsewhere'
import { SuspendButton as SuspendButton_3faab8844043b6d1c51d15b40debf2ff } from '../../../../src/cms/desk/suspension/suspend-button'
import { KeptInForm as KeptInForm_99c2daa13da26e1922fccf38d52c24d1 } from '../../../../src/cms/desk/editing/kept-words/kept-words'
import { PublishAllLocalesButton as PublishAllLocalesButton_423906595c6beb819af82d29674a0834 } from '../../../../src/cms/desk/editing/publish-all-locales-button'
import { VacancyFlags as VacancyFlags_577448978ba7a1a961ccf3aab5be4c2d } from '../../../../src/features/vacancies/admin/vacancy-flags'
import { VacancyCell as VacancyCell_3b19b2e6da5020f736a5fa7780878da5 } from '../../../../src/features/vacancies/admin/vacancy-cell'
import { CloseChosen as CloseChosen_e2ef7b704133de3cfc57d009d77ea370 } from '../../../../src/features/vacancies/admin/close-chosen'
import { StaffNameCell as StaffNameCell_8b2d5c8fd665589f5ef3081abf11f63b } from '../../../../src/cms/documents/fields/staff-name-cell'
import { ImportBoard as ImportBoard_706237e9204b893507cf3bb802721977 } from '../../../../src/features/imports/admin/import-board'
import { ImportCompanyCell as ImportCompanyCell_e133ff27cc1ab64fce3c368d52d665e1 } from '../../../../src/features/imports/admin/import-company-cell'
import { NewImport as NewImport_969662015e75381dfa0da477c544a5dc } from '../../../../src/features/imports/admin/new-import'
import { FetchFeedNow as FetchFeedNow_27988454ee38d7c943f5e9bb941410e9 } from '../../../../src/features/imports/admin/fetch-feed-now'
import { ReadOnlyValue as ReadOnlyValue_6622596ff950f0c1735c99ccd2991779 } from '../../../../src/cms/documents/fields/read-only-value'
import { FeedResult as FeedResult_a62553ce1232621789a3eaee7b5142a8 } from '../../../../src/features/imports/admin/feed-result'
import { MakeToken as MakeToken_f936fb127f09bad245967aae052c2498 } from '../../../../src/features/imports/admin/make-token'
import { PushReasonCell as PushReasonCell_a9754710ab1640e8387b2395a91ecc8a } from '../../../../src/features/imports/admin/push-reason-cell'
import { PushReasonFact as PushReasonFact_a9754710ab1640e8387b2395a91ecc8a } from '../../../../src/features/imports/admin/push-reason-cell'
import { MailingOfRequest as MailingOfRequest_2b1e23cacdf03e780845fb5860160049 } from '../../../../src/features/mailing/admin/mailing-of-request'
import { RequestRecord as RequestRecord_0113cef12fba71eff038416fdc52beaf } from '../../../../src/features/requests/admin/request-record'
import { StateCell as StateCell_c344305883261af058dea11dfd38db39 } from '../../../../src/features/requests/admin/state-cell'
import { AssigneeField as AssigneeField_f5388aa7d5052e4bd55f6f0134128134 } from '../../../../src/features/requests/admin/assignee-field'
import { ListPresets as ListPresets_532ffba1d448b03178ca65e56d10a112 } from '../../../../src/features/requests/admin/list-presets'
import { MessageState as MessageState_e1b5baa7bb029ea39744099c2d97498c } from '../../../../src/cms/services/mail/panel/message-state'
import { MessageText as MessageText_44dca292e5d2735d8136460a1f63a6d9 } from '../../../../src/cms/services/mail/panel/message-text'
import { UsefulCell as UsefulCell_5978b3578a974dfcb327327fb9141e90 } from '../../../../src/features/docs/admin/guide-answer-cells'
import { UsefulFact as UsefulFact_5978b3578a974dfcb327327fb9141e90 } from '../../../../src/features/docs/admin/guide-answer-cells'
import { GuideCell as GuideCell_5978b3578a974dfcb327327fb9141e90 } from '../../../../src/features/docs/admin/guide-answer-cells'
import { GuideFact as GuideFact_5978b3578a974dfcb327327fb9141e90 } from '../../../../src/features/docs/admin/guide-answer-cells'
import { AlternativeText as AlternativeText_e4937704c48b4bdb72ac19dec2ab2e7b } from '../../../../src/features/media/admin/alternative-text'
import { UsedIn as UsedIn_999a3825c7e28d8b30b19b1fbe015547 } from '../../../../src/features/media/admin/used-in'
import { SeamanAddress as SeamanAddress_133cdd65962a6dd47059c0681d73fd12 } from '../../../../src/features/seamen/admin/seaman-address'
import { StateCell as StateCell_c5e895545eaf5093791dc00d00732110 } from '../../../../src/features/seamen/admin/state-cell'
import { SeamanDecision as SeamanDecision_56a811f6ae295c6cc371d047410c6994 } from '../../../../src/features/seamen/admin/seaman-decision'
import { SeamanHistory as SeamanHistory_30a1115e4e2def9971251d8ad6b5f7c1 } from '../../../../src/features/seamen/admin/seaman-history'
import { SeamenList as SeamenList_67a9881ab7b576455510c3efa592df25 } from '../../../../src/features/seamen/admin/seamen-list'
import { CompanyFormActions as CompanyFormActions_bcf9f93acecaf30a5d646fa94b91a711 } from '../../../../src/features/seamen/admin/company-form-actions'
import { NewCompanyForm as NewCompanyForm_d3f1cd13361620e70c5b1939872256f8 } from '../../../../src/features/seamen/admin/new-company-form'
import { ClaimSignsView as ClaimSignsView_74f49f72aa73e3d46406ea05373be01e } from '../../../../src/features/company-desk/admin/claim-signs-view'
import { NewAddressWaits as NewAddressWaits_329a4b8aed7bbb885b2726b08fbf9130 } from '../../../../src/features/staff/admin/new-address-waits'
import { AccountFactors as AccountFactors_79dd8647bf63ee9ba8788b1639cc2043 } from '../../../../src/features/staff/admin/account-factors'
import { ActionCell as ActionCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { EntityCell as EntityCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { DocumentCell as DocumentCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { ChangedCell as ChangedCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { CodesCell as CodesCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { AuditList as AuditList_c6edfa532cb2953ff2c89dca68d4adcb } from '../../../../src/features/audit/admin/audit-list'
import { MainListView as MainListView_f6445d5f3779f8cc40999c17633ae0dc } from '../../../../src/cms/desk/lists/main-list-view'
import { HelplineLabel as HelplineLabel_d527dc3abb05609a840aa89e395229ee } from '../../../../src/features/helplines/admin/helpline-label'
import { PlanInWords as PlanInWords_5786b4535e1f25a53a6ede9b9402bf25 } from '../../../../src/features/mailing/admin/plan-in-words'
import { PlannedLabel as PlannedLabel_98a145b29c33d02fa3b66ecfec5eb7fb } from '../../../../src/features/mailing/admin/planned-label'
import { MailingLabel as MailingLabel_af1750ddb529ebdc87edd279f43176a0 } from '../../../../src/features/mailing/admin/mailing-label'
import { RatesAge as RatesAge_e7047b53f684b7a7c26a044777ce366a } from '../../../../src/features/vacancies/admin/rates-age'
import { PortalAddresses as PortalAddresses_089f026aee69dc69cf42cf3cf9f66d73 } from '../../../../src/features/vacancies/admin/portal-addresses'
import { IndexNowLog as IndexNowLog_c1633d0235e806c783250935d0ed4655 } from '../../../../src/features/index-now/admin/index-now-log'
import { PasskeyPlaceNote as PasskeyPlaceNote_8d0da1d4eb63ed247bf086d6bc1dd4e4 } from '../../../../src/features/staff/admin/passkey-place'
import { PanelIcon as PanelIcon_7f59dfa5fa9f855b2cd0e37833804e9e } from '../../../../src/app/(payload)/panel/mark'
import { PanelLogo as PanelLogo_7f59dfa5fa9f855b2cd0e37833804e9e } from '../../../../src/app/(payload)/panel/mark'
import { ViewLinks as ViewLinks_9affe2cef7c4b9c198abb0df863e18c3 } from '../../../../src/app/(payload)/panel/view-links'
import { Dashboard as Dashboard_62d9b7ba0e52757b9d889a13e711a82d } from '../../../../src/app/(payload)/panel/dashboard'
import { LeadToSecondFactor as LeadToSecondFactor_35503646b39f51863f70c49d93479cd4 } from '../../../../src/app/(payload)/panel/second-factor'
import { SignInAddress as SignInAddress_9cd586ac4ad6e722ee1f62baedcfa80f } from '../../../../src/app/(payload)/panel/sign-in-address'
import { LeftBehindNotice as LeftBehindNotice_afda10d596462c9a1aafa690ae10c1a9 } from '../../../../src/cms/desk/editing/left-behind-notice'
import { OneLanguage as OneLanguage_3989ccc82c6fd6414b5b8b20c0f10e94 } from '../../../../src/cms/desk/editing/one-language'
import { SignInAgain as SignInAgain_804c13428c1c9c09b588970260312e10 } from '../../../../src/cms/desk/editing/signed-out/sign-in-again'
import { TakeOverGuard as TakeOverGuard_66e7ac889998e6d51ae643c0fc745696 } from '../../../../src/cms/desk/editing/locks/take-over-guard'
import { AskInPanel as AskInPanel_b03f5d7fdd92f0c7ef77568b131933cf } from '../../../../src/cms/desk/consequences/panel/ask-in-panel'
import { AskPassword as AskPassword_5cb9f65c81926668824d315d9ded5cae } from '../../../../src/cms/services/protection/panel/ask-password'
import { LeaveHalfSession as LeaveHalfSession_82eb01e271f228a145aa53836475ab44 } from '../../../../src/cms/services/protection/panel/leave-half-session'
import { DashboardView as DashboardView_41c25ecba88b3b820b870b739d80e084 } from '../../../../src/app/(payload)/panel/dashboard-view'
import { ForgotPassword as ForgotPassword_63d8eceac3ea90fd7c13a283a61bed40 } from '../../../../src/app/(payload)/panel/forgot-password'
import { SecondFactorView as SecondFactorView_35503646b39f51863f70c49d93479cd4 } from '../../../../src/app/(payload)/panel/second-factor'
import { NewAddress as NewAddress_0aaeca492a90911475956e1fee6ab55f } from '../../../../src/app/(payload)/panel/new-address'
import { Report as Report_3e80dbc3d00ed7fee58d4ec0bc431913 } from '../../../../src/app/(payload)/panel/report'
import { GuidesOfUse as GuidesOfUse_a2e9fceb9f3fe7a07fac96984c345fac } from '../../../../src/app/(payload)/panel/guides-view'
import { FoundSeamen as FoundSeamen_7302f3e338daf88d5ebf02f47c73835b } from '../../../../src/app/(payload)/panel/found-seamen'
import { FoundSeaman as FoundSeaman_0c2be7c1a5a454e9a1b666805ed53ae3 } from '../../../../src/app/(payload)/panel/found-seaman'
import { SentForm as SentForm_ad32739a2a767f0288470d374d8c375d } from '../../../../src/app/(payload)/panel/sent-form'
import { Translations as Translations_445d80df4c254e307ad193e084d14be6 } from '../../../../src/app/(payload)/panel/translations'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/desk/lists/language-menu#LanguageMenu": LanguageMenu_fbf21890cfb04ccda7c007d4bcc3b6f4,
  "/src/cms/desk/lists/languages-cell#LanguagesCell": LanguagesCell_ad9d999aaf9fd624587847dcfabbc167,
  "/src/cms/desk/editing/title-cell#TitleCell": TitleCell_7a7f02f7d5696acac5d5f881d7b1c212,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/cms/documents/rich-text/panel/hand-on-feature#HandOnFeature": HandOnFeature_6479e4db84192a8d53a2ed056053448c,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/documents/rich-text/panel/steady-block#SteadyBlock": SteadyBlock_11975d820116666a63154109b9b48814,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/documents/fields/slug-cell#SlugCell": SlugCell_54ecde0d79b0af74f45fc6d3a5388652,
  "/src/cms/documents/fields/slug-field#SlugField": SlugField_90533fcb4ba9a31c8b0464579b456871,
  "/src/cms/desk/tree/place-link#PlaceLink": PlaceLink_09ac41418f5bab22a7b8f188e6c588b5,
  "/src/cms/desk/editing/shared-fields/shared-as-read#SharedAsRead": SharedAsRead_6d59fe98208b7f8c7aa1efe00090076a,
  "/src/cms/desk/trash/trashed-cell#TrashedCell": TrashedCell_fcee65725b3704d7d5595f93b665a89f,
  "/src/cms/documents/fields/seo-fields#SeoTitle": SeoTitle_7258b199d4b95edbf0d06f526f6059fa,
  "/src/cms/documents/fields/seo-fields#SeoDescription": SeoDescription_7258b199d4b95edbf0d06f526f6059fa,
  "/src/cms/documents/fields/seo-fields#SeoImage": SeoImage_7258b199d4b95edbf0d06f526f6059fa,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/cms/desk/editing/status-cell#StatusCell": StatusCell_1c08349751c54ca3c7fa0f815c8470b5,
  "/src/cms/desk/tree/view-switch#ViewSwitch": ViewSwitch_45d3332d7a2b8602fbcae79bf124cea9,
  "/src/cms/desk/bulk/list-actions#ListActions": ListActions_a31d0b1ee55bd254e33f6a9594307a0a,
  "/src/cms/desk/editing/locks/who-is-writing#WhoIsWriting": WhoIsWriting_ccdcc05dd5a2b08cca4532b5cd381dbe,
  "/src/cms/desk/trash/trash-list-note#TrashListNote": TrashListNote_c82fe871fd89139fe21bf2ed9ff0d84b,
  "/src/cms/desk/trash/trash-many#TrashMany": TrashMany_b1f20f68d76c11bcb76aa8fd12a6da1e,
  "/src/cms/desk/editing/missing-status#MissingStatus": MissingStatus_d572bf7f627ec042a165fe5fce567a8a,
  "/src/cms/desk/translations/panel/source-button#SourceButton": SourceButton_2afc9a952ca68544299e55ffc948e117,
  "/src/cms/desk/editing/unpublish-outside-menu#UnpublishOutsideMenu": UnpublishOutsideMenu_a393260f06467f5a1898a1d3f6a009d2,
  "/src/cms/desk/editing/keep-typed#KeepTyped": KeepTyped_025a5cb0462a4f172e55beb7f4cba2c1,
  "/src/cms/desk/trash/trashed-controls#TrashedControls": TrashedControls_717d84173ae7360b5e9b43342f1b5eb7,
  "/src/cms/desk/editing/error-guide#ErrorGuide": ErrorGuide_7e6b914049a882f117e9d411edc193d7,
  "/src/cms/desk/lists/changes-link#ChangesLink": ChangesLink_1ec1102139f9afac19e1cc49b24ba8c6,
  "/src/cms/desk/trash/delete-item#DeleteItem": DeleteItem_b3e5bfc1e565900bd2d9524cf0b6cd0d,
  "/src/cms/desk/translations/panel/publish-translation#PublishTranslation": PublishTranslation_02f5c48c56819b90f56ecb29851472fa,
  "/src/cms/desk/editing/unpublish-language#UnpublishLanguage": UnpublishLanguage_5dddd45f377b61567bca7a571037c402,
  "/src/cms/desk/history/history-view#HistoryView": HistoryView_00c38b5c44368cc5aa99512d508a31e9,
  "/src/cms/desk/translations/panel/source-pane#BesideForm": BesideForm_a3482a8f223eb115ad9ca77072be2016,
  "/src/cms/desk/editing/create-view#CreateView": CreateView_888e8bf1c2c1d8191317843d10cedf6e,
  "/src/cms/desk/tree/tree-view#TreeView": TreeView_b5c35bb408e52edbfd943d3d4c2989ef,
  "/src/features/docs/admin/guide-answers#GuideAnswers": GuideAnswers_52ed5c51f303c85be939cface97fad40,
  "/src/cms/documents/fields/amount-field#AmountField": AmountField_f8df0c51ec3467a8223926ae83b14d97,
  "/src/cms/documents/fields/day-cell#DayCell": DayCell_872c8fa37733a146d1850cdefa88c733,
  "/src/cms/documents/fields/day-picker#DayField": DayField_554d3732ea70e54eb12921ba84dc2901,
  "/src/cms/documents/fields/day-picker#DayFilter": DayFilter_554d3732ea70e54eb12921ba84dc2901,
  "/src/cms/documents/fields/shown-elsewhere#ShownElsewhere": ShownElsewhere_0db65b1def3529565de3ddfb657a7b60,
  "/src/cms/desk/suspension/suspend-button#SuspendButton": SuspendButton_3faab8844043b6d1c51d15b40debf2ff,
  "/src/cms/desk/editing/kept-words/kept-words#KeptInForm": KeptInForm_99c2daa13da26e1922fccf38d52c24d1,
  "/src/cms/desk/editing/publish-all-locales-button#PublishAllLocalesButton": PublishAllLocalesButton_423906595c6beb819af82d29674a0834,
  "/src/features/vacancies/admin/vacancy-flags#VacancyFlags": VacancyFlags_577448978ba7a1a961ccf3aab5be4c2d,
  "/src/features/vacancies/admin/vacancy-cell#VacancyCell": VacancyCell_3b19b2e6da5020f736a5fa7780878da5,
  "/src/features/vacancies/admin/close-chosen#CloseChosen": CloseChosen_e2ef7b704133de3cfc57d009d77ea370,
  "/src/cms/documents/fields/staff-name-cell#StaffNameCell": StaffNameCell_8b2d5c8fd665589f5ef3081abf11f63b,
  "/src/features/imports/admin/import-board#ImportBoard": ImportBoard_706237e9204b893507cf3bb802721977,
  "/src/features/imports/admin/import-company-cell#ImportCompanyCell": ImportCompanyCell_e133ff27cc1ab64fce3c368d52d665e1,
  "/src/features/imports/admin/new-import#NewImport": NewImport_969662015e75381dfa0da477c544a5dc,
  "/src/features/imports/admin/fetch-feed-now#FetchFeedNow": FetchFeedNow_27988454ee38d7c943f5e9bb941410e9,
  "/src/cms/documents/fields/read-only-value#ReadOnlyValue": ReadOnlyValue_6622596ff950f0c1735c99ccd2991779,
  "/src/features/imports/admin/feed-result#FeedResult": FeedResult_a62553ce1232621789a3eaee7b5142a8,
  "/src/features/imports/admin/make-token#MakeToken": MakeToken_f936fb127f09bad245967aae052c2498,
  "/src/features/imports/admin/push-reason-cell#PushReasonCell": PushReasonCell_a9754710ab1640e8387b2395a91ecc8a,
  "/src/features/imports/admin/push-reason-cell#PushReasonFact": PushReasonFact_a9754710ab1640e8387b2395a91ecc8a,
  "/src/features/mailing/admin/mailing-of-request#MailingOfRequest": MailingOfRequest_2b1e23cacdf03e780845fb5860160049,
  "/src/features/requests/admin/request-record#RequestRecord": RequestRecord_0113cef12fba71eff038416fdc52beaf,
  "/src/features/requests/admin/state-cell#StateCell": StateCell_c344305883261af058dea11dfd38db39,
  "/src/features/requests/admin/assignee-field#AssigneeField": AssigneeField_f5388aa7d5052e4bd55f6f0134128134,
  "/src/features/requests/admin/list-presets#ListPresets": ListPresets_532ffba1d448b03178ca65e56d10a112,
  "/src/cms/services/mail/panel/message-state#MessageState": MessageState_e1b5baa7bb029ea39744099c2d97498c,
  "/src/cms/services/mail/panel/message-text#MessageText": MessageText_44dca292e5d2735d8136460a1f63a6d9,
  "/src/features/docs/admin/guide-answer-cells#UsefulCell": UsefulCell_5978b3578a974dfcb327327fb9141e90,
  "/src/features/docs/admin/guide-answer-cells#UsefulFact": UsefulFact_5978b3578a974dfcb327327fb9141e90,
  "/src/features/docs/admin/guide-answer-cells#GuideCell": GuideCell_5978b3578a974dfcb327327fb9141e90,
  "/src/features/docs/admin/guide-answer-cells#GuideFact": GuideFact_5978b3578a974dfcb327327fb9141e90,
  "/src/features/media/admin/alternative-text#AlternativeText": AlternativeText_e4937704c48b4bdb72ac19dec2ab2e7b,
  "/src/features/media/admin/used-in#UsedIn": UsedIn_999a3825c7e28d8b30b19b1fbe015547,
  "/src/features/seamen/admin/seaman-address#SeamanAddress": SeamanAddress_133cdd65962a6dd47059c0681d73fd12,
  "/src/features/seamen/admin/state-cell#StateCell": StateCell_c5e895545eaf5093791dc00d00732110,
  "/src/features/seamen/admin/seaman-decision#SeamanDecision": SeamanDecision_56a811f6ae295c6cc371d047410c6994,
  "/src/features/seamen/admin/seaman-history#SeamanHistory": SeamanHistory_30a1115e4e2def9971251d8ad6b5f7c1,
  "/src/features/seamen/admin/seamen-list#SeamenList": SeamenList_67a9881ab7b576455510c3efa592df25,
  "/src/features/seamen/admin/company-form-actions#CompanyFormActions": CompanyFormActions_bcf9f93acecaf30a5d646fa94b91a711,
  "/src/features/seamen/admin/new-company-form#NewCompanyForm": NewCompanyForm_d3f1cd13361620e70c5b1939872256f8,
  "/src/features/company-desk/admin/claim-signs-view#ClaimSignsView": ClaimSignsView_74f49f72aa73e3d46406ea05373be01e,
  "/src/features/staff/admin/new-address-waits#NewAddressWaits": NewAddressWaits_329a4b8aed7bbb885b2726b08fbf9130,
  "/src/features/staff/admin/account-factors#AccountFactors": AccountFactors_79dd8647bf63ee9ba8788b1639cc2043,
  "/src/features/audit/admin/audit-cells#ActionCell": ActionCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-cells#EntityCell": EntityCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-cells#DocumentCell": DocumentCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-cells#ChangedCell": ChangedCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-cells#CodesCell": CodesCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-list#AuditList": AuditList_c6edfa532cb2953ff2c89dca68d4adcb,
  "/src/cms/desk/lists/main-list-view#MainListView": MainListView_f6445d5f3779f8cc40999c17633ae0dc,
  "/src/features/helplines/admin/helpline-label#HelplineLabel": HelplineLabel_d527dc3abb05609a840aa89e395229ee,
  "/src/features/mailing/admin/plan-in-words#PlanInWords": PlanInWords_5786b4535e1f25a53a6ede9b9402bf25,
  "/src/features/mailing/admin/planned-label#PlannedLabel": PlannedLabel_98a145b29c33d02fa3b66ecfec5eb7fb,
  "/src/features/mailing/admin/mailing-label#MailingLabel": MailingLabel_af1750ddb529ebdc87edd279f43176a0,
  "/src/features/vacancies/admin/rates-age#RatesAge": RatesAge_e7047b53f684b7a7c26a044777ce366a,
  "/src/features/vacancies/admin/portal-addresses#PortalAddresses": PortalAddresses_089f026aee69dc69cf42cf3cf9f66d73,
  "/src/features/index-now/admin/index-now-log#IndexNowLog": IndexNowLog_c1633d0235e806c783250935d0ed4655,
  "/src/features/staff/admin/passkey-place#PasskeyPlaceNote": PasskeyPlaceNote_8d0da1d4eb63ed247bf086d6bc1dd4e4,
  "/src/app/(payload)/panel/mark#PanelIcon": PanelIcon_7f59dfa5fa9f855b2cd0e37833804e9e,
  "/src/app/(payload)/panel/mark#PanelLogo": PanelLogo_7f59dfa5fa9f855b2cd0e37833804e9e,
  "/src/app/(payload)/panel/view-links#ViewLinks": ViewLinks_9affe2cef7c4b9c198abb0df863e18c3,
  "/src/app/(payload)/panel/dashboard#Dashboard": Dashboard_62d9b7ba0e52757b9d889a13e711a82d,
  "/src/app/(payload)/panel/second-factor#LeadToSecondFactor": LeadToSecondFactor_35503646b39f51863f70c49d93479cd4,
  "/src/app/(payload)/panel/sign-in-address#SignInAddress": SignInAddress_9cd586ac4ad6e722ee1f62baedcfa80f,
  "/src/cms/desk/editing/left-behind-notice#LeftBehindNotice": LeftBehindNotice_afda10d596462c9a1aafa690ae10c1a9,
  "/src/cms/desk/editing/one-language#OneLanguage": OneLanguage_3989ccc82c6fd6414b5b8b20c0f10e94,
  "/src/cms/desk/editing/signed-out/sign-in-again#SignInAgain": SignInAgain_804c13428c1c9c09b588970260312e10,
  "/src/cms/desk/editing/locks/take-over-guard#TakeOverGuard": TakeOverGuard_66e7ac889998e6d51ae643c0fc745696,
  "/src/cms/desk/consequences/panel/ask-in-panel#AskInPanel": AskInPanel_b03f5d7fdd92f0c7ef77568b131933cf,
  "/src/cms/services/protection/panel/ask-password#AskPassword": AskPassword_5cb9f65c81926668824d315d9ded5cae,
  "/src/cms/services/protection/panel/leave-half-session#LeaveHalfSession": LeaveHalfSession_82eb01e271f228a145aa53836475ab44,
  "/src/app/(payload)/panel/dashboard-view#DashboardView": DashboardView_41c25ecba88b3b820b870b739d80e084,
  "/src/app/(payload)/panel/forgot-password#ForgotPassword": ForgotPassword_63d8eceac3ea90fd7c13a283a61bed40,
  "/src/app/(payload)/panel/second-factor#SecondFactorView": SecondFactorView_35503646b39f51863f70c49d93479cd4,
  "/src/app/(payload)/panel/new-address#NewAddress": NewAddress_0aaeca492a90911475956e1fee6ab55f,
  "/src/app/(payload)/panel/report#Report": Report_3e80dbc3d00ed7fee58d4ec0bc431913,
  "/src/app/(payload)/panel/guides-view#GuidesOfUse": GuidesOfUse_a2e9fceb9f3fe7a07fac96984c345fac,
  "/src/app/(payload)/panel/found-seamen#FoundSeamen": FoundSeamen_7302f3e338daf88d5ebf02f47c73835b,
  "/src/app/(payload)/panel/found-seaman#FoundSeaman": FoundSeaman_0c2be7c1a5a454e9a1b666805ed53ae3,
  "/src/app/(payload)/panel/sent-form#SentForm": SentForm_ad32739a2a767f0288470d374d8c375d,
  "/src/app/(payload)/panel/translations#Translations": Translations_445d80df4c254e307ad193e084d14be6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
