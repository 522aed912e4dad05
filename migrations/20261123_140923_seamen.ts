import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_seamen_language" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_seamen_state" AS ENUM('pending', 'active', 'suspended');
  CREATE TYPE "public"."enum_seaman_events_event" AS ENUM('applied', 'confirmed', 'admitted', 'suspended', 'dataChanged', 'emailChanged', 'passwordChanged', 'signedOutEverywhere');
  CREATE TYPE "public"."enum_seaman_settings_admission" AS ENUM('byHand', 'automatic');
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'seamanLink';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'seamanNotice';
  CREATE TABLE "seamen" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"telephone" varchar,
  	"rank" "enum_rank",
  	"citizenship" "enum_country",
  	"language" "enum_seamen_language" NOT NULL,
  	"state" "enum_seamen_state" DEFAULT 'pending' NOT NULL,
  	"reason" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "seaman_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seaman_id" integer NOT NULL,
  	"event" "enum_seaman_events_event" NOT NULL,
  	"by_id" integer,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seaman_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"admission" "enum_seaman_settings_admission" DEFAULT 'byHand' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seamen_id" integer;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "seamen_id" integer;
  ALTER TABLE "seaman_events" ADD CONSTRAINT "seaman_events_seaman_id_seamen_id_fk" FOREIGN KEY ("seaman_id") REFERENCES "public"."seamen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seaman_events" ADD CONSTRAINT "seaman_events_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "seamen_state_idx" ON "seamen" USING btree ("state");
  CREATE INDEX "seamen_updated_at_idx" ON "seamen" USING btree ("updated_at");
  CREATE INDEX "seamen_created_at_idx" ON "seamen" USING btree ("created_at");
  CREATE UNIQUE INDEX "seamen_email_idx" ON "seamen" USING btree ("email");
  CREATE INDEX "seaman_events_seaman_idx" ON "seaman_events" USING btree ("seaman_id");
  CREATE INDEX "seaman_events_by_idx" ON "seaman_events" USING btree ("by_id");
  CREATE INDEX "seaman_events_updated_at_idx" ON "seaman_events" USING btree ("updated_at");
  CREATE INDEX "seaman_events_created_at_idx" ON "seaman_events" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seamen_fk" FOREIGN KEY ("seamen_id") REFERENCES "public"."seamen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_seamen_fk" FOREIGN KEY ("seamen_id") REFERENCES "public"."seamen"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_seamen_id_idx" ON "payload_locked_documents_rels" USING btree ("seamen_id");
  CREATE INDEX "payload_preferences_rels_seamen_id_idx" ON "payload_preferences_rels" USING btree ("seamen_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seamen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seaman_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seaman_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "seamen" CASCADE;
  DROP TABLE "seaman_events" CASCADE;
  DROP TABLE "seaman_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seamen_fk";
  
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_seamen_fk";
  
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('confirmation', 'forward', 'staffNotice', 'reply', 'mailing', 'mailingReport', 'invitation', 'passwordReset');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  DROP INDEX "payload_locked_documents_rels_seamen_id_idx";
  DROP INDEX "payload_preferences_rels_seamen_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seamen_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "seamen_id";
  DROP TYPE "public"."enum_seamen_language";
  DROP TYPE "public"."enum_seamen_state";
  DROP TYPE "public"."enum_seaman_events_event";
  DROP TYPE "public"."enum_seaman_settings_admission";`)
}
