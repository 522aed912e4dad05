import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Mail that is held back, by the box that it would go to; and, as no collections, when somebody of the staff has last given
 * the password in a session, and new addresses of accounts that wait to be confirmed. What stands in a mail stands here as
 * its SHA-256 alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'staffLink' BEFORE 'seamanLink';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'accountNotice' BEFORE 'seamanLink';
  ALTER TYPE "public"."enum_messages_state" ADD VALUE 'held';
  ALTER TABLE "messages" ADD COLUMN "box" varchar;
  CREATE INDEX "messages_box_idx" ON "messages" USING btree ("box");

  CREATE TABLE "staff_confirmations" (
    -- Of Payload's table of sessions, whose rows are written anew with each account.
    "session" text PRIMARY KEY,
    "staff_id" integer NOT NULL REFERENCES "staff" ("id") ON DELETE CASCADE,
    "confirmed_at" timestamp(3) with time zone NOT NULL,
    -- Whether a change of an account may still use it up.
    "is_unspent" boolean NOT NULL
  );
  CREATE INDEX "staff_confirmations_staff_idx" ON "staff_confirmations" ("staff_id");

  CREATE TABLE "staff_new_addresses" (
    "id" bytea PRIMARY KEY,
    "staff_id" integer NOT NULL UNIQUE REFERENCES "staff" ("id") ON DELETE CASCADE,
    "email" text NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "staff_new_addresses";
  DROP TABLE "staff_confirmations";
  -- What the types of before do not know.
  DELETE FROM "messages" WHERE "kind" IN ('staffLink', 'accountNotice') OR "state" = 'held';
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('confirmation', 'forward', 'staffNotice', 'reply', 'mailing', 'mailingReport', 'invitation', 'passwordReset', 'seamanLink', 'seamanNotice', 'vacancyAlertLink', 'vacancyAlert');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "messages" ALTER COLUMN "state" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_messages_state";
  CREATE TYPE "public"."enum_messages_state" AS ENUM('queued', 'sending', 'sent', 'failed', 'uncertain', 'suppressed', 'bounced');
  ALTER TABLE "messages" ALTER COLUMN "state" SET DEFAULT 'queued'::"public"."enum_messages_state";
  ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE "public"."enum_messages_state" USING "state"::"public"."enum_messages_state";
  DROP INDEX "messages_box_idx";
  ALTER TABLE "messages" DROP COLUMN "box";`)
}
