import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_department" AS ENUM('deck', 'engine', 'electro', 'catering', 'offshore', 'hotel');
  CREATE TYPE "public"."enum_price_list_mailings_reach" AS ENUM('all', 'country', 'matching');
  ALTER TYPE "public"."enum_requests_kind" ADD VALUE 'mailing' BEFORE 'data';
  ALTER TYPE "public"."enum_requests_state" ADD VALUE 'confirmed' BEFORE 'closed';
  ALTER TYPE "public"."enum_requests_state" ADD VALUE 'sending' BEFORE 'closed';
  ALTER TYPE "public"."enum_requests_state" ADD VALUE 'done' BEFORE 'closed';
  ALTER TYPE "public"."enum_requests_state" ADD VALUE 'declined' BEFORE 'closed';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'mailing' BEFORE 'invitation';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'mailingReport' BEFORE 'invitation';
  CREATE TABLE "crewings_mailing_departments" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_department",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_crewings_v_version_mailing_departments" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_department",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mailing_stops" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"company_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_list_locales" (
  	"settlement" varchar,
  	"refund" varchar,
  	"privacy" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "crewings" ADD COLUMN "accepts_mailings" boolean DEFAULT false;
  ALTER TABLE "crewings" ADD COLUMN "mailing_email" varchar;
  ALTER TABLE "_crewings_v" ADD COLUMN "version_accepts_mailings" boolean DEFAULT false;
  ALTER TABLE "_crewings_v" ADD COLUMN "version_mailing_email" varchar;
  ALTER TABLE "requests" ADD COLUMN "details" jsonb;
  ALTER TABLE "requests" ADD COLUMN "report_token" varchar;
  ALTER TABLE "messages" ADD COLUMN "company_id" integer;
  ALTER TABLE "messages" ADD COLUMN "unsubscribe" varchar;
  ALTER TABLE "price_list_mailings" ADD COLUMN "reach" "enum_price_list_mailings_reach" DEFAULT 'all';
  ALTER TABLE "request_settings" ADD COLUMN "mailing_months" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "crewings_mailing_departments" ADD CONSTRAINT "crewings_mailing_departments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_crewings_v_version_mailing_departments" ADD CONSTRAINT "_crewings_v_version_mailing_departments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_crewings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mailing_stops" ADD CONSTRAINT "mailing_stops_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_list_locales" ADD CONSTRAINT "price_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_list"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "crewings_mailing_departments_order_idx" ON "crewings_mailing_departments" USING btree ("order");
  CREATE INDEX "crewings_mailing_departments_parent_idx" ON "crewings_mailing_departments" USING btree ("parent_id");
  CREATE INDEX "_crewings_v_version_mailing_departments_order_idx" ON "_crewings_v_version_mailing_departments" USING btree ("order");
  CREATE INDEX "_crewings_v_version_mailing_departments_parent_idx" ON "_crewings_v_version_mailing_departments" USING btree ("parent_id");
  CREATE UNIQUE INDEX "mailing_stops_address_idx" ON "mailing_stops" USING btree ("address");
  CREATE INDEX "mailing_stops_company_idx" ON "mailing_stops" USING btree ("company_id");
  CREATE INDEX "mailing_stops_updated_at_idx" ON "mailing_stops" USING btree ("updated_at");
  CREATE INDEX "mailing_stops_created_at_idx" ON "mailing_stops" USING btree ("created_at");
  CREATE UNIQUE INDEX "price_list_locales_locale_parent_id_unique" ON "price_list_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "messages" ADD CONSTRAINT "messages_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "requests_report_token_idx" ON "requests" USING btree ("report_token");
  CREATE INDEX "messages_company_idx" ON "messages" USING btree ("company_id");
  ALTER TABLE "price_list_mailings" DROP COLUMN "recipients";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "crewings_mailing_departments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_crewings_v_version_mailing_departments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mailing_stops" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_list_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "crewings_mailing_departments" CASCADE;
  DROP TABLE "_crewings_v_version_mailing_departments" CASCADE;
  DROP TABLE "mailing_stops" CASCADE;
  DROP TABLE "price_list_locales" CASCADE;
  ALTER TABLE "messages" DROP CONSTRAINT "messages_company_id_crewings_id_fk";
  
  ALTER TABLE "requests" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "requests" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_requests_state";
  CREATE TYPE "public"."enum_requests_state" AS ENUM('new', 'inProgress', 'answered', 'closed', 'withdrawn');
  ALTER TABLE "requests" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_requests_state";
  ALTER TABLE "requests" ALTER COLUMN "state" SET DATA TYPE "public"."enum_requests_state" USING "state"::"public"."enum_requests_state";
  ALTER TABLE "requests" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_requests_kind";
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('answer', 'offer', 'report', 'contact', 'data');
  ALTER TABLE "requests" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_requests_kind" USING "kind"::"public"."enum_requests_kind";
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('confirmation', 'forward', 'staffNotice', 'reply', 'invitation', 'passwordReset');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  DROP INDEX "requests_report_token_idx";
  DROP INDEX "messages_company_idx";
  ALTER TABLE "price_list_mailings" ADD COLUMN "recipients" numeric;
  ALTER TABLE "crewings" DROP COLUMN "accepts_mailings";
  ALTER TABLE "crewings" DROP COLUMN "mailing_email";
  ALTER TABLE "_crewings_v" DROP COLUMN "version_accepts_mailings";
  ALTER TABLE "_crewings_v" DROP COLUMN "version_mailing_email";
  ALTER TABLE "requests" DROP COLUMN "details";
  ALTER TABLE "requests" DROP COLUMN "report_token";
  ALTER TABLE "messages" DROP COLUMN "company_id";
  ALTER TABLE "messages" DROP COLUMN "unsubscribe";
  ALTER TABLE "price_list_mailings" DROP COLUMN "reach";
  ALTER TABLE "request_settings" DROP COLUMN "mailing_months";
  DROP TYPE "public"."enum_department";
  DROP TYPE "public"."enum_price_list_mailings_reach";`)
}
