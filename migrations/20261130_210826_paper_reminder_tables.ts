import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a seafarer has chosen to be told before papers run out, what was told, and the links in those mails, as their SHA-256 alone. No
 * collections: nobody reads or writes these past the site's own code. That a threshold is told once is the key's to keep.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "seaman_reminders" (
      "seaman_id" integer PRIMARY KEY REFERENCES "seamen" ("id") ON DELETE CASCADE,
      -- So many before the last day of a paper; none where no mail is wanted.
      "months" smallint[] NOT NULL DEFAULT '{}',
      -- When mails were chosen, after none were.
      "begun_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "due_at" timestamp(3) with time zone,
      "last_mail_at" timestamp(3) with time zone,
      -- The secret in the address of the calendar as its SHA-256, and what it is made of with the key of the site.
      "calendar_id" bytea UNIQUE,
      "calendar_seed" bytea,
      "calendar_made_at" timestamp(3) with time zone
    );
    CREATE INDEX "seaman_reminders_due_at_idx" ON "seaman_reminders" ("due_at");

    CREATE TABLE "seaman_reminders_told" (
      "paper_id" integer NOT NULL REFERENCES "seaman_papers" ("id") ON DELETE CASCADE,
      "expires" date NOT NULL,
      "months" smallint NOT NULL,
      "told_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      PRIMARY KEY ("paper_id", "expires", "months")
    );

    CREATE TABLE "seaman_reminder_links" (
      "id" bytea PRIMARY KEY,
      "seaman_id" integer NOT NULL REFERENCES "seaman_reminders" ("seaman_id") ON DELETE CASCADE,
      "expires_at" timestamp(3) with time zone NOT NULL
    );
    CREATE INDEX "seaman_reminder_links_seaman_idx" ON "seaman_reminder_links" ("seaman_id");
    CREATE INDEX "seaman_reminder_links_expires_at_idx" ON "seaman_reminder_links" ("expires_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "seaman_reminder_links";
    DROP TABLE "seaman_reminders_told";
    DROP TABLE "seaman_reminders";
    -- A kind that the messages before did not have.
    DELETE FROM "messages" WHERE "kind"::text = 'paperReminder';`)
}
