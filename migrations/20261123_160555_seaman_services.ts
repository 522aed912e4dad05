import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_seaman_services_category" AS ENUM('papers', 'visas', 'medical', 'training', 'legal', 'banking', 'travel', 'other');
  CREATE TYPE "public"."enum_seaman_services_currency" AS ENUM('USD', 'EUR', 'UAH');
  CREATE TYPE "public"."enum_seaman_services_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_seaman_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seaman_services_v_version_category" AS ENUM('papers', 'visas', 'medical', 'training', 'legal', 'banking', 'travel', 'other');
  CREATE TYPE "public"."enum__seaman_services_v_version_currency" AS ENUM('USD', 'EUR', 'UAH');
  CREATE TYPE "public"."enum__seaman_services_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__seaman_services_v_published_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__seaman_services_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_requests_kind" ADD VALUE 'service';
  CREATE TABLE "seaman_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" "enum_seaman_services_category" DEFAULT 'other',
  	"price" numeric,
  	"currency" "enum_seaman_services_currency" DEFAULT 'USD',
  	"least_days" numeric,
  	"most_days" numeric,
  	"position" numeric DEFAULT 0,
  	"edited_by_id" integer,
  	"edited_locale" "enum_seaman_services_edited_locale",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "seaman_services_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"papers" varchar,
  	"provider" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"last_published_at" timestamp(3) with time zone,
  	"shown_tags" jsonb,
  	"_status" "enum_seaman_services_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "seaman_services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"service_files_id" integer
  );
  
  CREATE TABLE "_seaman_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category" "enum__seaman_services_v_version_category" DEFAULT 'other',
  	"version_price" numeric,
  	"version_currency" "enum__seaman_services_v_version_currency" DEFAULT 'USD',
  	"version_least_days" numeric,
  	"version_most_days" numeric,
  	"version_position" numeric DEFAULT 0,
  	"version_edited_by_id" integer,
  	"version_edited_locale" "enum__seaman_services_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__seaman_services_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_seaman_services_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_papers" varchar,
  	"version_provider" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_last_published_at" timestamp(3) with time zone,
  	"version_shown_tags" jsonb,
  	"version__status" "enum__seaman_services_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_seaman_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"service_files_id" integer
  );
  
  CREATE TABLE "service_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "service_files_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "requests_rels" ADD COLUMN "seaman_services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seaman_services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_files_id" integer;
  ALTER TABLE "request_settings" ADD COLUMN "service_months" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "seaman_services" ADD CONSTRAINT "seaman_services_edited_by_id_staff_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seaman_services_locales" ADD CONSTRAINT "seaman_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seaman_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seaman_services_rels" ADD CONSTRAINT "seaman_services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seaman_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seaman_services_rels" ADD CONSTRAINT "seaman_services_rels_service_files_fk" FOREIGN KEY ("service_files_id") REFERENCES "public"."service_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seaman_services_v" ADD CONSTRAINT "_seaman_services_v_parent_id_seaman_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seaman_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seaman_services_v" ADD CONSTRAINT "_seaman_services_v_version_edited_by_id_staff_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seaman_services_v_locales" ADD CONSTRAINT "_seaman_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seaman_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seaman_services_v_rels" ADD CONSTRAINT "_seaman_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_seaman_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seaman_services_v_rels" ADD CONSTRAINT "_seaman_services_v_rels_service_files_fk" FOREIGN KEY ("service_files_id") REFERENCES "public"."service_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_files_locales" ADD CONSTRAINT "service_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "seaman_services_category_idx" ON "seaman_services" USING btree ("category");
  CREATE INDEX "seaman_services_edited_by_idx" ON "seaman_services" USING btree ("edited_by_id");
  CREATE INDEX "seaman_services_updated_at_idx" ON "seaman_services" USING btree ("updated_at");
  CREATE INDEX "seaman_services_created_at_idx" ON "seaman_services" USING btree ("created_at");
  CREATE INDEX "seaman_services_deleted_at_idx" ON "seaman_services" USING btree ("deleted_at");
  CREATE INDEX "seaman_services__status_idx" ON "seaman_services_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "seaman_services_locales_locale_parent_id_unique" ON "seaman_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seaman_services_rels_order_idx" ON "seaman_services_rels" USING btree ("order");
  CREATE INDEX "seaman_services_rels_parent_idx" ON "seaman_services_rels" USING btree ("parent_id");
  CREATE INDEX "seaman_services_rels_path_idx" ON "seaman_services_rels" USING btree ("path");
  CREATE INDEX "seaman_services_rels_service_files_id_idx" ON "seaman_services_rels" USING btree ("service_files_id");
  CREATE INDEX "_seaman_services_v_parent_idx" ON "_seaman_services_v" USING btree ("parent_id");
  CREATE INDEX "_seaman_services_v_version_version_category_idx" ON "_seaman_services_v" USING btree ("version_category");
  CREATE INDEX "_seaman_services_v_version_version_edited_by_idx" ON "_seaman_services_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_seaman_services_v_version_version_updated_at_idx" ON "_seaman_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_seaman_services_v_version_version_created_at_idx" ON "_seaman_services_v" USING btree ("version_created_at");
  CREATE INDEX "_seaman_services_v_version_version_deleted_at_idx" ON "_seaman_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_seaman_services_v_created_at_idx" ON "_seaman_services_v" USING btree ("created_at");
  CREATE INDEX "_seaman_services_v_updated_at_idx" ON "_seaman_services_v" USING btree ("updated_at");
  CREATE INDEX "_seaman_services_v_snapshot_idx" ON "_seaman_services_v" USING btree ("snapshot");
  CREATE INDEX "_seaman_services_v_published_locale_idx" ON "_seaman_services_v" USING btree ("published_locale");
  CREATE INDEX "_seaman_services_v_latest_idx" ON "_seaman_services_v" USING btree ("latest");
  CREATE INDEX "_seaman_services_v_autosave_idx" ON "_seaman_services_v" USING btree ("autosave");
  CREATE INDEX "_seaman_services_v_version_version__status_idx" ON "_seaman_services_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_seaman_services_v_locales_locale_parent_id_unique" ON "_seaman_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seaman_services_v_rels_order_idx" ON "_seaman_services_v_rels" USING btree ("order");
  CREATE INDEX "_seaman_services_v_rels_parent_idx" ON "_seaman_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_seaman_services_v_rels_path_idx" ON "_seaman_services_v_rels" USING btree ("path");
  CREATE INDEX "_seaman_services_v_rels_service_files_id_idx" ON "_seaman_services_v_rels" USING btree ("service_files_id");
  CREATE INDEX "service_files_updated_at_idx" ON "service_files" USING btree ("updated_at");
  CREATE INDEX "service_files_created_at_idx" ON "service_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "service_files_filename_idx" ON "service_files" USING btree ("filename");
  CREATE UNIQUE INDEX "service_files_locales_locale_parent_id_unique" ON "service_files_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "requests_rels" ADD CONSTRAINT "requests_rels_seaman_services_fk" FOREIGN KEY ("seaman_services_id") REFERENCES "public"."seaman_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seaman_services_fk" FOREIGN KEY ("seaman_services_id") REFERENCES "public"."seaman_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_files_fk" FOREIGN KEY ("service_files_id") REFERENCES "public"."service_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "requests_rels_seaman_services_id_idx" ON "requests_rels" USING btree ("seaman_services_id");
  CREATE INDEX "payload_locked_documents_rels_seaman_services_id_idx" ON "payload_locked_documents_rels" USING btree ("seaman_services_id");
  CREATE INDEX "payload_locked_documents_rels_service_files_id_idx" ON "payload_locked_documents_rels" USING btree ("service_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seaman_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seaman_services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seaman_services_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seaman_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seaman_services_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seaman_services_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_files_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "seaman_services" CASCADE;
  DROP TABLE "seaman_services_locales" CASCADE;
  DROP TABLE "seaman_services_rels" CASCADE;
  DROP TABLE "_seaman_services_v" CASCADE;
  DROP TABLE "_seaman_services_v_locales" CASCADE;
  DROP TABLE "_seaman_services_v_rels" CASCADE;
  DROP TABLE "service_files" CASCADE;
  DROP TABLE "service_files_locales" CASCADE;
  ALTER TABLE "requests_rels" DROP CONSTRAINT "requests_rels_seaman_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seaman_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_files_fk";
  
  ALTER TABLE "requests" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_requests_kind";
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('answer', 'offer', 'report', 'contact', 'mailing', 'data');
  ALTER TABLE "requests" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_requests_kind" USING "kind"::"public"."enum_requests_kind";
  DROP INDEX "requests_rels_seaman_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_seaman_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_files_id_idx";
  ALTER TABLE "requests_rels" DROP COLUMN "seaman_services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seaman_services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_files_id";
  ALTER TABLE "request_settings" DROP COLUMN "service_months";
  DROP TYPE "public"."enum_seaman_services_category";
  DROP TYPE "public"."enum_seaman_services_currency";
  DROP TYPE "public"."enum_seaman_services_edited_locale";
  DROP TYPE "public"."enum_seaman_services_status";
  DROP TYPE "public"."enum__seaman_services_v_version_category";
  DROP TYPE "public"."enum__seaman_services_v_version_currency";
  DROP TYPE "public"."enum__seaman_services_v_version_edited_locale";
  DROP TYPE "public"."enum__seaman_services_v_published_locale";
  DROP TYPE "public"."enum__seaman_services_v_version_status";`)
}
