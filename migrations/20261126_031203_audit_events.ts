import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_events_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'versionRestored', 'deleted', 'suspended', 'suspensionLifted', 'signedIn', 'passwordReset', 'accountLocked', 'unlocked', 'exported');
  CREATE TYPE "public"."enum_audit_events_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_audit_events_way" AS ENUM('panel', 'api', 'schedule', 'import', 'feed', 'token', 'setup', 'site');
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
  
  CREATE INDEX "audit_events_at_idx" ON "audit_events" USING btree ("at");
  CREATE INDEX "audit_events_staff_id_idx" ON "audit_events" USING btree ("staff_id");
  CREATE INDEX "collection_document_2_idx" ON "audit_events" USING btree ("collection","document");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_events" CASCADE;
  DROP TYPE "public"."enum_audit_events_action";
  DROP TYPE "public"."enum_audit_events_locale";
  DROP TYPE "public"."enum_audit_events_way";`)
}
