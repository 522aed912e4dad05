import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What stands in links of mails about alerts, as its SHA-256 alone, and which vacancies an alert has told of. No
 * collections: nobody reads or writes these past the site's own code. That a vacancy is told of once is the key's to keep.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- An order that is repeated is the same alert, until it has ended.
    CREATE UNIQUE INDEX "vacancy_alerts_once_idx" ON "vacancy_alerts" ("email", "filter") WHERE "state" <> 'ended';

    CREATE TABLE "vacancy_alert_links" (
      "id" bytea PRIMARY KEY,
      "alert_id" integer NOT NULL REFERENCES "vacancy_alerts" ("id") ON DELETE CASCADE,
      "expires_at" timestamp(3) with time zone NOT NULL
    );
    CREATE INDEX "vacancy_alert_links_alert_idx" ON "vacancy_alert_links" ("alert_id");
    CREATE INDEX "vacancy_alert_links_expires_at_idx" ON "vacancy_alert_links" ("expires_at");

    CREATE TABLE "vacancy_alert_told" (
      "alert_id" integer NOT NULL REFERENCES "vacancy_alerts" ("id") ON DELETE CASCADE,
      -- Also of a vacancy that is deleted since: its number is not given again.
      "vacancy_id" integer NOT NULL,
      "told_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      PRIMARY KEY ("alert_id", "vacancy_id")
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "vacancy_alert_told";
    DROP TABLE "vacancy_alert_links";
    DROP INDEX "vacancy_alerts_once_idx";
    -- Kinds that the messages before did not have.
    DELETE FROM "messages" WHERE "kind"::text IN ('vacancyAlert', 'vacancyAlertLink');`)
}
