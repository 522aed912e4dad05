import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_crewings_languages" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_crewings_messengers_kind" AS ENUM('whatsapp', 'telegram', 'viber', 'signal', 'wechat', 'line', 'messenger');
  CREATE TYPE "public"."enum_vessel_type" AS ENUM('dry-cargo-ship', 'bulk-carrier', 'self-discharging-bulk-carrier', 'ore-carrier', 'cement-carrier', 'general-cargo-ship', 'multi-purpose-vessel', 'heavy-lift-vessel', 'river-sea-vessel', 'container-ship', 'refrigerated-cargo-ship', 'livestock-carrier', 'ro-ro-vessel', 'ro-ro-cargo-ship', 'vehicle-carrier', 'ro-pax-ferry', 'tanker', 'oil-tanker', 'crude-oil-tanker', 'product-tanker', 'shuttle-tanker', 'bunkering-tanker', 'chemical-tanker', 'oil-chemical-tanker', 'bitumen-tanker', 'gas-carrier', 'lng-carrier', 'lpg-carrier', 'passenger-vessel', 'cruise-ship', 'passenger-ferry', 'high-speed-craft', 'river-cruise-vessel', 'yacht', 'motor-yacht', 'sailing-yacht', 'offshore-vessel', 'platform-supply-vessel', 'anchor-handling-vessel', 'crew-transfer-vessel', 'standby-rescue-vessel', 'offshore-construction-vessel', 'diving-support-vessel', 'pipe-laying-vessel', 'cable-laying-vessel', 'wind-service-vessel', 'wind-installation-vessel', 'seismic-vessel', 'accommodation-vessel', 'offshore-unit', 'drilling-unit', 'drillship', 'jack-up', 'fpso', 'fso', 'tug-or-workboat', 'tug', 'harbour-tug', 'ocean-going-tug', 'pusher-tug', 'workboat', 'pilot-boat', 'barge', 'dredger', 'hopper-dredger', 'cutter-suction-dredger', 'special-purpose-ship', 'research-vessel', 'icebreaker', 'training-ship', 'fishing-vessel', 'trawler');
  CREATE TYPE "public"."enum_country" AS ENUM('AD', 'AE', 'AF', 'AG', 'AI', 'AL', 'AM', 'AO', 'AQ', 'AR', 'AS', 'AT', 'AU', 'AW', 'AX', 'AZ', 'BA', 'BB', 'BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BL', 'BM', 'BN', 'BO', 'BQ', 'BR', 'BS', 'BT', 'BV', 'BW', 'BY', 'BZ', 'CA', 'CC', 'CD', 'CF', 'CG', 'CH', 'CI', 'CK', 'CL', 'CM', 'CN', 'CO', 'CR', 'CU', 'CV', 'CW', 'CX', 'CY', 'CZ', 'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ', 'EC', 'EE', 'EG', 'EH', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FK', 'FM', 'FO', 'FR', 'GA', 'GB', 'GD', 'GE', 'GF', 'GG', 'GH', 'GI', 'GL', 'GM', 'GN', 'GP', 'GQ', 'GR', 'GS', 'GT', 'GU', 'GW', 'GY', 'HK', 'HM', 'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IM', 'IN', 'IO', 'IQ', 'IR', 'IS', 'IT', 'JE', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KI', 'KM', 'KN', 'KP', 'KR', 'KW', 'KY', 'KZ', 'LA', 'LB', 'LC', 'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MH', 'MK', 'ML', 'MM', 'MN', 'MO', 'MP', 'MQ', 'MR', 'MS', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NC', 'NE', 'NF', 'NG', 'NI', 'NL', 'NO', 'NP', 'NR', 'NU', 'NZ', 'OM', 'PA', 'PE', 'PF', 'PG', 'PH', 'PK', 'PL', 'PM', 'PN', 'PR', 'PS', 'PT', 'PW', 'PY', 'QA', 'RE', 'RO', 'RS', 'RU', 'RW', 'SA', 'SB', 'SC', 'SD', 'SE', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS', 'ST', 'SV', 'SX', 'SY', 'SZ', 'TC', 'TD', 'TF', 'TG', 'TH', 'TJ', 'TK', 'TL', 'TM', 'TN', 'TO', 'TR', 'TT', 'TV', 'TW', 'TZ', 'UA', 'UG', 'UM', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VG', 'VI', 'VN', 'VU', 'WF', 'WS', 'XK', 'YE', 'YT', 'ZA', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_crewings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__crewings_v_version_languages" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__crewings_v_version_messengers_kind" AS ENUM('whatsapp', 'telegram', 'viber', 'signal', 'wechat', 'line', 'messenger');
  CREATE TYPE "public"."enum__crewings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__crewings_v_published_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_seafarer_document" AS ENUM('certificate-of-competency', 'flag-endorsement', 'gmdss-general-operator', 'rating-watch-certificate', 'able-seafarer-certificate', 'basic-safety-training', 'survival-craft', 'fast-rescue-boats', 'advanced-fire-fighting', 'medical-first-aid', 'medical-care', 'ship-security-officer', 'security-awareness', 'designated-security-duties', 'tanker-basic-oil-chemical', 'tanker-advanced-oil', 'tanker-advanced-chemical', 'tanker-basic-gas', 'tanker-advanced-gas', 'passenger-ship-crowd-management', 'passenger-ship-crisis-management', 'igf-basic', 'igf-advanced', 'polar-basic', 'polar-advanced', 'ecdis', 'radar-arpa', 'bridge-resource-management', 'engine-room-resource-management', 'high-voltage', 'ships-cook-certificate', 'dp-certificate', 'offshore-survival-training', 'helicopter-escape-training', 'crane-operator-certificate', 'welder-certificate', 'seafarer-medical-certificate', 'yellow-fever-vaccination', 'drug-and-alcohol-test', 'passport', 'seamans-book', 'seafarers-identity-document', 'us-crew-visa', 'schengen-visa', 'australian-crew-visa');
  CREATE TYPE "public"."enum_rank" AS ENUM('master', 'staff-captain', 'chief-mate', 'second-mate', 'third-mate', 'fourth-mate', 'safety-officer', 'radio-officer', 'deck-cadet', 'bosun', 'able-seafarer-deck', 'ordinary-seafarer', 'deck-trainee', 'pumpman', 'ships-carpenter', 'deck-crane-operator', 'chief-engineer', 'second-engineer', 'third-engineer', 'fourth-engineer', 'gas-engineer', 'refrigeration-engineer', 'engine-cadet', 'able-seafarer-engine', 'motorman', 'wiper', 'fitter', 'welder', 'engine-trainee', 'electro-technical-officer', 'electro-technical-rating', 'electro-technical-cadet', 'electronics-engineer', 'chief-cook', 'second-cook', 'ships-cook', 'cook-trainee', 'baker', 'chief-steward', 'steward', 'messman', 'offshore-installation-manager', 'barge-master', 'ballast-control-operator', 'senior-dp-operator', 'dp-operator', 'tow-master', 'offshore-crane-operator', 'rov-supervisor', 'rov-pilot', 'hydrographic-surveyor', 'rigger', 'roustabout', 'offshore-medic', 'hotel-director', 'purser', 'guest-services-officer', 'executive-chef', 'sous-chef', 'chef-de-partie', 'waiter', 'bartender', 'housekeeping-supervisor', 'cabin-steward', 'laundry-attendant', 'security-guard', 'ships-doctor', 'ships-nurse', 'entertainer', 'youth-counsellor');
  CREATE TYPE "public"."enum_wage_currency" AS ENUM('USD', 'EUR', 'GBP', 'NOK', 'DKK', 'SEK', 'PLN', 'UAH', 'RUB', 'TRY', 'AED', 'SAR', 'INR', 'PHP', 'IDR', 'CNY', 'HKD', 'SGD', 'JPY', 'KRW', 'AUD', 'CAD', 'BRL');
  CREATE TYPE "public"."enum_vacancies_pay_period" AS ENUM('month', 'day');
  CREATE TYPE "public"."enum_english_level" AS ENUM('basic', 'intermediate', 'good', 'fluent');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_pay_period" AS ENUM('month', 'day');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_published_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TABLE "crewings_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_crewings_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "crewings_telephones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "crewings_messengers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_crewings_messengers_kind",
  	"handle" varchar
  );
  
  CREATE TABLE "crewings_fleet_vessel_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_vessel_type",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "crewings_fleet_flags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_country",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "crewings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"legal_name" varchar,
  	"slug" varchar,
  	"logo_id" integer,
  	"country" "enum_country",
  	"city" varchar,
  	"address" varchar,
  	"time_zone" varchar DEFAULT 'UTC',
  	"website" varchar,
  	"email" varchar,
  	"licence_number" varchar,
  	"licence_authority" varchar,
  	"licence_register_url" varchar,
  	"licence_valid_until" timestamp(3) with time zone,
  	"licence_checked_on" timestamp(3) with time zone,
  	"licence_valid_to" timestamp(3) with time zone,
  	"is_example" boolean DEFAULT false,
  	"first_published_at" timestamp(3) with time zone,
  	"last_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_crewings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "crewings_locales" (
  	"about" varchar,
  	"warning" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_crewings_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__crewings_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_crewings_v_version_telephones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_crewings_v_version_messengers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__crewings_v_version_messengers_kind",
  	"handle" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_crewings_v_version_fleet_vessel_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_vessel_type",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_crewings_v_version_fleet_flags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_country",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_crewings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_legal_name" varchar,
  	"version_slug" varchar,
  	"version_logo_id" integer,
  	"version_country" "enum_country",
  	"version_city" varchar,
  	"version_address" varchar,
  	"version_time_zone" varchar DEFAULT 'UTC',
  	"version_website" varchar,
  	"version_email" varchar,
  	"version_licence_number" varchar,
  	"version_licence_authority" varchar,
  	"version_licence_register_url" varchar,
  	"version_licence_valid_until" timestamp(3) with time zone,
  	"version_licence_checked_on" timestamp(3) with time zone,
  	"version_licence_valid_to" timestamp(3) with time zone,
  	"version_is_example" boolean DEFAULT false,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_last_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__crewings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__crewings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_crewings_v_locales" (
  	"version_about" varchar,
  	"version_warning" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "vacancies_vessel_crew_nationalities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_country",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vacancies_certificates" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_seafarer_document",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vacancies_citizenships" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_country",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer,
  	"rank" "enum_rank",
  	"vessel_type" "enum_vessel_type",
  	"open_until_day" timestamp(3) with time zone,
  	"pay_negotiable" boolean DEFAULT false,
  	"pay_min" numeric,
  	"pay_max" numeric,
  	"pay_currency" "enum_wage_currency" DEFAULT 'USD',
  	"pay_period" "enum_vacancies_pay_period" DEFAULT 'month',
  	"contract_months" numeric,
  	"contract_plus_minus" numeric,
  	"joining_from" timestamp(3) with time zone,
  	"joining_to" timestamp(3) with time zone,
  	"joining_port" varchar,
  	"joining_country" "enum_country",
  	"vessel_name" varchar,
  	"vessel_flag" "enum_country",
  	"vessel_built" numeric,
  	"vessel_deadweight" numeric,
  	"vessel_gross_tonnage" numeric,
  	"vessel_engine" varchar,
  	"vessel_power" numeric,
  	"vessel_crew" numeric,
  	"english_level" "enum_english_level",
  	"experience" numeric,
  	"contact_name" varchar,
  	"contact_email" varchar,
  	"contact_telephone" varchar,
  	"title" varchar,
  	"open_until" timestamp(3) with time zone,
  	"vessel_group" varchar,
  	"is_example" boolean DEFAULT false,
  	"first_published_at" timestamp(3) with time zone,
  	"last_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_vacancies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "vacancies_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_vessel_crew_nationalities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_country",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_certificates" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_seafarer_document",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_citizenships" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_country",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_company_id" integer,
  	"version_rank" "enum_rank",
  	"version_vessel_type" "enum_vessel_type",
  	"version_open_until_day" timestamp(3) with time zone,
  	"version_pay_negotiable" boolean DEFAULT false,
  	"version_pay_min" numeric,
  	"version_pay_max" numeric,
  	"version_pay_currency" "enum_wage_currency" DEFAULT 'USD',
  	"version_pay_period" "enum__vacancies_v_version_pay_period" DEFAULT 'month',
  	"version_contract_months" numeric,
  	"version_contract_plus_minus" numeric,
  	"version_joining_from" timestamp(3) with time zone,
  	"version_joining_to" timestamp(3) with time zone,
  	"version_joining_port" varchar,
  	"version_joining_country" "enum_country",
  	"version_vessel_name" varchar,
  	"version_vessel_flag" "enum_country",
  	"version_vessel_built" numeric,
  	"version_vessel_deadweight" numeric,
  	"version_vessel_gross_tonnage" numeric,
  	"version_vessel_engine" varchar,
  	"version_vessel_power" numeric,
  	"version_vessel_crew" numeric,
  	"version_english_level" "enum_english_level",
  	"version_experience" numeric,
  	"version_contact_name" varchar,
  	"version_contact_email" varchar,
  	"version_contact_telephone" varchar,
  	"version_title" varchar,
  	"version_open_until" timestamp(3) with time zone,
  	"version_vessel_group" varchar,
  	"version_is_example" boolean DEFAULT false,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_last_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__vacancies_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_vacancies_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "crewings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vacancies_id" integer;
  ALTER TABLE "crewings_languages" ADD CONSTRAINT "crewings_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "crewings_telephones" ADD CONSTRAINT "crewings_telephones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "crewings_messengers" ADD CONSTRAINT "crewings_messengers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "crewings_fleet_vessel_types" ADD CONSTRAINT "crewings_fleet_vessel_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "crewings_fleet_flags" ADD CONSTRAINT "crewings_fleet_flags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "crewings" ADD CONSTRAINT "crewings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "crewings_locales" ADD CONSTRAINT "crewings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_crewings_v_version_languages" ADD CONSTRAINT "_crewings_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_crewings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_crewings_v_version_telephones" ADD CONSTRAINT "_crewings_v_version_telephones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_crewings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_crewings_v_version_messengers" ADD CONSTRAINT "_crewings_v_version_messengers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_crewings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_crewings_v_version_fleet_vessel_types" ADD CONSTRAINT "_crewings_v_version_fleet_vessel_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_crewings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_crewings_v_version_fleet_flags" ADD CONSTRAINT "_crewings_v_version_fleet_flags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_crewings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_crewings_v" ADD CONSTRAINT "_crewings_v_parent_id_crewings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_crewings_v" ADD CONSTRAINT "_crewings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_crewings_v_locales" ADD CONSTRAINT "_crewings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_crewings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_vessel_crew_nationalities" ADD CONSTRAINT "vacancies_vessel_crew_nationalities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_certificates" ADD CONSTRAINT "vacancies_certificates_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_citizenships" ADD CONSTRAINT "vacancies_citizenships_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_vessel_crew_nationalities" ADD CONSTRAINT "_vacancies_v_version_vessel_crew_nationalities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_certificates" ADD CONSTRAINT "_vacancies_v_version_certificates_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_citizenships" ADD CONSTRAINT "_vacancies_v_version_citizenships_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_company_id_crewings_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "crewings_languages_order_idx" ON "crewings_languages" USING btree ("order");
  CREATE INDEX "crewings_languages_parent_idx" ON "crewings_languages" USING btree ("parent_id");
  CREATE INDEX "crewings_telephones_order_idx" ON "crewings_telephones" USING btree ("_order");
  CREATE INDEX "crewings_telephones_parent_id_idx" ON "crewings_telephones" USING btree ("_parent_id");
  CREATE INDEX "crewings_messengers_order_idx" ON "crewings_messengers" USING btree ("_order");
  CREATE INDEX "crewings_messengers_parent_id_idx" ON "crewings_messengers" USING btree ("_parent_id");
  CREATE INDEX "crewings_fleet_vessel_types_order_idx" ON "crewings_fleet_vessel_types" USING btree ("order");
  CREATE INDEX "crewings_fleet_vessel_types_parent_idx" ON "crewings_fleet_vessel_types" USING btree ("parent_id");
  CREATE INDEX "crewings_fleet_flags_order_idx" ON "crewings_fleet_flags" USING btree ("order");
  CREATE INDEX "crewings_fleet_flags_parent_idx" ON "crewings_fleet_flags" USING btree ("parent_id");
  CREATE UNIQUE INDEX "crewings_slug_idx" ON "crewings" USING btree ("slug");
  CREATE INDEX "crewings_logo_idx" ON "crewings" USING btree ("logo_id");
  CREATE INDEX "crewings_is_example_idx" ON "crewings" USING btree ("is_example");
  CREATE INDEX "crewings_updated_at_idx" ON "crewings" USING btree ("updated_at");
  CREATE INDEX "crewings_created_at_idx" ON "crewings" USING btree ("created_at");
  CREATE INDEX "crewings_deleted_at_idx" ON "crewings" USING btree ("deleted_at");
  CREATE INDEX "crewings__status_idx" ON "crewings" USING btree ("_status");
  CREATE UNIQUE INDEX "crewings_locales_locale_parent_id_unique" ON "crewings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_crewings_v_version_languages_order_idx" ON "_crewings_v_version_languages" USING btree ("order");
  CREATE INDEX "_crewings_v_version_languages_parent_idx" ON "_crewings_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_crewings_v_version_telephones_order_idx" ON "_crewings_v_version_telephones" USING btree ("_order");
  CREATE INDEX "_crewings_v_version_telephones_parent_id_idx" ON "_crewings_v_version_telephones" USING btree ("_parent_id");
  CREATE INDEX "_crewings_v_version_messengers_order_idx" ON "_crewings_v_version_messengers" USING btree ("_order");
  CREATE INDEX "_crewings_v_version_messengers_parent_id_idx" ON "_crewings_v_version_messengers" USING btree ("_parent_id");
  CREATE INDEX "_crewings_v_version_fleet_vessel_types_order_idx" ON "_crewings_v_version_fleet_vessel_types" USING btree ("order");
  CREATE INDEX "_crewings_v_version_fleet_vessel_types_parent_idx" ON "_crewings_v_version_fleet_vessel_types" USING btree ("parent_id");
  CREATE INDEX "_crewings_v_version_fleet_flags_order_idx" ON "_crewings_v_version_fleet_flags" USING btree ("order");
  CREATE INDEX "_crewings_v_version_fleet_flags_parent_idx" ON "_crewings_v_version_fleet_flags" USING btree ("parent_id");
  CREATE INDEX "_crewings_v_parent_idx" ON "_crewings_v" USING btree ("parent_id");
  CREATE INDEX "_crewings_v_version_version_slug_idx" ON "_crewings_v" USING btree ("version_slug");
  CREATE INDEX "_crewings_v_version_version_logo_idx" ON "_crewings_v" USING btree ("version_logo_id");
  CREATE INDEX "_crewings_v_version_version_is_example_idx" ON "_crewings_v" USING btree ("version_is_example");
  CREATE INDEX "_crewings_v_version_version_updated_at_idx" ON "_crewings_v" USING btree ("version_updated_at");
  CREATE INDEX "_crewings_v_version_version_created_at_idx" ON "_crewings_v" USING btree ("version_created_at");
  CREATE INDEX "_crewings_v_version_version_deleted_at_idx" ON "_crewings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_crewings_v_version_version__status_idx" ON "_crewings_v" USING btree ("version__status");
  CREATE INDEX "_crewings_v_created_at_idx" ON "_crewings_v" USING btree ("created_at");
  CREATE INDEX "_crewings_v_updated_at_idx" ON "_crewings_v" USING btree ("updated_at");
  CREATE INDEX "_crewings_v_snapshot_idx" ON "_crewings_v" USING btree ("snapshot");
  CREATE INDEX "_crewings_v_published_locale_idx" ON "_crewings_v" USING btree ("published_locale");
  CREATE INDEX "_crewings_v_latest_idx" ON "_crewings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_crewings_v_locales_locale_parent_id_unique" ON "_crewings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_vessel_crew_nationalities_order_idx" ON "vacancies_vessel_crew_nationalities" USING btree ("order");
  CREATE INDEX "vacancies_vessel_crew_nationalities_parent_idx" ON "vacancies_vessel_crew_nationalities" USING btree ("parent_id");
  CREATE INDEX "vacancies_certificates_order_idx" ON "vacancies_certificates" USING btree ("order");
  CREATE INDEX "vacancies_certificates_parent_idx" ON "vacancies_certificates" USING btree ("parent_id");
  CREATE INDEX "vacancies_citizenships_order_idx" ON "vacancies_citizenships" USING btree ("order");
  CREATE INDEX "vacancies_citizenships_parent_idx" ON "vacancies_citizenships" USING btree ("parent_id");
  CREATE INDEX "vacancies_company_idx" ON "vacancies" USING btree ("company_id");
  CREATE INDEX "vacancies_open_until_day_idx" ON "vacancies" USING btree ("open_until_day");
  CREATE INDEX "vacancies_open_until_idx" ON "vacancies" USING btree ("open_until");
  CREATE INDEX "vacancies_vessel_group_idx" ON "vacancies" USING btree ("vessel_group");
  CREATE INDEX "vacancies_is_example_idx" ON "vacancies" USING btree ("is_example");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies_deleted_at_idx" ON "vacancies" USING btree ("deleted_at");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
  CREATE UNIQUE INDEX "vacancies_locales_locale_parent_id_unique" ON "vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_version_vessel_crew_nationalities_order_idx" ON "_vacancies_v_version_vessel_crew_nationalities" USING btree ("order");
  CREATE INDEX "_vacancies_v_version_vessel_crew_nationalities_parent_idx" ON "_vacancies_v_version_vessel_crew_nationalities" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_certificates_order_idx" ON "_vacancies_v_version_certificates" USING btree ("order");
  CREATE INDEX "_vacancies_v_version_certificates_parent_idx" ON "_vacancies_v_version_certificates" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_citizenships_order_idx" ON "_vacancies_v_version_citizenships" USING btree ("order");
  CREATE INDEX "_vacancies_v_version_citizenships_parent_idx" ON "_vacancies_v_version_citizenships" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_company_idx" ON "_vacancies_v" USING btree ("version_company_id");
  CREATE INDEX "_vacancies_v_version_version_open_until_day_idx" ON "_vacancies_v" USING btree ("version_open_until_day");
  CREATE INDEX "_vacancies_v_version_version_open_until_idx" ON "_vacancies_v" USING btree ("version_open_until");
  CREATE INDEX "_vacancies_v_version_version_vessel_group_idx" ON "_vacancies_v" USING btree ("version_vessel_group");
  CREATE INDEX "_vacancies_v_version_version_is_example_idx" ON "_vacancies_v" USING btree ("version_is_example");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version_deleted_at_idx" ON "_vacancies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_snapshot_idx" ON "_vacancies_v" USING btree ("snapshot");
  CREATE INDEX "_vacancies_v_published_locale_idx" ON "_vacancies_v" USING btree ("published_locale");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_vacancies_v_locales_locale_parent_id_unique" ON "_vacancies_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_crewings_fk" FOREIGN KEY ("crewings_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_crewings_id_idx" ON "payload_locked_documents_rels" USING btree ("crewings_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "crewings_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "crewings_telephones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "crewings_messengers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "crewings_fleet_vessel_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "crewings_fleet_flags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "crewings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "crewings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_crewings_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_crewings_v_version_telephones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_crewings_v_version_messengers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_crewings_v_version_fleet_vessel_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_crewings_v_version_fleet_flags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_crewings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_crewings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_vessel_crew_nationalities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_citizenships" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_vessel_crew_nationalities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_citizenships" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "crewings_languages" CASCADE;
  DROP TABLE "crewings_telephones" CASCADE;
  DROP TABLE "crewings_messengers" CASCADE;
  DROP TABLE "crewings_fleet_vessel_types" CASCADE;
  DROP TABLE "crewings_fleet_flags" CASCADE;
  DROP TABLE "crewings" CASCADE;
  DROP TABLE "crewings_locales" CASCADE;
  DROP TABLE "_crewings_v_version_languages" CASCADE;
  DROP TABLE "_crewings_v_version_telephones" CASCADE;
  DROP TABLE "_crewings_v_version_messengers" CASCADE;
  DROP TABLE "_crewings_v_version_fleet_vessel_types" CASCADE;
  DROP TABLE "_crewings_v_version_fleet_flags" CASCADE;
  DROP TABLE "_crewings_v" CASCADE;
  DROP TABLE "_crewings_v_locales" CASCADE;
  DROP TABLE "vacancies_vessel_crew_nationalities" CASCADE;
  DROP TABLE "vacancies_certificates" CASCADE;
  DROP TABLE "vacancies_citizenships" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "vacancies_locales" CASCADE;
  DROP TABLE "_vacancies_v_version_vessel_crew_nationalities" CASCADE;
  DROP TABLE "_vacancies_v_version_certificates" CASCADE;
  DROP TABLE "_vacancies_v_version_citizenships" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP TABLE "_vacancies_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_crewings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vacancies_fk";
  
  DROP INDEX "payload_locked_documents_rels_crewings_id_idx";
  DROP INDEX "payload_locked_documents_rels_vacancies_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "crewings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vacancies_id";
  DROP TYPE "public"."enum_crewings_languages";
  DROP TYPE "public"."enum_crewings_messengers_kind";
  DROP TYPE "public"."enum_vessel_type";
  DROP TYPE "public"."enum_country";
  DROP TYPE "public"."enum_crewings_status";
  DROP TYPE "public"."enum__crewings_v_version_languages";
  DROP TYPE "public"."enum__crewings_v_version_messengers_kind";
  DROP TYPE "public"."enum__crewings_v_version_status";
  DROP TYPE "public"."enum__crewings_v_published_locale";
  DROP TYPE "public"."enum_seafarer_document";
  DROP TYPE "public"."enum_rank";
  DROP TYPE "public"."enum_wage_currency";
  DROP TYPE "public"."enum_vacancies_pay_period";
  DROP TYPE "public"."enum_english_level";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum__vacancies_v_version_pay_period";
  DROP TYPE "public"."enum__vacancies_v_version_status";
  DROP TYPE "public"."enum__vacancies_v_published_locale";`)
}
