import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How the last backup went, one row for all instances. No collection: nobody writes it but the site's own code. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "backup_state" (
      "id" integer PRIMARY KEY CHECK ("id" = 1),
      "made_at" timestamp(3) with time zone,
      "file" text,
      "size" bigint,
      "took" integer,
      "done_at" timestamp(3) with time zone,
      "failed_at" timestamp(3) with time zone,
      "problem" text
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "backup_state";`)
}
