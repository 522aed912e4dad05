import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Texts of old CVs that seafarers copy from while they fill in their record. No collection: nobody reads or writes them past the site's own code. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "seaman_old_cvs" (
      "seaman_id" integer PRIMARY KEY REFERENCES "seamen" ("id") ON DELETE CASCADE,
      "content" text NOT NULL,
      -- Whether the file had more than is kept.
      "is_cut" boolean NOT NULL DEFAULT false,
      "read_at" timestamp(3) with time zone NOT NULL DEFAULT now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "seaman_old_cvs";`)
}
