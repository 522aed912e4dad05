import { LanguageMenu as LanguageMenu_26c67160121f8a9e3d702a5bfc551470 } from '../../../cms/desk/lists/language-menu'
import { LanguagesCell as LanguagesCell_3b82edfe6768f3563a33e6aefad84637 } from '../../../cms/desk/lists/languages-cell'
import { TitleCell as TitleCell_39de00ab9a036e8213cecf75f33fb7f5 } from '../../../cms/desk/editing/title-cell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HandOnFeature as HandOnFeature_ef31fcb3adbade778d0fd1f5bbee7b0d } from '../../../cms/documents/rich-text/panel/hand-on-feature'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SteadyBlock as SteadyBlock_9fc32c9bf3019c38ce57b83d7734faaf } from '../../../cms/documents/rich-text/panel/steady-block'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SlugCell as SlugCell_6e97e464ea6ed6a2dc17ee51a0cb57d6 } from '../../../cms/documents/fields/slug-cell'
import { SlugField as SlugField_c66c43a94b2b845dec30b69f9371288a } from '../../../cms/documents/fields/slug-field'
import { PlaceLink as PlaceLink_5d2f592b18b1748b2762dc1d56ec5981 } from '../../../cms/desk/tree/place-link'
import { SharedAsRead as SharedAsRead_6120879634989715faac1a3fbf09eadb } from '../../../cms/desk/editing/shared-fields/shared-as-read'
import { TrashedCell as TrashedCell_94e3de6410c269ee86f3d07562ddb4d3 } from '../../../cms/desk/trash/trashed-cell'
import { SeoTitle as SeoTitle_14722f4dc0f7d012bcd06521d6d00946 } from '../../../cms/documents/fields/seo-fields'
import { SeoDescription as SeoDescription_14722f4dc0f7d012bcd06521d6d00946 } from '../../../cms/documents/fields/seo-fields'
import { SeoImage as SeoImage_14722f4dc0f7d012bcd06521d6d00946 } from '../../../cms/documents/fields/seo-fields'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { StatusCell as StatusCell_b0ae0e7d44055fd5d386ec41d3675a41 } from '../../../cms/desk/editing/status-cell'
import { ViewSwitch as ViewSwitch_e209cc410d538852b24c87d3ef503dd5 } from '../../../cms/desk/tree/view-switch'
import { ListActions as ListActions_fc85bd7594303378f2a9f3fc562e41d6 } from '../../../cms/desk/bulk/list-actions'
import { WhoIsWriting as WhoIsWriting_c064b9fa5a31445c9430a3bbc876eb0e } from '../../../cms/desk/editing/locks/who-is-writing'
import { TrashListNote as TrashListNote_d1d206484f363872b2ed8722be9110b4 } from '../../../cms/desk/trash/trash-list-note'
import { TrashMany as TrashMany_c5f2321da83fcb05ea4f7033996a4546 } from '../../../cms/desk/trash/trash-many'
import { MissingStatus as MissingStatus_54ac3abcdf56bd8f4bdf7e405a18521c } from '../../../cms/desk/editing/missing-status'
import { SourceButton as SourceButton_a042167ed02183310868f7a94460c23c } from '../../../cms/desk/translations/panel/source-button'
import { UnpublishOutsideMenu as UnpublishOutsideMenu_1967100966d01e28ea256387fccf8c42 } from '../../../cms/desk/editing/unpublish-outside-menu'
import { KeepTyped as KeepTyped_b436db643a25b186b45ef93e2441d99a } from '../../../cms/desk/editing/keep-typed'
import { TrashedControls as TrashedControls_52c58bf32632021d92ef791bbc54f898 } from '../../../cms/desk/trash/trashed-controls'
import { ErrorGuide as ErrorGuide_c278b475e092e5f2519214e3ad70ae0b } from '../../../cms/desk/editing/error-guide'
import { ChangesLink as ChangesLink_9ffdeb1661d70f2795e44fd9e5d0ba29 } from '../../../cms/desk/lists/changes-link'
import { DeleteItem as DeleteItem_a60164a77847de33b5871fb716cea562 } from '../../../cms/desk/trash/delete-item'
import { PublishTranslation as PublishTranslation_a64fc93403fb614fa337bdfcc270a0f0 } from '../../../cms/desk/translations/panel/publish-translation'
import { UnpublishLanguage as UnpublishLanguage_07daf02861cfc6b41b0dd77c104ee930 } from '../../../cms/desk/editing/unpublish-language'
import { HistoryView as HistoryView_d04fd502427c0009c516086bb3adf8c8 } from '../../../cms/desk/history/history-view'
import { BesideForm as BesideForm_832505e548c36a4fc88a9f526b262919 } from '../../../cms/desk/translations/panel/source-pane'
import { CreateView as CreateView_26df8b8f9c2f18fdb3f097dcce7823d5 } from '../../../cms/desk/editing/create-view'
import { TreeView as TreeView_fc0fb298f686fa19d6f0858c26e1be80 } from '../../../cms/desk/tree/tree-view'
import { GuideAnswers as GuideAnswers_52ed5c51f303c85be939cface97fad40 } from '../../../../src/features/docs/admin/guide-answers'
import { AmountField as AmountField_2b4a538d294c6479ab304cca464a29ed } from '../../../cms/documents/fields/amount-field'
import { FactElsewhere as FactElsewhere_40e3a9243e1e467c9ae00430acde1c7e } from '../../../cms/documents/fields/fact-elsewhere'
import { SuspendButton as SuspendButton_aee2dee036252076fe532b5132295c61 } from '../../../cms/desk/suspension/suspend-button'
import { KeptInForm as KeptInForm_2bf3ed65c88ccae41fd98934c405e1bc } from '../../../cms/desk/editing/kept-words/kept-words'
import { PublishAtOnceButton as PublishAtOnceButton_efd1218a492ac24218cae41bd0a3d059 } from '../../../cms/desk/editing/publish-at-once-button'
import { VacancyFlags as VacancyFlags_577448978ba7a1a961ccf3aab5be4c2d } from '../../../../src/features/vacancies/admin/vacancy-flags'
import { VacancyCell as VacancyCell_3b19b2e6da5020f736a5fa7780878da5 } from '../../../../src/features/vacancies/admin/vacancy-cell'
import { CloseChosen as CloseChosen_e2ef7b704133de3cfc57d009d77ea370 } from '../../../../src/features/vacancies/admin/close-chosen'
import { StaffNameCell as StaffNameCell_58e17b5cb9918801b74a4ecda9ca58df } from '../../../cms/documents/fields/staff-name-cell'
import { ImportBoard as ImportBoard_706237e9204b893507cf3bb802721977 } from '../../../../src/features/imports/admin/import-board'
import { ImportCompanyCell as ImportCompanyCell_e133ff27cc1ab64fce3c368d52d665e1 } from '../../../../src/features/imports/admin/import-company-cell'
import { NewImport as NewImport_969662015e75381dfa0da477c544a5dc } from '../../../../src/features/imports/admin/new-import'
import { FetchFeedNow as FetchFeedNow_27988454ee38d7c943f5e9bb941410e9 } from '../../../../src/features/imports/admin/fetch-feed-now'
import { FactToRead as FactToRead_e67a22d4a6e470ee22fdf004269017cd } from '../../../cms/documents/fields/fact-to-read'
import { FeedResult as FeedResult_a62553ce1232621789a3eaee7b5142a8 } from '../../../../src/features/imports/admin/feed-result'
import { MakeToken as MakeToken_f936fb127f09bad245967aae052c2498 } from '../../../../src/features/imports/admin/make-token'
import { PushReasonCell as PushReasonCell_a9754710ab1640e8387b2395a91ecc8a } from '../../../../src/features/imports/admin/push-reason-cell'
import { PushReasonFact as PushReasonFact_a9754710ab1640e8387b2395a91ecc8a } from '../../../../src/features/imports/admin/push-reason-cell'
import { MailingOfRequest as MailingOfRequest_2b1e23cacdf03e780845fb5860160049 } from '../../../../src/features/mailing/admin/mailing-of-request'
import { RequestRecord as RequestRecord_0113cef12fba71eff038416fdc52beaf } from '../../../../src/features/requests/admin/request-record'
import { StateCell as StateCell_c344305883261af058dea11dfd38db39 } from '../../../../src/features/requests/admin/state-cell'
import { AssigneeField as AssigneeField_f5388aa7d5052e4bd55f6f0134128134 } from '../../../../src/features/requests/admin/assignee-field'
import { ListPresets as ListPresets_532ffba1d448b03178ca65e56d10a112 } from '../../../../src/features/requests/admin/list-presets'
import { MessageState as MessageState_ef5fecf86ecbffb221324753034adf0e } from '../../../cms/services/mail/panel/message-state'
import { MessageText as MessageText_c77ec43352aac19a29f3ba7228c07939 } from '../../../cms/services/mail/panel/message-text'
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
import { NewAddressWaits as NewAddressWaits_329a4b8aed7bbb885b2726b08fbf9130 } from '../../../../src/features/staff/admin/new-address-waits'
import { AccountFactors as AccountFactors_79dd8647bf63ee9ba8788b1639cc2043 } from '../../../../src/features/staff/admin/account-factors'
import { ActionCell as ActionCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { EntityCell as EntityCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { DocumentCell as DocumentCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { ChangedCell as ChangedCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { CodesCell as CodesCell_377b3794bb56314c4654232d952540f9 } from '../../../../src/features/audit/admin/audit-cells'
import { AuditList as AuditList_c6edfa532cb2953ff2c89dca68d4adcb } from '../../../../src/features/audit/admin/audit-list'
import { MainListView as MainListView_c361a169db9eb3c6debf0544afa67ca3 } from '../../../cms/desk/lists/main-list-view'
import { HelplineLabel as HelplineLabel_d527dc3abb05609a840aa89e395229ee } from '../../../../src/features/helplines/admin/helpline-label'
import { PlanInWords as PlanInWords_5786b4535e1f25a53a6ede9b9402bf25 } from '../../../../src/features/mailing/admin/plan-in-words'
import { PlannedLabel as PlannedLabel_98a145b29c33d02fa3b66ecfec5eb7fb } from '../../../../src/features/mailing/admin/planned-label'
import { MailingLabel as MailingLabel_af1750ddb529ebdc87edd279f43176a0 } from '../../../../src/features/mailing/admin/mailing-label'
import { RatesAge as RatesAge_e7047b53f684b7a7c26a044777ce366a } from '../../../../src/features/vacancies/admin/rates-age'
import { PasskeyPlaceNote as PasskeyPlaceNote_8d0da1d4eb63ed247bf086d6bc1dd4e4 } from '../../../../src/features/staff/admin/passkey-place'
import { PanelIcon as PanelIcon_7f59dfa5fa9f855b2cd0e37833804e9e } from '../../../../src/app/(payload)/panel/mark'
import { PanelLogo as PanelLogo_7f59dfa5fa9f855b2cd0e37833804e9e } from '../../../../src/app/(payload)/panel/mark'
import { ViewLinks as ViewLinks_9affe2cef7c4b9c198abb0df863e18c3 } from '../../../../src/app/(payload)/panel/view-links'
import { Dashboard as Dashboard_62d9b7ba0e52757b9d889a13e711a82d } from '../../../../src/app/(payload)/panel/dashboard'
import { LeadToSecondFactor as LeadToSecondFactor_35503646b39f51863f70c49d93479cd4 } from '../../../../src/app/(payload)/panel/second-factor'
import { SignInAddress as SignInAddress_9cd586ac4ad6e722ee1f62baedcfa80f } from '../../../../src/app/(payload)/panel/sign-in-address'
import { LeftBehindNotice as LeftBehindNotice_8b040e2bb90f5fd8859856739b5e92a4 } from '../../../cms/desk/editing/left-behind-notice'
import { OneLanguage as OneLanguage_0831e3cc24f545cd5e5cc3d81b9ce771 } from '../../../cms/desk/editing/one-language'
import { SignInAgain as SignInAgain_adf6225bf92cdc979da58494c9e05917 } from '../../../cms/desk/editing/signed-out/sign-in-again'
import { TakeOverGuard as TakeOverGuard_a21749e231f17d48443228190c2f49d5 } from '../../../cms/desk/editing/locks/take-over-guard'
import { AskInPanel as AskInPanel_7afbe372c4e2a2d1602315f626698d36 } from '../../../cms/desk/consequences/panel/ask-in-panel'
import { AskPassword as AskPassword_5e5eee08ecd1d9aa0c25a5dc90ec95d9 } from '../../../cms/services/protection/panel/ask-password'
import { LeaveHalfSession as LeaveHalfSession_5d63e259be9ecd9a7d8401231e7d8ff5 } from '../../../cms/services/protection/panel/leave-half-session'
import { DashboardView as DashboardView_41c25ecba88b3b820b870b739d80e084 } from '../../../../src/app/(payload)/panel/dashboard-view'
import { ForgotPassword as ForgotPassword_63d8eceac3ea90fd7c13a283a61bed40 } from '../../../../src/app/(payload)/panel/forgot-password'
import { SecondFactorView as SecondFactorView_35503646b39f51863f70c49d93479cd4 } from '../../../../src/app/(payload)/panel/second-factor'
import { NewAddress as NewAddress_0aaeca492a90911475956e1fee6ab55f } from '../../../../src/app/(payload)/panel/new-address'
import { Report as Report_3e80dbc3d00ed7fee58d4ec0bc431913 } from '../../../../src/app/(payload)/panel/report'
import { GuidesOfUse as GuidesOfUse_a2e9fceb9f3fe7a07fac96984c345fac } from '../../../../src/app/(payload)/panel/guides-view'
import { Translations as Translations_445d80df4c254e307ad193e084d14be6 } from '../../../../src/app/(payload)/panel/translations'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/desk/lists/language-menu#LanguageMenu": LanguageMenu_26c67160121f8a9e3d702a5bfc551470,
  "/src/cms/desk/lists/languages-cell#LanguagesCell": LanguagesCell_3b82edfe6768f3563a33e6aefad84637,
  "/src/cms/desk/editing/title-cell#TitleCell": TitleCell_39de00ab9a036e8213cecf75f33fb7f5,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/cms/documents/rich-text/panel/hand-on-feature#HandOnFeature": HandOnFeature_ef31fcb3adbade778d0fd1f5bbee7b0d,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/documents/rich-text/panel/steady-block#SteadyBlock": SteadyBlock_9fc32c9bf3019c38ce57b83d7734faaf,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/documents/fields/slug-cell#SlugCell": SlugCell_6e97e464ea6ed6a2dc17ee51a0cb57d6,
  "/src/cms/documents/fields/slug-field#SlugField": SlugField_c66c43a94b2b845dec30b69f9371288a,
  "/src/cms/desk/tree/place-link#PlaceLink": PlaceLink_5d2f592b18b1748b2762dc1d56ec5981,
  "/src/cms/desk/editing/shared-fields/shared-as-read#SharedAsRead": SharedAsRead_6120879634989715faac1a3fbf09eadb,
  "/src/cms/desk/trash/trashed-cell#TrashedCell": TrashedCell_94e3de6410c269ee86f3d07562ddb4d3,
  "/src/cms/documents/fields/seo-fields#SeoTitle": SeoTitle_14722f4dc0f7d012bcd06521d6d00946,
  "/src/cms/documents/fields/seo-fields#SeoDescription": SeoDescription_14722f4dc0f7d012bcd06521d6d00946,
  "/src/cms/documents/fields/seo-fields#SeoImage": SeoImage_14722f4dc0f7d012bcd06521d6d00946,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/cms/desk/editing/status-cell#StatusCell": StatusCell_b0ae0e7d44055fd5d386ec41d3675a41,
  "/src/cms/desk/tree/view-switch#ViewSwitch": ViewSwitch_e209cc410d538852b24c87d3ef503dd5,
  "/src/cms/desk/bulk/list-actions#ListActions": ListActions_fc85bd7594303378f2a9f3fc562e41d6,
  "/src/cms/desk/editing/locks/who-is-writing#WhoIsWriting": WhoIsWriting_c064b9fa5a31445c9430a3bbc876eb0e,
  "/src/cms/desk/trash/trash-list-note#TrashListNote": TrashListNote_d1d206484f363872b2ed8722be9110b4,
  "/src/cms/desk/trash/trash-many#TrashMany": TrashMany_c5f2321da83fcb05ea4f7033996a4546,
  "/src/cms/desk/editing/missing-status#MissingStatus": MissingStatus_54ac3abcdf56bd8f4bdf7e405a18521c,
  "/src/cms/desk/translations/panel/source-button#SourceButton": SourceButton_a042167ed02183310868f7a94460c23c,
  "/src/cms/desk/editing/unpublish-outside-menu#UnpublishOutsideMenu": UnpublishOutsideMenu_1967100966d01e28ea256387fccf8c42,
  "/src/cms/desk/editing/keep-typed#KeepTyped": KeepTyped_b436db643a25b186b45ef93e2441d99a,
  "/src/cms/desk/trash/trashed-controls#TrashedControls": TrashedControls_52c58bf32632021d92ef791bbc54f898,
  "/src/cms/desk/editing/error-guide#ErrorGuide": ErrorGuide_c278b475e092e5f2519214e3ad70ae0b,
  "/src/cms/desk/lists/changes-link#ChangesLink": ChangesLink_9ffdeb1661d70f2795e44fd9e5d0ba29,
  "/src/cms/desk/trash/delete-item#DeleteItem": DeleteItem_a60164a77847de33b5871fb716cea562,
  "/src/cms/desk/translations/panel/publish-translation#PublishTranslation": PublishTranslation_a64fc93403fb614fa337bdfcc270a0f0,
  "/src/cms/desk/editing/unpublish-language#UnpublishLanguage": UnpublishLanguage_07daf02861cfc6b41b0dd77c104ee930,
  "/src/cms/desk/history/history-view#HistoryView": HistoryView_d04fd502427c0009c516086bb3adf8c8,
  "/src/cms/desk/translations/panel/source-pane#BesideForm": BesideForm_832505e548c36a4fc88a9f526b262919,
  "/src/cms/desk/editing/create-view#CreateView": CreateView_26df8b8f9c2f18fdb3f097dcce7823d5,
  "/src/cms/desk/tree/tree-view#TreeView": TreeView_fc0fb298f686fa19d6f0858c26e1be80,
  "/src/features/docs/admin/guide-answers#GuideAnswers": GuideAnswers_52ed5c51f303c85be939cface97fad40,
  "/src/cms/documents/fields/amount-field#AmountField": AmountField_2b4a538d294c6479ab304cca464a29ed,
  "/src/cms/documents/fields/fact-elsewhere#FactElsewhere": FactElsewhere_40e3a9243e1e467c9ae00430acde1c7e,
  "/src/cms/desk/suspension/suspend-button#SuspendButton": SuspendButton_aee2dee036252076fe532b5132295c61,
  "/src/cms/desk/editing/kept-words/kept-words#KeptInForm": KeptInForm_2bf3ed65c88ccae41fd98934c405e1bc,
  "/src/cms/desk/editing/publish-at-once-button#PublishAtOnceButton": PublishAtOnceButton_efd1218a492ac24218cae41bd0a3d059,
  "/src/features/vacancies/admin/vacancy-flags#VacancyFlags": VacancyFlags_577448978ba7a1a961ccf3aab5be4c2d,
  "/src/features/vacancies/admin/vacancy-cell#VacancyCell": VacancyCell_3b19b2e6da5020f736a5fa7780878da5,
  "/src/features/vacancies/admin/close-chosen#CloseChosen": CloseChosen_e2ef7b704133de3cfc57d009d77ea370,
  "/src/cms/documents/fields/staff-name-cell#StaffNameCell": StaffNameCell_58e17b5cb9918801b74a4ecda9ca58df,
  "/src/features/imports/admin/import-board#ImportBoard": ImportBoard_706237e9204b893507cf3bb802721977,
  "/src/features/imports/admin/import-company-cell#ImportCompanyCell": ImportCompanyCell_e133ff27cc1ab64fce3c368d52d665e1,
  "/src/features/imports/admin/new-import#NewImport": NewImport_969662015e75381dfa0da477c544a5dc,
  "/src/features/imports/admin/fetch-feed-now#FetchFeedNow": FetchFeedNow_27988454ee38d7c943f5e9bb941410e9,
  "/src/cms/documents/fields/fact-to-read#FactToRead": FactToRead_e67a22d4a6e470ee22fdf004269017cd,
  "/src/features/imports/admin/feed-result#FeedResult": FeedResult_a62553ce1232621789a3eaee7b5142a8,
  "/src/features/imports/admin/make-token#MakeToken": MakeToken_f936fb127f09bad245967aae052c2498,
  "/src/features/imports/admin/push-reason-cell#PushReasonCell": PushReasonCell_a9754710ab1640e8387b2395a91ecc8a,
  "/src/features/imports/admin/push-reason-cell#PushReasonFact": PushReasonFact_a9754710ab1640e8387b2395a91ecc8a,
  "/src/features/mailing/admin/mailing-of-request#MailingOfRequest": MailingOfRequest_2b1e23cacdf03e780845fb5860160049,
  "/src/features/requests/admin/request-record#RequestRecord": RequestRecord_0113cef12fba71eff038416fdc52beaf,
  "/src/features/requests/admin/state-cell#StateCell": StateCell_c344305883261af058dea11dfd38db39,
  "/src/features/requests/admin/assignee-field#AssigneeField": AssigneeField_f5388aa7d5052e4bd55f6f0134128134,
  "/src/features/requests/admin/list-presets#ListPresets": ListPresets_532ffba1d448b03178ca65e56d10a112,
  "/src/cms/services/mail/panel/message-state#MessageState": MessageState_ef5fecf86ecbffb221324753034adf0e,
  "/src/cms/services/mail/panel/message-text#MessageText": MessageText_c77ec43352aac19a29f3ba7228c07939,
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
  "/src/features/staff/admin/new-address-waits#NewAddressWaits": NewAddressWaits_329a4b8aed7bbb885b2726b08fbf9130,
  "/src/features/staff/admin/account-factors#AccountFactors": AccountFactors_79dd8647bf63ee9ba8788b1639cc2043,
  "/src/features/audit/admin/audit-cells#ActionCell": ActionCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-cells#EntityCell": EntityCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-cells#DocumentCell": DocumentCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-cells#ChangedCell": ChangedCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-cells#CodesCell": CodesCell_377b3794bb56314c4654232d952540f9,
  "/src/features/audit/admin/audit-list#AuditList": AuditList_c6edfa532cb2953ff2c89dca68d4adcb,
  "/src/cms/desk/lists/main-list-view#MainListView": MainListView_c361a169db9eb3c6debf0544afa67ca3,
  "/src/features/helplines/admin/helpline-label#HelplineLabel": HelplineLabel_d527dc3abb05609a840aa89e395229ee,
  "/src/features/mailing/admin/plan-in-words#PlanInWords": PlanInWords_5786b4535e1f25a53a6ede9b9402bf25,
  "/src/features/mailing/admin/planned-label#PlannedLabel": PlannedLabel_98a145b29c33d02fa3b66ecfec5eb7fb,
  "/src/features/mailing/admin/mailing-label#MailingLabel": MailingLabel_af1750ddb529ebdc87edd279f43176a0,
  "/src/features/vacancies/admin/rates-age#RatesAge": RatesAge_e7047b53f684b7a7c26a044777ce366a,
  "/src/features/staff/admin/passkey-place#PasskeyPlaceNote": PasskeyPlaceNote_8d0da1d4eb63ed247bf086d6bc1dd4e4,
  "/src/app/(payload)/panel/mark#PanelIcon": PanelIcon_7f59dfa5fa9f855b2cd0e37833804e9e,
  "/src/app/(payload)/panel/mark#PanelLogo": PanelLogo_7f59dfa5fa9f855b2cd0e37833804e9e,
  "/src/app/(payload)/panel/view-links#ViewLinks": ViewLinks_9affe2cef7c4b9c198abb0df863e18c3,
  "/src/app/(payload)/panel/dashboard#Dashboard": Dashboard_62d9b7ba0e52757b9d889a13e711a82d,
  "/src/app/(payload)/panel/second-factor#LeadToSecondFactor": LeadToSecondFactor_35503646b39f51863f70c49d93479cd4,
  "/src/app/(payload)/panel/sign-in-address#SignInAddress": SignInAddress_9cd586ac4ad6e722ee1f62baedcfa80f,
  "/src/cms/desk/editing/left-behind-notice#LeftBehindNotice": LeftBehindNotice_8b040e2bb90f5fd8859856739b5e92a4,
  "/src/cms/desk/editing/one-language#OneLanguage": OneLanguage_0831e3cc24f545cd5e5cc3d81b9ce771,
  "/src/cms/desk/editing/signed-out/sign-in-again#SignInAgain": SignInAgain_adf6225bf92cdc979da58494c9e05917,
  "/src/cms/desk/editing/locks/take-over-guard#TakeOverGuard": TakeOverGuard_a21749e231f17d48443228190c2f49d5,
  "/src/cms/desk/consequences/panel/ask-in-panel#AskInPanel": AskInPanel_7afbe372c4e2a2d1602315f626698d36,
  "/src/cms/services/protection/panel/ask-password#AskPassword": AskPassword_5e5eee08ecd1d9aa0c25a5dc90ec95d9,
  "/src/cms/services/protection/panel/leave-half-session#LeaveHalfSession": LeaveHalfSession_5d63e259be9ecd9a7d8401231e7d8ff5,
  "/src/app/(payload)/panel/dashboard-view#DashboardView": DashboardView_41c25ecba88b3b820b870b739d80e084,
  "/src/app/(payload)/panel/forgot-password#ForgotPassword": ForgotPassword_63d8eceac3ea90fd7c13a283a61bed40,
  "/src/app/(payload)/panel/second-factor#SecondFactorView": SecondFactorView_35503646b39f51863f70c49d93479cd4,
  "/src/app/(payload)/panel/new-address#NewAddress": NewAddress_0aaeca492a90911475956e1fee6ab55f,
  "/src/app/(payload)/panel/report#Report": Report_3e80dbc3d00ed7fee58d4ec0bc431913,
  "/src/app/(payload)/panel/guides-view#GuidesOfUse": GuidesOfUse_a2e9fceb9f3fe7a07fac96984c345fac,
  "/src/app/(payload)/panel/translations#Translations": Translations_445d80df4c254e307ad193e084d14be6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
