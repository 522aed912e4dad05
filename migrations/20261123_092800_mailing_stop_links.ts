import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What stands in the links of letters, by which companies stop mailings. No collection: nobody reads or writes it past
 * the site's own code. A link outlives its letter, and its company, for what it does holds for ever.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "mailing_stop_links" (
      "token" text PRIMARY KEY,
      "company_id" integer REFERENCES "crewings" ("id") ON DELETE SET NULL,
      "address" text NOT NULL,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      UNIQUE ("company_id", "address")
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "mailing_stop_links";`)
}
