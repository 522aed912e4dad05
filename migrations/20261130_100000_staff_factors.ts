import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Which roles have to have a second factor, and, as no collections: passkeys, apps and recovery codes of the staff, the sessions
 * in which one was given, what a session was asked, and what counts no longer. A backup leaves out what is unlogged: a session
 * that comes back with one has given no factor. Of tokens and codes these tables have the SHA-256 alone; the secret of an app is
 * enciphered.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_settings_second_factor_for" AS ENUM('admin', 'editor', 'translator');
  CREATE TYPE "public"."enum_staff_settings_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__staff_settings_v_version_second_factor_for" AS ENUM('admin', 'editor', 'translator');
  CREATE TYPE "public"."enum__staff_settings_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'factorGiven';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'factorRefused';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'factorAdded';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'factorRemoved';
  CREATE TABLE "staff_settings_second_factor_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_settings_second_factor_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edited_by" numeric,
  	"edited_locale" "enum_staff_settings_edited_locale",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_staff_settings_v_version_second_factor_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__staff_settings_v_version_second_factor_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_staff_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__staff_settings_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "staff_settings_second_factor_for" ADD CONSTRAINT "staff_settings_second_factor_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_settings_v_version_second_factor_for" ADD CONSTRAINT "_staff_settings_v_version_second_factor_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_staff_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_settings_second_factor_for_order_idx" ON "staff_settings_second_factor_for" USING btree ("order");
  CREATE INDEX "staff_settings_second_factor_for_parent_idx" ON "staff_settings_second_factor_for" USING btree ("parent_id");
  CREATE INDEX "_staff_settings_v_version_second_factor_for_order_idx" ON "_staff_settings_v_version_second_factor_for" USING btree ("order");
  CREATE INDEX "_staff_settings_v_version_second_factor_for_parent_idx" ON "_staff_settings_v_version_second_factor_for" USING btree ("parent_id");
  CREATE INDEX "_staff_settings_v_created_at_idx" ON "_staff_settings_v" USING btree ("created_at");
  CREATE INDEX "_staff_settings_v_updated_at_idx" ON "_staff_settings_v" USING btree ("updated_at");

  CREATE TABLE "staff_passkeys" (
    "credential" bytea PRIMARY KEY,
    "staff_id" integer NOT NULL REFERENCES "staff" ("id") ON DELETE CASCADE,
    "name" text NOT NULL,
    "public_key" bytea NOT NULL,
    -- How often it says that it was used; 0 where it does not count.
    "counter" bigint NOT NULL,
    -- By which ways a browser reaches it, with commas.
    "transports" text NOT NULL,
    -- The name of the site that it was made for.
    "rp_id" text NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
    "used_at" timestamp(3) with time zone
  );
  CREATE INDEX "staff_passkeys_staff_idx" ON "staff_passkeys" ("staff_id");

  CREATE TABLE "staff_apps" (
    "staff_id" integer PRIMARY KEY REFERENCES "staff" ("id") ON DELETE CASCADE,
    "secret" bytea NOT NULL,
    -- The half minute since 1970 of the last code that was taken.
    "last_step" bigint NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
    "used_at" timestamp(3) with time zone
  );

  CREATE TABLE "staff_recovery_codes" (
    "digest" bytea PRIMARY KEY,
    "staff_id" integer NOT NULL REFERENCES "staff" ("id") ON DELETE CASCADE
  );
  CREATE INDEX "staff_recovery_codes_staff_idx" ON "staff_recovery_codes" ("staff_id");

  CREATE TABLE "staff_spent_factors" (
    "digest" bytea PRIMARY KEY,
    "spent_at" timestamp(3) with time zone NOT NULL DEFAULT now()
  );

  -- By the token of a link that the operator has made: whose second factors end once it is used.
  CREATE TABLE "staff_recoveries" (
    "id" bytea PRIMARY KEY,
    "staff_id" integer NOT NULL UNIQUE REFERENCES "staff" ("id") ON DELETE CASCADE
  );

  CREATE UNLOGGED TABLE "staff_factor_sessions" (
    -- Of Payload's table of sessions, whose rows are written again with each account.
    "session" text PRIMARY KEY,
    "staff_id" integer NOT NULL REFERENCES "staff" ("id") ON DELETE CASCADE,
    "method" text NOT NULL,
    "given_at" timestamp(3) with time zone NOT NULL DEFAULT now()
  );
  CREATE INDEX "staff_factor_sessions_staff_idx" ON "staff_factor_sessions" ("staff_id");

  CREATE UNLOGGED TABLE "staff_factor_challenges" (
    "session" text NOT NULL,
    "kind" text NOT NULL,
    "staff_id" integer NOT NULL REFERENCES "staff" ("id") ON DELETE CASCADE,
    "value" bytea NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    PRIMARY KEY ("session", "kind")
  );
  CREATE INDEX "staff_factor_challenges_staff_idx" ON "staff_factor_challenges" ("staff_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "staff_factor_challenges", "staff_factor_sessions", "staff_recoveries", "staff_spent_factors",
    "staff_recovery_codes", "staff_apps", "staff_passkeys";
  DROP TABLE "staff_settings_second_factor_for" CASCADE;
  DROP TABLE "staff_settings" CASCADE;
  DROP TABLE "_staff_settings_v_version_second_factor_for" CASCADE;
  DROP TABLE "_staff_settings_v" CASCADE;
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'versionRestored', 'deleted', 'suspended', 'suspensionLifted', 'signedIn', 'passwordReset', 'accountLocked', 'unlocked', 'exported');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING
    CASE WHEN "action" LIKE 'factor%' THEN 'changed' ELSE "action" END::"public"."enum_audit_events_action";
  DROP TYPE "public"."enum_staff_settings_second_factor_for";
  DROP TYPE "public"."enum_staff_settings_edited_locale";
  DROP TYPE "public"."enum__staff_settings_v_version_second_factor_for";
  DROP TYPE "public"."enum__staff_settings_v_version_edited_locale";`)
}
