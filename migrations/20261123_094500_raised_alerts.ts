import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the admins have been told of and is not over yet: a row for each, so that no other instance and no restart tells
 * it again. No collection: nobody writes it but the site's own code.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "raised_alerts" (
      "name" text PRIMARY KEY,
      "raised_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "told_at" timestamp(3) with time zone NOT NULL DEFAULT now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "raised_alerts";`)
}
