import * as migration_20261121_035717_initial from './20261121_035717_initial';
import * as migration_20261121_162204_redirects_and_media from './20261121_162204_redirects_and_media';
import * as migration_20261121_181110_docs from './20261121_181110_docs';
import * as migration_20261121_192643_editors_day from './20261121_192643_editors_day';
import * as migration_20261121_195238_media_and_globals from './20261121_195238_media_and_globals';
import * as migration_20261121_224715_pictures from './20261121_224715_pictures';
import * as migration_20261122_032200_mailing_prices from './20261122_032200_mailing_prices';
import * as migration_20261122_130509_rename_withdraw_to_unpublish from './20261122_130509_rename_withdraw_to_unpublish';
import * as migration_20261122_145723_crewings_and_vacancies from './20261122_145723_crewings_and_vacancies';
import * as migration_20261122_151829_tags_and_boundaries from './20261122_151829_tags_and_boundaries';
import * as migration_20261122_153230_redirects_to_any_type from './20261122_153230_redirects_to_any_type';
import * as migration_20261122_154542_vacancy_lists from './20261122_154542_vacancy_lists';
import * as migration_20261122_181500_search_sections from './20261122_181500_search_sections';
import * as migration_20261122_182500_vacancy_search from './20261122_182500_vacancy_search';
import * as migration_20261122_183219_exchange_rates from './20261122_183219_exchange_rates';
import * as migration_20261123_022416_requests_and_mail from './20261123_022416_requests_and_mail';
import * as migration_20261123_022500_form_tables from './20261123_022500_form_tables';
import * as migration_20261123_062500_backup_state from './20261123_062500_backup_state';
import * as migration_20261123_062739_requests_about_data from './20261123_062739_requests_about_data';
import * as migration_20261123_092755_mailings from './20261123_092755_mailings';
import * as migration_20261123_092800_mailing_stop_links from './20261123_092800_mailing_stop_links';
import * as migration_20261123_094500_raised_alerts from './20261123_094500_raised_alerts';
import * as migration_20261123_122015_request_digest_index from './20261123_122015_request_digest_index';
import * as migration_20261123_140923_seamen from './20261123_140923_seamen';
import * as migration_20261123_150000_seaman_sessions from './20261123_150000_seaman_sessions';
import * as migration_20261123_160555_seaman_services from './20261123_160555_seaman_services';
import * as migration_20261123_161500_service_file_bytes from './20261123_161500_service_file_bytes';
import * as migration_20261123_235527_history_names from './20261123_235527_history_names';
import * as migration_20261125_202430_warnings_alerts_and_imports from './20261125_202430_warnings_alerts_and_imports';
import * as migration_20261125_202501_vacancy_alert_tables from './20261125_202501_vacancy_alert_tables';
import * as migration_20261125_202502_import_tables from './20261125_202502_import_tables';
import * as migration_20261125_202503_feeds_of_companies from './20261125_202503_feeds_of_companies';
import * as migration_20261125_220000_ledger_clock from './20261125_220000_ledger_clock';
import * as migration_20261126_041153_translators_desk from './20261126_041153_translators_desk';
import * as migration_20261126_235901_audit_append_only from './20261126_235901_audit_append_only';
import * as migration_20261126_235902_translations from './20261126_235902_translations';
import * as migration_20261126_235903_panel_words from './20261126_235903_panel_words';
import * as migration_20261126_235904_typed_addresses from './20261126_235904_typed_addresses';
import * as migration_20261127_000101_care_and_plans from './20261127_000101_care_and_plans';
import * as migration_20261127_000102_same_texts from './20261127_000102_same_texts';
import * as migration_20261128_050506_staff_accounts_and_mail from './20261128_050506_staff_accounts_and_mail';
import * as migration_20261128_053906_robot_signs from './20261128_053906_robot_signs';
import * as migration_20261128_060000_applications_of_links from './20261128_060000_applications_of_links';
import * as migration_20261128_060000_stored_files from './20261128_060000_stored_files';
import * as migration_20261129_100046_publications_lack_text from './20261129_100046_publications_lack_text';
import * as migration_20261129_102054_helplines from './20261129_102054_helplines';
import * as migration_20261130_040000_file_uploads from './20261130_040000_file_uploads';
import * as migration_20261130_050000_company_search from './20261130_050000_company_search';
import * as migration_20261130_100000_staff_factors from './20261130_100000_staff_factors';
import * as migration_20261130_110000_guide_answers from './20261130_110000_guide_answers';
import * as migration_20261130_110000_help_situations from './20261130_110000_help_situations';
import * as migration_20261130_130000_kept_recovery_codes from './20261130_130000_kept_recovery_codes';
import * as migration_20261130_140000_contract_lengths from './20261130_140000_contract_lengths';
import * as migration_20261130_150000_assumed_facts from './20261130_150000_assumed_facts';
import * as migration_20261130_150000_helpline_years from './20261130_150000_helpline_years';
import * as migration_20261130_160000_feed_formats from './20261130_160000_feed_formats';
import * as migration_20261130_160000_import_workbooks from './20261130_160000_import_workbooks';
import * as migration_20261130_160000_portal_feeds from './20261130_160000_portal_feeds';
import * as migration_20261130_160001_index_now_trigger from './20261130_160001_index_now_trigger';
import * as migration_20261130_170000_import_desk from './20261130_170000_import_desk';
import * as migration_20261130_181108_own_record from './20261130_181108_own_record';
import * as migration_20261130_181656_ports from './20261130_181656_ports';
import * as migration_20261130_181657_vacancy_search_ports from './20261130_181657_vacancy_search_ports';
import * as migration_20261130_210825_paper_reminders from './20261130_210825_paper_reminders';
import * as migration_20261130_210826_paper_reminder_tables from './20261130_210826_paper_reminder_tables';
import * as migration_20261130_211743_own_profile from './20261130_211743_own_profile';
import * as migration_20261130_214500_paper_scans from './20261130_214500_paper_scans';
import * as migration_20261201_000641_company_forms from './20261201_000641_company_forms';
import * as migration_20261201_002825_audit_read from './20261201_002825_audit_read';
import * as migration_20261201_003000_shared_forms from './20261201_003000_shared_forms';
import * as migration_20261201_010000_seamen_found from './20261201_010000_seamen_found';
import * as migration_20261201_010001_seamen_found_tables from './20261201_010001_seamen_found_tables';
import * as migration_20261202_030000_old_cvs from './20261202_030000_old_cvs';
import * as migration_20261202_040000_company_desk from './20261202_040000_company_desk';
import * as migration_20261202_040001_company_desk_tables from './20261202_040001_company_desk_tables';

