import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_warnings_traces_kind" AS ENUM('name', 'domain', 'email', 'telephone');
  CREATE TYPE "public"."enum_warnings_kind" AS ENUM('fee', 'impersonation', 'unlicensed', 'unpaid', 'other');
  CREATE TYPE "public"."enum_warnings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__warnings_v_version_traces_kind" AS ENUM('name', 'domain', 'email', 'telephone');
  CREATE TYPE "public"."enum__warnings_v_version_kind" AS ENUM('fee', 'impersonation', 'unlicensed', 'unpaid', 'other');
  CREATE TYPE "public"."enum__warnings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__warnings_v_published_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_imports_kind" AS ENUM('vacancies', 'companies');
  CREATE TYPE "public"."enum_imports_state" AS ENUM('reading', 'mapping', 'planning', 'planned', 'held', 'applying', 'applied', 'cancelled', 'failed', 'undoing', 'undone');
  CREATE TYPE "public"."enum_imports_source" AS ENUM('upload', 'feed');
  CREATE TYPE "public"."enum_import_feeds_format" AS ENUM('csv', 'json');
  CREATE TYPE "public"."enum_import_feeds_every" AS ENUM('1', '3', '6', '12', '24');
  CREATE TYPE "public"."enum_import_feeds_state" AS ENUM('new', 'well', 'same', 'waiting', 'failed');
  CREATE TYPE "public"."enum_import_feeds_problem" AS ENUM('address', 'host', 'unresolved', 'notPublic', 'unreachable', 'certificate', 'slow', 'status', 'redirects', 'contentType', 'tooLarge', 'damaged', 'empty', 'unreadable', 'company', 'broke');
  CREATE TYPE "public"."enum_import_pushes_method" AS ENUM('put', 'delete');
  CREATE TYPE "public"."enum_import_pushes_outcome" AS ENUM('created', 'changed', 'closed', 'same', 'unknown', 'refused', 'forbidden', 'failed');
  CREATE TYPE "public"."enum_vacancy_alerts_state" AS ENUM('unconfirmed', 'active', 'ended');
  CREATE TYPE "public"."enum_vacancy_alerts_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'vacancyAlertLink';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'vacancyAlert';
  CREATE TABLE "warnings_traces" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_warnings_traces_kind",
  	"value" varchar
  );
  
  CREATE TABLE "warnings_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "warnings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer,
  	"name" varchar,
  	"kind" "enum_warnings_kind",
  	"since" timestamp(3) with time zone,
  	"ended_on" timestamp(3) with time zone,
  	"edited_by_id" integer,
  	"is_example" boolean DEFAULT false,
  	"first_published_at" timestamp(3) with time zone,
  	"last_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_warnings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "warnings_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_warnings_v_version_traces" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__warnings_v_version_traces_kind",
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_warnings_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_warnings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_company_id" integer,
  	"version_name" varchar,
  	"version_kind" "enum__warnings_v_version_kind",
  	"version_since" timestamp(3) with time zone,
  	"version_ended_on" timestamp(3) with time zone,
  	"version_edited_by_id" integer,
  	"version_is_example" boolean DEFAULT false,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_last_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__warnings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__warnings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_warnings_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"kind" "enum_imports_kind" NOT NULL,
  	"state" "enum_imports_state" DEFAULT 'reading' NOT NULL,
  	"company_id" integer,
  	"by_id" integer,
  	"source" "enum_imports_source" NOT NULL,
  	"feed" numeric,
  	"content_type" varchar,
  	"file_size" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"close_missing" boolean DEFAULT false,
  	"start" boolean DEFAULT false,
  	"with_doubts" boolean DEFAULT false,
  	"columns" jsonb,
  	"mapping" jsonb,
  	"is_mapped" boolean DEFAULT false,
  	"counts" jsonb,
  	"problem" jsonb,
  	"panel_language" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"erase_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer NOT NULL,
  	"address" varchar NOT NULL,
  	"format" "enum_import_feeds_format" DEFAULT 'csv' NOT NULL,
  	"every" "enum_import_feeds_every" DEFAULT '24' NOT NULL,
  	"paused" boolean DEFAULT false,
  	"state" "enum_import_feeds_state" DEFAULT 'new' NOT NULL,
  	"problem" "enum_import_feeds_problem",
  	"problem_detail" varchar,
  	"tried_at" timestamp(3) with time zone,
  	"well_at" timestamp(3) with time zone,
  	"next_at" timestamp(3) with time zone,
  	"failures" numeric DEFAULT 0,
  	"last_import_id" integer,
  	"etag" varchar,
  	"last_modified" varchar,
  	"digest" varchar,
  	"lease" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"settled_import" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"company_id" integer NOT NULL,
  	"revoked" boolean DEFAULT false,
  	"made_at" timestamp(3) with time zone,
  	"used_at" timestamp(3) with time zone,
  	"digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_pushes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer,
  	"token_id" integer,
  	"external_id" varchar,
  	"method" "enum_import_pushes_method" NOT NULL,
  	"outcome" "enum_import_pushes_outcome" NOT NULL,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vacancy_alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"filter" varchar DEFAULT '',
  	"state" "enum_vacancy_alerts_state" DEFAULT 'unconfirmed' NOT NULL,
  	"locale" "enum_vacancy_alerts_locale" NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_mail_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"told_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_hosts_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "feed_hosts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "crewings" ADD COLUMN "external_id" varchar;
  ALTER TABLE "_crewings_v" ADD COLUMN "version_external_id" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "external_id" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_external_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "warnings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_feeds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_tokens_id" integer;
  ALTER TABLE "warnings_traces" ADD CONSTRAINT "warnings_traces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."warnings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "warnings_sources" ADD CONSTRAINT "warnings_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."warnings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "warnings" ADD CONSTRAINT "warnings_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "warnings" ADD CONSTRAINT "warnings_edited_by_id_staff_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "warnings_locales" ADD CONSTRAINT "warnings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."warnings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_warnings_v_version_traces" ADD CONSTRAINT "_warnings_v_version_traces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_warnings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_warnings_v_version_sources" ADD CONSTRAINT "_warnings_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_warnings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_warnings_v" ADD CONSTRAINT "_warnings_v_parent_id_warnings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."warnings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_warnings_v" ADD CONSTRAINT "_warnings_v_version_company_id_crewings_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_warnings_v" ADD CONSTRAINT "_warnings_v_version_edited_by_id_staff_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_warnings_v_locales" ADD CONSTRAINT "_warnings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_warnings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_feeds" ADD CONSTRAINT "import_feeds_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_feeds" ADD CONSTRAINT "import_feeds_last_import_id_imports_id_fk" FOREIGN KEY ("last_import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_tokens" ADD CONSTRAINT "import_tokens_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_pushes" ADD CONSTRAINT "import_pushes_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_pushes" ADD CONSTRAINT "import_pushes_token_id_import_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."import_tokens"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_hosts_hosts" ADD CONSTRAINT "feed_hosts_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feed_hosts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "warnings_traces_order_idx" ON "warnings_traces" USING btree ("_order");
  CREATE INDEX "warnings_traces_parent_id_idx" ON "warnings_traces" USING btree ("_parent_id");
  CREATE INDEX "warnings_sources_order_idx" ON "warnings_sources" USING btree ("_order");
  CREATE INDEX "warnings_sources_parent_id_idx" ON "warnings_sources" USING btree ("_parent_id");
  CREATE INDEX "warnings_company_idx" ON "warnings" USING btree ("company_id");
  CREATE INDEX "warnings_edited_by_idx" ON "warnings" USING btree ("edited_by_id");
  CREATE INDEX "warnings_is_example_idx" ON "warnings" USING btree ("is_example");
  CREATE INDEX "warnings_updated_at_idx" ON "warnings" USING btree ("updated_at");
  CREATE INDEX "warnings_created_at_idx" ON "warnings" USING btree ("created_at");
  CREATE INDEX "warnings_deleted_at_idx" ON "warnings" USING btree ("deleted_at");
  CREATE INDEX "warnings__status_idx" ON "warnings" USING btree ("_status");
  CREATE UNIQUE INDEX "warnings_locales_locale_parent_id_unique" ON "warnings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_warnings_v_version_traces_order_idx" ON "_warnings_v_version_traces" USING btree ("_order");
  CREATE INDEX "_warnings_v_version_traces_parent_id_idx" ON "_warnings_v_version_traces" USING btree ("_parent_id");
  CREATE INDEX "_warnings_v_version_sources_order_idx" ON "_warnings_v_version_sources" USING btree ("_order");
  CREATE INDEX "_warnings_v_version_sources_parent_id_idx" ON "_warnings_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_warnings_v_parent_idx" ON "_warnings_v" USING btree ("parent_id");
  CREATE INDEX "_warnings_v_version_version_company_idx" ON "_warnings_v" USING btree ("version_company_id");
  CREATE INDEX "_warnings_v_version_version_edited_by_idx" ON "_warnings_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_warnings_v_version_version_is_example_idx" ON "_warnings_v" USING btree ("version_is_example");
  CREATE INDEX "_warnings_v_version_version_updated_at_idx" ON "_warnings_v" USING btree ("version_updated_at");
  CREATE INDEX "_warnings_v_version_version_created_at_idx" ON "_warnings_v" USING btree ("version_created_at");
  CREATE INDEX "_warnings_v_version_version_deleted_at_idx" ON "_warnings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_warnings_v_version_version__status_idx" ON "_warnings_v" USING btree ("version__status");
  CREATE INDEX "_warnings_v_created_at_idx" ON "_warnings_v" USING btree ("created_at");
  CREATE INDEX "_warnings_v_updated_at_idx" ON "_warnings_v" USING btree ("updated_at");
  CREATE INDEX "_warnings_v_snapshot_idx" ON "_warnings_v" USING btree ("snapshot");
  CREATE INDEX "_warnings_v_published_locale_idx" ON "_warnings_v" USING btree ("published_locale");
  CREATE INDEX "_warnings_v_latest_idx" ON "_warnings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_warnings_v_locales_locale_parent_id_unique" ON "_warnings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "imports_state_idx" ON "imports" USING btree ("state");
  CREATE INDEX "imports_company_idx" ON "imports" USING btree ("company_id");
  CREATE INDEX "imports_by_idx" ON "imports" USING btree ("by_id");
  CREATE INDEX "imports_feed_idx" ON "imports" USING btree ("feed");
  CREATE INDEX "imports_sha256_idx" ON "imports" USING btree ("sha256");
  CREATE INDEX "imports_erase_at_idx" ON "imports" USING btree ("erase_at");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "import_feeds_company_idx" ON "import_feeds" USING btree ("company_id");
  CREATE INDEX "import_feeds_last_import_idx" ON "import_feeds" USING btree ("last_import_id");
  CREATE INDEX "import_feeds_updated_at_idx" ON "import_feeds" USING btree ("updated_at");
  CREATE INDEX "import_feeds_created_at_idx" ON "import_feeds" USING btree ("created_at");
  CREATE INDEX "import_tokens_company_idx" ON "import_tokens" USING btree ("company_id");
  CREATE UNIQUE INDEX "import_tokens_digest_idx" ON "import_tokens" USING btree ("digest");
  CREATE INDEX "import_tokens_updated_at_idx" ON "import_tokens" USING btree ("updated_at");
  CREATE INDEX "import_tokens_created_at_idx" ON "import_tokens" USING btree ("created_at");
  CREATE INDEX "import_pushes_company_idx" ON "import_pushes" USING btree ("company_id");
  CREATE INDEX "import_pushes_token_idx" ON "import_pushes" USING btree ("token_id");
  CREATE INDEX "import_pushes_updated_at_idx" ON "import_pushes" USING btree ("updated_at");
  CREATE INDEX "import_pushes_created_at_idx" ON "import_pushes" USING btree ("created_at");
  CREATE INDEX "vacancy_alerts_email_idx" ON "vacancy_alerts" USING btree ("email");
  CREATE INDEX "vacancy_alerts_state_idx" ON "vacancy_alerts" USING btree ("state");
  CREATE INDEX "vacancy_alerts_due_at_idx" ON "vacancy_alerts" USING btree ("due_at");
  CREATE INDEX "vacancy_alerts_updated_at_idx" ON "vacancy_alerts" USING btree ("updated_at");
  CREATE INDEX "vacancy_alerts_created_at_idx" ON "vacancy_alerts" USING btree ("created_at");
  CREATE INDEX "feed_hosts_hosts_order_idx" ON "feed_hosts_hosts" USING btree ("_order");
  CREATE INDEX "feed_hosts_hosts_parent_id_idx" ON "feed_hosts_hosts" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_warnings_fk" FOREIGN KEY ("warnings_id") REFERENCES "public"."warnings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_feeds_fk" FOREIGN KEY ("import_feeds_id") REFERENCES "public"."import_feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_tokens_fk" FOREIGN KEY ("import_tokens_id") REFERENCES "public"."import_tokens"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "crewings_external_id_idx" ON "crewings" USING btree ("external_id");
  CREATE INDEX "_crewings_v_version_version_external_id_idx" ON "_crewings_v" USING btree ("version_external_id");
  CREATE UNIQUE INDEX "company_externalId_idx" ON "vacancies" USING btree ("company_id","external_id");
  CREATE INDEX "version_company_version_externalId_idx" ON "_vacancies_v" USING btree ("version_company_id","version_external_id");
  CREATE INDEX "payload_locked_documents_rels_warnings_id_idx" ON "payload_locked_documents_rels" USING btree ("warnings_id");
  CREATE INDEX "payload_locked_documents_rels_import_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("import_feeds_id");
  CREATE INDEX "payload_locked_documents_rels_import_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("import_tokens_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "warnings_traces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "warnings_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "warnings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "warnings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_warnings_v_version_traces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_warnings_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_warnings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_warnings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_feeds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_pushes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancy_alerts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feed_hosts_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feed_hosts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "warnings_traces" CASCADE;
  DROP TABLE "warnings_sources" CASCADE;
  DROP TABLE "warnings" CASCADE;
  DROP TABLE "warnings_locales" CASCADE;
  DROP TABLE "_warnings_v_version_traces" CASCADE;
  DROP TABLE "_warnings_v_version_sources" CASCADE;
  DROP TABLE "_warnings_v" CASCADE;
  DROP TABLE "_warnings_v_locales" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "import_feeds" CASCADE;
  DROP TABLE "import_tokens" CASCADE;
  DROP TABLE "import_pushes" CASCADE;
  DROP TABLE "vacancy_alerts" CASCADE;
  DROP TABLE "feed_hosts_hosts" CASCADE;
  DROP TABLE "feed_hosts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_warnings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_import_feeds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_import_tokens_fk";
  
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('confirmation', 'forward', 'staffNotice', 'reply', 'mailing', 'mailingReport', 'invitation', 'passwordReset', 'seamanLink', 'seamanNotice');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  DROP INDEX "crewings_external_id_idx";
  DROP INDEX "_crewings_v_version_version_external_id_idx";
  DROP INDEX "company_externalId_idx";
  DROP INDEX "version_company_version_externalId_idx";
  DROP INDEX "payload_locked_documents_rels_warnings_id_idx";
  DROP INDEX "payload_locked_documents_rels_import_feeds_id_idx";
  DROP INDEX "payload_locked_documents_rels_import_tokens_id_idx";
  ALTER TABLE "crewings" DROP COLUMN "external_id";
  ALTER TABLE "_crewings_v" DROP COLUMN "version_external_id";
  ALTER TABLE "vacancies" DROP COLUMN "external_id";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_external_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "warnings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_feeds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_tokens_id";
  DROP TYPE "public"."enum_warnings_traces_kind";
  DROP TYPE "public"."enum_warnings_kind";
  DROP TYPE "public"."enum_warnings_status";
  DROP TYPE "public"."enum__warnings_v_version_traces_kind";
  DROP TYPE "public"."enum__warnings_v_version_kind";
  DROP TYPE "public"."enum__warnings_v_version_status";
  DROP TYPE "public"."enum__warnings_v_published_locale";
  DROP TYPE "public"."enum_imports_kind";
  DROP TYPE "public"."enum_imports_state";
  DROP TYPE "public"."enum_imports_source";
  DROP TYPE "public"."enum_import_feeds_format";
  DROP TYPE "public"."enum_import_feeds_every";
  DROP TYPE "public"."enum_import_feeds_state";
  DROP TYPE "public"."enum_import_feeds_problem";
  DROP TYPE "public"."enum_import_pushes_method";
  DROP TYPE "public"."enum_import_pushes_outcome";
  DROP TYPE "public"."enum_vacancy_alerts_state";
  DROP TYPE "public"."enum_vacancy_alerts_locale";`)
}
