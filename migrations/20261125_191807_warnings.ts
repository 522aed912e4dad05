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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "warnings_id" integer;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_warnings_fk" FOREIGN KEY ("warnings_id") REFERENCES "public"."warnings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_warnings_id_idx" ON "payload_locked_documents_rels" USING btree ("warnings_id");`)
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
  DROP TABLE "warnings_traces" CASCADE;
  DROP TABLE "warnings_sources" CASCADE;
  DROP TABLE "warnings" CASCADE;
  DROP TABLE "warnings_locales" CASCADE;
  DROP TABLE "_warnings_v_version_traces" CASCADE;
  DROP TABLE "_warnings_v_version_sources" CASCADE;
  DROP TABLE "_warnings_v" CASCADE;
  DROP TABLE "_warnings_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_warnings_fk";
  
  DROP INDEX "payload_locked_documents_rels_warnings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "warnings_id";
  DROP TYPE "public"."enum_warnings_traces_kind";
  DROP TYPE "public"."enum_warnings_kind";
  DROP TYPE "public"."enum_warnings_status";
  DROP TYPE "public"."enum__warnings_v_version_traces_kind";
  DROP TYPE "public"."enum__warnings_v_version_kind";
  DROP TYPE "public"."enum__warnings_v_version_status";
  DROP TYPE "public"."enum__warnings_v_published_locale";`)
}
