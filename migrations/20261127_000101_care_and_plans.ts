import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__site_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_contact_profile_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__contact_profile_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_navigation_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__navigation_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_price_list_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__price_list_v_version_mailings_reach" AS ENUM('all', 'country', 'matching');
  CREATE TYPE "public"."enum__price_list_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_exchange_rates_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__exchange_rates_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_feed_hosts_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__feed_hosts_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_request_settings_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__request_settings_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_seaman_settings_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__seaman_settings_v_version_admission" AS ENUM('byHand', 'automatic');
  CREATE TYPE "public"."enum__seaman_settings_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TABLE "link_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"answer" varchar,
  	"detail" varchar,
  	"moved_to" varchar,
  	"bad_nights" numeric DEFAULT 0 NOT NULL,
  	"bad_since" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"next_at" timestamp(3) with time zone,
  	"lease" varchar,
  	"lease_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__site_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_profile_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_booking_url" varchar,
  	"version_available_for_meetings" boolean DEFAULT true,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__contact_profile_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_header_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__navigation_v_version_edited_locale",
  	"version_named_documents" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"docs_id" integer
  );
  
  CREATE TABLE "price_list_mailings_planned" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"price_usd" numeric,
  	"price_eur" numeric,
  	"price_uah" numeric
  );
  
  CREATE TABLE "_price_list_v_version_mailings_planned" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"price_usd" numeric,
  	"price_eur" numeric,
  	"price_uah" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_price_list_v_version_mailings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"reach" "enum__price_list_v_version_mailings_reach" DEFAULT 'all',
  	"price_usd" numeric,
  	"price_eur" numeric,
  	"price_uah" numeric,
  	"promo_usd" numeric,
  	"promo_eur" numeric,
  	"promo_uah" numeric,
  	"promo_from" timestamp(3) with time zone,
  	"promo_until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_price_list_v_version_mailings_locales" (
  	"name" varchar,
  	"description" varchar,
  	"included" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_price_list_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_application_usd" numeric,
  	"version_application_eur" numeric,
  	"version_application_uah" numeric,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__price_list_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_price_list_v_locales" (
  	"version_settlement" varchar,
  	"version_refund" varchar,
  	"version_privacy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_exchange_rates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_day" timestamp(3) with time zone NOT NULL,
  	"version_source" varchar NOT NULL,
  	"version_per_dollar_eur" numeric,
  	"version_per_dollar_gbp" numeric,
  	"version_per_dollar_nok" numeric,
  	"version_per_dollar_dkk" numeric,
  	"version_per_dollar_sek" numeric,
  	"version_per_dollar_pln" numeric,
  	"version_per_dollar_uah" numeric,
  	"version_per_dollar_rub" numeric,
  	"version_per_dollar_try" numeric,
  	"version_per_dollar_aed" numeric,
  	"version_per_dollar_sar" numeric,
  	"version_per_dollar_inr" numeric,
  	"version_per_dollar_php" numeric,
  	"version_per_dollar_idr" numeric,
  	"version_per_dollar_cny" numeric,
  	"version_per_dollar_hkd" numeric,
  	"version_per_dollar_sgd" numeric,
  	"version_per_dollar_jpy" numeric,
  	"version_per_dollar_krw" numeric,
  	"version_per_dollar_aud" numeric,
  	"version_per_dollar_cad" numeric,
  	"version_per_dollar_brl" numeric,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__exchange_rates_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_feed_hosts_v_version_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_feed_hosts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__feed_hosts_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_request_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notify" varchar,
  	"version_answer_months" numeric DEFAULT 12 NOT NULL,
  	"version_offer_months" numeric DEFAULT 12 NOT NULL,
  	"version_report_months" numeric DEFAULT 12 NOT NULL,
  	"version_contact_months" numeric DEFAULT 12 NOT NULL,
  	"version_mailing_months" numeric DEFAULT 12 NOT NULL,
  	"version_data_months" numeric DEFAULT 12 NOT NULL,
  	"version_service_months" numeric DEFAULT 12 NOT NULL,
  	"version_file_months" numeric DEFAULT 3 NOT NULL,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__request_settings_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_seaman_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_admission" "enum__seaman_settings_v_version_admission" DEFAULT 'byHand' NOT NULL,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__seaman_settings_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "site" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "site" ADD COLUMN "edited_locale" "enum_site_edited_locale";
  ALTER TABLE "contact_profile" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "contact_profile" ADD COLUMN "edited_locale" "enum_contact_profile_edited_locale";
  ALTER TABLE "navigation" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "navigation" ADD COLUMN "edited_locale" "enum_navigation_edited_locale";
  ALTER TABLE "navigation" ADD COLUMN "named_documents" varchar;
  ALTER TABLE "price_list_mailings" ADD COLUMN "promo_from" timestamp(3) with time zone;
  ALTER TABLE "price_list_mailings" ADD COLUMN "promo_until" timestamp(3) with time zone;
  ALTER TABLE "price_list" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "price_list" ADD COLUMN "edited_locale" "enum_price_list_edited_locale";
  ALTER TABLE "exchange_rates" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "exchange_rates" ADD COLUMN "edited_locale" "enum_exchange_rates_edited_locale";
  ALTER TABLE "feed_hosts" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "feed_hosts" ADD COLUMN "edited_locale" "enum_feed_hosts_edited_locale";
  ALTER TABLE "request_settings" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "request_settings" ADD COLUMN "edited_locale" "enum_request_settings_edited_locale";
  ALTER TABLE "seaman_settings" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "seaman_settings" ADD COLUMN "edited_locale" "enum_seaman_settings_edited_locale";
  ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header" ADD CONSTRAINT "_navigation_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_locales" ADD CONSTRAINT "_navigation_v_version_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_docs_fk" FOREIGN KEY ("docs_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_list_mailings_planned" ADD CONSTRAINT "price_list_mailings_planned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_list_mailings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_list_v_version_mailings_planned" ADD CONSTRAINT "_price_list_v_version_mailings_planned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_list_v_version_mailings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_list_v_version_mailings" ADD CONSTRAINT "_price_list_v_version_mailings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_list_v_version_mailings_locales" ADD CONSTRAINT "_price_list_v_version_mailings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_list_v_version_mailings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_list_v_locales" ADD CONSTRAINT "_price_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feed_hosts_v_version_hosts" ADD CONSTRAINT "_feed_hosts_v_version_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feed_hosts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "link_checks_address_idx" ON "link_checks" USING btree ("address");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_v_locales_locale_parent_id_unique" ON "_site_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_profile_v_created_at_idx" ON "_contact_profile_v" USING btree ("created_at");
  CREATE INDEX "_contact_profile_v_updated_at_idx" ON "_contact_profile_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_version_header_order_idx" ON "_navigation_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_parent_id_idx" ON "_navigation_v_version_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_header_locales_locale_parent_id_unique" ON "_navigation_v_version_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_rels_order_idx" ON "_navigation_v_rels" USING btree ("order");
  CREATE INDEX "_navigation_v_rels_parent_idx" ON "_navigation_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_rels_path_idx" ON "_navigation_v_rels" USING btree ("path");
  CREATE INDEX "_navigation_v_rels_pages_id_idx" ON "_navigation_v_rels" USING btree ("pages_id");
  CREATE INDEX "_navigation_v_rels_docs_id_idx" ON "_navigation_v_rels" USING btree ("docs_id");
  CREATE INDEX "price_list_mailings_planned_order_idx" ON "price_list_mailings_planned" USING btree ("_order");
  CREATE INDEX "price_list_mailings_planned_parent_id_idx" ON "price_list_mailings_planned" USING btree ("_parent_id");
  CREATE INDEX "_price_list_v_version_mailings_planned_order_idx" ON "_price_list_v_version_mailings_planned" USING btree ("_order");
  CREATE INDEX "_price_list_v_version_mailings_planned_parent_id_idx" ON "_price_list_v_version_mailings_planned" USING btree ("_parent_id");
  CREATE INDEX "_price_list_v_version_mailings_order_idx" ON "_price_list_v_version_mailings" USING btree ("_order");
  CREATE INDEX "_price_list_v_version_mailings_parent_id_idx" ON "_price_list_v_version_mailings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_price_list_v_version_mailings_locales_locale_parent_id_uniq" ON "_price_list_v_version_mailings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_price_list_v_created_at_idx" ON "_price_list_v" USING btree ("created_at");
  CREATE INDEX "_price_list_v_updated_at_idx" ON "_price_list_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_price_list_v_locales_locale_parent_id_unique" ON "_price_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_exchange_rates_v_created_at_idx" ON "_exchange_rates_v" USING btree ("created_at");
  CREATE INDEX "_exchange_rates_v_updated_at_idx" ON "_exchange_rates_v" USING btree ("updated_at");
  CREATE INDEX "_feed_hosts_v_version_hosts_order_idx" ON "_feed_hosts_v_version_hosts" USING btree ("_order");
  CREATE INDEX "_feed_hosts_v_version_hosts_parent_id_idx" ON "_feed_hosts_v_version_hosts" USING btree ("_parent_id");
  CREATE INDEX "_feed_hosts_v_created_at_idx" ON "_feed_hosts_v" USING btree ("created_at");
  CREATE INDEX "_feed_hosts_v_updated_at_idx" ON "_feed_hosts_v" USING btree ("updated_at");
  CREATE INDEX "_request_settings_v_created_at_idx" ON "_request_settings_v" USING btree ("created_at");
  CREATE INDEX "_request_settings_v_updated_at_idx" ON "_request_settings_v" USING btree ("updated_at");
  CREATE INDEX "_seaman_settings_v_created_at_idx" ON "_seaman_settings_v" USING btree ("created_at");
  CREATE INDEX "_seaman_settings_v_updated_at_idx" ON "_seaman_settings_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "link_checks" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "_site_v_locales" CASCADE;
  DROP TABLE "_contact_profile_v" CASCADE;
  DROP TABLE "_navigation_v_version_header" CASCADE;
  DROP TABLE "_navigation_v_version_header_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_navigation_v_rels" CASCADE;
  DROP TABLE "price_list_mailings_planned" CASCADE;
  DROP TABLE "_price_list_v_version_mailings_planned" CASCADE;
  DROP TABLE "_price_list_v_version_mailings" CASCADE;
  DROP TABLE "_price_list_v_version_mailings_locales" CASCADE;
  DROP TABLE "_price_list_v" CASCADE;
  DROP TABLE "_price_list_v_locales" CASCADE;
  DROP TABLE "_exchange_rates_v" CASCADE;
  DROP TABLE "_feed_hosts_v_version_hosts" CASCADE;
  DROP TABLE "_feed_hosts_v" CASCADE;
  DROP TABLE "_request_settings_v" CASCADE;
  DROP TABLE "_seaman_settings_v" CASCADE;
  ALTER TABLE "site" DROP COLUMN "edited_by";
  ALTER TABLE "site" DROP COLUMN "edited_locale";
  ALTER TABLE "contact_profile" DROP COLUMN "edited_by";
  ALTER TABLE "contact_profile" DROP COLUMN "edited_locale";
  ALTER TABLE "navigation" DROP COLUMN "edited_by";
  ALTER TABLE "navigation" DROP COLUMN "edited_locale";
  ALTER TABLE "navigation" DROP COLUMN "named_documents";
  ALTER TABLE "price_list_mailings" DROP COLUMN "promo_from";
  ALTER TABLE "price_list_mailings" DROP COLUMN "promo_until";
  ALTER TABLE "price_list" DROP COLUMN "edited_by";
  ALTER TABLE "price_list" DROP COLUMN "edited_locale";
  ALTER TABLE "exchange_rates" DROP COLUMN "edited_by";
  ALTER TABLE "exchange_rates" DROP COLUMN "edited_locale";
  ALTER TABLE "feed_hosts" DROP COLUMN "edited_by";
  ALTER TABLE "feed_hosts" DROP COLUMN "edited_locale";
  ALTER TABLE "request_settings" DROP COLUMN "edited_by";
  ALTER TABLE "request_settings" DROP COLUMN "edited_locale";
  ALTER TABLE "seaman_settings" DROP COLUMN "edited_by";
  ALTER TABLE "seaman_settings" DROP COLUMN "edited_locale";
  DROP TYPE "public"."enum_site_edited_locale";
  DROP TYPE "public"."enum__site_v_version_edited_locale";
  DROP TYPE "public"."enum_contact_profile_edited_locale";
  DROP TYPE "public"."enum__contact_profile_v_version_edited_locale";
  DROP TYPE "public"."enum_navigation_edited_locale";
  DROP TYPE "public"."enum__navigation_v_version_edited_locale";
  DROP TYPE "public"."enum_price_list_edited_locale";
  DROP TYPE "public"."enum__price_list_v_version_mailings_reach";
  DROP TYPE "public"."enum__price_list_v_version_edited_locale";
  DROP TYPE "public"."enum_exchange_rates_edited_locale";
  DROP TYPE "public"."enum__exchange_rates_v_version_edited_locale";
  DROP TYPE "public"."enum_feed_hosts_edited_locale";
  DROP TYPE "public"."enum__feed_hosts_v_version_edited_locale";
  DROP TYPE "public"."enum_request_settings_edited_locale";
  DROP TYPE "public"."enum__request_settings_v_version_edited_locale";
  DROP TYPE "public"."enum_seaman_settings_edited_locale";
  DROP TYPE "public"."enum__seaman_settings_v_version_admission";
  DROP TYPE "public"."enum__seaman_settings_v_version_edited_locale";`)
}
