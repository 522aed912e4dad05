import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vacancy_alerts_state" AS ENUM('unconfirmed', 'active', 'ended');
  CREATE TYPE "public"."enum_vacancy_alerts_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'vacancyAlertLink';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'vacancyAlert';
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
  
  CREATE INDEX "vacancy_alerts_email_idx" ON "vacancy_alerts" USING btree ("email");
  CREATE INDEX "vacancy_alerts_state_idx" ON "vacancy_alerts" USING btree ("state");
  CREATE INDEX "vacancy_alerts_due_at_idx" ON "vacancy_alerts" USING btree ("due_at");
  CREATE INDEX "vacancy_alerts_updated_at_idx" ON "vacancy_alerts" USING btree ("updated_at");
  CREATE INDEX "vacancy_alerts_created_at_idx" ON "vacancy_alerts" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "vacancy_alerts" CASCADE;
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('confirmation', 'forward', 'staffNotice', 'reply', 'mailing', 'mailingReport', 'invitation', 'passwordReset', 'seamanLink', 'seamanNotice');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  DROP TYPE "public"."enum_vacancy_alerts_state";
  DROP TYPE "public"."enum_vacancy_alerts_locale";`)
}