export const migrations = [
  {
    up: migration_20261121_035717_initial.up,
    down: migration_20261121_035717_initial.down,
    name: '20261121_035717_initial',
  },
  {
    up: migration_20261121_162204_redirects_and_media.up,
    down: migration_20261121_162204_redirects_and_media.down,
    name: '20261121_162204_redirects_and_media',
  },
  {
    up: migration_20261121_181110_docs.up,
    down: migration_20261121_181110_docs.down,
    name: '20261121_181110_docs',
  },
  {
    up: migration_20261121_192643_editors_day.up,
    down: migration_20261121_192643_editors_day.down,
    name: '20261121_192643_editors_day',
  },
  {
    up: migration_20261121_195238_media_and_globals.up,
    down: migration_20261121_195238_media_and_globals.down,
    name: '20261121_195238_media_and_globals',
  },
  {
    up: migration_20261121_224715_pictures.up,
    down: migration_20261121_224715_pictures.down,
    name: '20261121_224715_pictures',
  },
  {
    up: migration_20261122_032200_mailing_prices.up,
    down: migration_20261122_032200_mailing_prices.down,
    name: '20261122_032200_mailing_prices',
  },
  {
    up: migration_20261122_130509_rename_withdraw_to_unpublish.up,
    down: migration_20261122_130509_rename_withdraw_to_unpublish.down,
    name: '20261122_130509_rename_withdraw_to_unpublish',
  },
  {
    up: migration_20261122_145723_crewings_and_vacancies.up,
    down: migration_20261122_145723_crewings_and_vacancies.down,
    name: '20261122_145723_crewings_and_vacancies',
  },
  {
    up: migration_20261122_151829_tags_and_boundaries.up,
    down: migration_20261122_151829_tags_and_boundaries.down,
    name: '20261122_151829_tags_and_boundaries',
  },
  {
    up: migration_20261122_153230_redirects_to_any_type.up,
    down: migration_20261122_153230_redirects_to_any_type.down,
    name: '20261122_153230_redirects_to_any_type',
  },
  {
    up: migration_20261122_154542_vacancy_lists.up,
    down: migration_20261122_154542_vacancy_lists.down,
    name: '20261122_154542_vacancy_lists',
  },
  {
    up: migration_20261122_181500_search_sections.up,
    down: migration_20261122_181500_search_sections.down,
    name: '20261122_181500_search_sections',
  },
  {
    up: migration_20261122_182500_vacancy_search.up,
    down: migration_20261122_182500_vacancy_search.down,
    name: '20261122_182500_vacancy_search',
  },
  {
    up: migration_20261122_183219_exchange_rates.up,
    down: migration_20261122_183219_exchange_rates.down,
    name: '20261122_183219_exchange_rates',
  },
  {
    up: migration_20261123_022416_requests_and_mail.up,
    down: migration_20261123_022416_requests_and_mail.down,
    name: '20261123_022416_requests_and_mail',
  },
  {
    up: migration_20261123_022500_form_tables.up,
    down: migration_20261123_022500_form_tables.down,
    name: '20261123_022500_form_tables',
  },
  {
    up: migration_20261123_062500_backup_state.up,
    down: migration_20261123_062500_backup_state.down,
    name: '20261123_062500_backup_state',
  },
  {
    up: migration_20261123_062739_requests_about_data.up,
    down: migration_20261123_062739_requests_about_data.down,
    name: '20261123_062739_requests_about_data',
  },
  {
    up: migration_20261123_092755_mailings.up,
    down: migration_20261123_092755_mailings.down,
    name: '20261123_092755_mailings',
  },
  {
    up: migration_20261123_092800_mailing_stop_links.up,
    down: migration_20261123_092800_mailing_stop_links.down,
    name: '20261123_092800_mailing_stop_links',
  },
  {
    up: migration_20261123_094500_raised_alerts.up,
    down: migration_20261123_094500_raised_alerts.down,
    name: '20261123_094500_raised_alerts',
  },
  {
    up: migration_20261123_122015_request_digest_index.up,
    down: migration_20261123_122015_request_digest_index.down,
    name: '20261123_122015_request_digest_index',
  },
  {
    up: migration_20261123_140923_seamen.up,
    down: migration_20261123_140923_seamen.down,
    name: '20261123_140923_seamen',
  },
  {
    up: migration_20261123_150000_seaman_sessions.up,
    down: migration_20261123_150000_seaman_sessions.down,
    name: '20261123_150000_seaman_sessions',
  },
  {
    up: migration_20261123_160555_seaman_services.up,
    down: migration_20261123_160555_seaman_services.down,
    name: '20261123_160555_seaman_services',
  },
  {
    up: migration_20261123_161500_service_file_bytes.up,
    down: migration_20261123_161500_service_file_bytes.down,
    name: '20261123_161500_service_file_bytes',
  },
  {
    up: migration_20261123_235527_history_names.up,
    down: migration_20261123_235527_history_names.down,
    name: '20261123_235527_history_names',
  },
  {
    up: migration_20261125_202430_warnings_alerts_and_imports.up,
    down: migration_20261125_202430_warnings_alerts_and_imports.down,
    name: '20261125_202430_warnings_alerts_and_imports',
  },
  {
    up: migration_20261125_202501_vacancy_alert_tables.up,
    down: migration_20261125_202501_vacancy_alert_tables.down,
    name: '20261125_202501_vacancy_alert_tables',
  },
  {
    up: migration_20261125_202502_import_tables.up,
    down: migration_20261125_202502_import_tables.down,
    name: '20261125_202502_import_tables',
  },
  {
    up: migration_20261125_202503_feeds_of_companies.up,
    down: migration_20261125_202503_feeds_of_companies.down,
    name: '20261125_202503_feeds_of_companies',
  },
  {
    up: migration_20261125_220000_ledger_clock.up,
    down: migration_20261125_220000_ledger_clock.down,
    name: '20261125_220000_ledger_clock',
  },
  {
    up: migration_20261126_041153_translators_desk.up,
    down: migration_20261126_041153_translators_desk.down,
    name: '20261126_041153_translators_desk',
  },
  {
    up: migration_20261126_235901_audit_append_only.up,
    down: migration_20261126_235901_audit_append_only.down,
    name: '20261126_235901_audit_append_only',
  },
  {
    up: migration_20261126_235902_translations.up,
    down: migration_20261126_235902_translations.down,
    name: '20261126_235902_translations',
  },
  {
    up: migration_20261126_235903_panel_words.up,
    down: migration_20261126_235903_panel_words.down,
    name: '20261126_235903_panel_words',
  },
  {
    up: migration_20261126_235904_typed_addresses.up,
    down: migration_20261126_235904_typed_addresses.down,
    name: '20261126_235904_typed_addresses',
  },
  {
    up: migration_20261127_000101_care_and_plans.up,
    down: migration_20261127_000101_care_and_plans.down,
    name: '20261127_000101_care_and_plans',
  },
  {
    up: migration_20261127_000102_same_texts.up,
    down: migration_20261127_000102_same_texts.down,
    name: '20261127_000102_same_texts',
  },
  {
    up: migration_20261128_050506_staff_accounts_and_mail.up,
    down: migration_20261128_050506_staff_accounts_and_mail.down,
    name: '20261128_050506_staff_accounts_and_mail',
  },
  {
    up: migration_20261128_053906_robot_signs.up,
    down: migration_20261128_053906_robot_signs.down,
    name: '20261128_053906_robot_signs',
  },
  {
    up: migration_20261128_060000_applications_of_links.up,
    down: migration_20261128_060000_applications_of_links.down,
    name: '20261128_060000_applications_of_links',
  },
  {
    up: migration_20261128_060000_stored_files.up,
    down: migration_20261128_060000_stored_files.down,
    name: '20261128_060000_stored_files',
  },
  {
    up: migration_20261129_100046_publications_lack_text.up,
    down: migration_20261129_100046_publications_lack_text.down,
    name: '20261129_100046_publications_lack_text',
  },
  {
    up: migration_20261129_102054_helplines.up,
    down: migration_20261129_102054_helplines.down,
    name: '20261129_102054_helplines',
  },
  {
    up: migration_20261130_040000_file_uploads.up,
    down: migration_20261130_040000_file_uploads.down,
    name: '20261130_040000_file_uploads',
  },
  {
    up: migration_20261130_050000_company_search.up,
    down: migration_20261130_050000_company_search.down,
    name: '20261130_050000_company_search',
  },
  {
    up: migration_20261130_100000_staff_factors.up,
    down: migration_20261130_100000_staff_factors.down,
    name: '20261130_100000_staff_factors',
  },
  {
    up: migration_20261130_110000_guide_answers.up,
    down: migration_20261130_110000_guide_answers.down,
    name: '20261130_110000_guide_answers',
  },
  {
    up: migration_20261130_110000_help_situations.up,
    down: migration_20261130_110000_help_situations.down,
    name: '20261130_110000_help_situations',
  },
  {
    up: migration_20261130_130000_kept_recovery_codes.up,
    down: migration_20261130_130000_kept_recovery_codes.down,
    name: '20261130_130000_kept_recovery_codes',
  },
  {
    up: migration_20261130_140000_contract_lengths.up,
    down: migration_20261130_140000_contract_lengths.down,
    name: '20261130_140000_contract_lengths',
  },
  {
    up: migration_20261130_150000_assumed_facts.up,
    down: migration_20261130_150000_assumed_facts.down,
    name: '20261130_150000_assumed_facts',
  },
  {
    up: migration_20261130_150000_helpline_years.up,
    down: migration_20261130_150000_helpline_years.down,
    name: '20261130_150000_helpline_years',
  },
  {
    up: migration_20261130_160000_feed_formats.up,
    down: migration_20261130_160000_feed_formats.down,
    name: '20261130_160000_feed_formats',
  },
  {
    up: migration_20261130_160000_import_workbooks.up,
    down: migration_20261130_160000_import_workbooks.down,
    name: '20261130_160000_import_workbooks',
  },
  {
    up: migration_20261130_160000_portal_feeds.up,
    down: migration_20261130_160000_portal_feeds.down,
    name: '20261130_160000_portal_feeds',
  },
  {
    up: migration_20261130_160001_index_now_trigger.up,
    down: migration_20261130_160001_index_now_trigger.down,
    name: '20261130_160001_index_now_trigger',
  },
  {
    up: migration_20261130_170000_import_desk.up,
    down: migration_20261130_170000_import_desk.down,
    name: '20261130_170000_import_desk',
  },
  {
    up: migration_20261130_181108_own_record.up,
    down: migration_20261130_181108_own_record.down,
    name: '20261130_181108_own_record',
  },
  {
    up: migration_20261130_181656_ports.up,
    down: migration_20261130_181656_ports.down,
    name: '20261130_181656_ports',
  },
  {
    up: migration_20261130_181657_vacancy_search_ports.up,
    down: migration_20261130_181657_vacancy_search_ports.down,
    name: '20261130_181657_vacancy_search_ports',
  },
  {
    up: migration_20261130_210825_paper_reminders.up,
    down: migration_20261130_210825_paper_reminders.down,
    name: '20261130_210825_paper_reminders',
  },
  {
    up: migration_20261130_210826_paper_reminder_tables.up,
    down: migration_20261130_210826_paper_reminder_tables.down,
    name: '20261130_210826_paper_reminder_tables',
  },
  {
    up: migration_20261130_211743_own_profile.up,
    down: migration_20261130_211743_own_profile.down,
    name: '20261130_211743_own_profile',
  },
  {
    up: migration_20261130_214500_paper_scans.up,
    down: migration_20261130_214500_paper_scans.down,
    name: '20261130_214500_paper_scans',
  },
  {
    up: migration_20261201_000641_company_forms.up,
    down: migration_20261201_000641_company_forms.down,
    name: '20261201_000641_company_forms',
  },
  {
    up: migration_20261201_002825_audit_read.up,
    down: migration_20261201_002825_audit_read.down,
    name: '20261201_002825_audit_read',
  },
  {
    up: migration_20261201_003000_shared_forms.up,
    down: migration_20261201_003000_shared_forms.down,
    name: '20261201_003000_shared_forms',
  },
  {
    up: migration_20261201_010000_seamen_found.up,
    down: migration_20261201_010000_seamen_found.down,
    name: '20261201_010000_seamen_found',
  },
  {
    up: migration_20261201_010001_seamen_found_tables.up,
    down: migration_20261201_010001_seamen_found_tables.down,
    name: '20261201_010001_seamen_found_tables',
  },
  {
    up: migration_20261202_030000_old_cvs.up,
    down: migration_20261202_030000_old_cvs.down,
    name: '20261202_030000_old_cvs',
  },
  {
    up: migration_20261202_040000_company_desk.up,
    down: migration_20261202_040000_company_desk.down,
    name: '20261202_040000_company_desk',
  },
  {
    up: migration_20261202_040001_company_desk_tables.up,
    down: migration_20261202_040001_company_desk_tables.down,
    name: '20261202_040001_company_desk_tables'
  },
];
