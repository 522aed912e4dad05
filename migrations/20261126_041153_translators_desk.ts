import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_events_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'versionRestored', 'deleted', 'suspended', 'suspensionLifted', 'signedIn', 'passwordReset', 'accountLocked', 'unlocked', 'exported');
  CREATE TYPE "public"."enum_audit_events_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_audit_events_way" AS ENUM('panel', 'api', 'schedule', 'import', 'feed', 'token', 'setup', 'site');
  CREATE TABLE "edit_locks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"locale" varchar NOT NULL,
  	"holder_id" integer,
  	"since" timestamp(3) with time zone NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "audit_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"actor" varchar NOT NULL,
  	"staff_id" numeric,
  	"action" "enum_audit_events_action" NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" numeric,
  	"title" varchar,
  	"locale" "enum_audit_events_locale",
  	"changed" varchar,
  	"codes" varchar,
  	"way" "enum_audit_events_way" NOT NULL,
  	"part" numeric,
  	"network" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_docs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seaman_services_fk";
  
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_docs_id_idx";
  DROP INDEX "payload_locked_documents_rels_seaman_services_id_idx";
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "service_files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "edit_locks" ADD CONSTRAINT "edit_locks_holder_id_staff_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "edit_locks_holder_idx" ON "edit_locks" USING btree ("holder_id");
  CREATE UNIQUE INDEX "collection_document_locale_1_idx" ON "edit_locks" USING btree ("collection","document","locale");
  CREATE INDEX "audit_events_at_idx" ON "audit_events" USING btree ("at");
  CREATE INDEX "audit_events_staff_id_idx" ON "audit_events" USING btree ("staff_id");
  CREATE INDEX "collection_document_2_idx" ON "audit_events" USING btree ("collection","document");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "service_files_deleted_at_idx" ON "service_files" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "docs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seaman_services_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "edit_locks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "edit_locks" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "service_files_deleted_at_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "docs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seaman_services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_docs_fk" FOREIGN KEY ("docs_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seaman_services_fk" FOREIGN KEY ("seaman_services_id") REFERENCES "public"."seaman_services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_docs_id_idx" ON "payload_locked_documents_rels" USING btree ("docs_id");
  CREATE INDEX "payload_locked_documents_rels_seaman_services_id_idx" ON "payload_locked_documents_rels" USING btree ("seaman_services_id");
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "service_files" DROP COLUMN "deleted_at";
  DROP TYPE "public"."enum_audit_events_action";
  DROP TYPE "public"."enum_audit_events_locale";
  DROP TYPE "public"."enum_audit_events_way";`)
}
