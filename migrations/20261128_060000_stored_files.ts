import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand. Files that took the place of others in the panel were stored as they came, which nothing in their rows
 * says: all that are there are looked at once more (src/cms/files/stored-files.runner.ts), and a backup of before is when
 * it is put back. `problem`: what the site cannot take; it stays in the trash.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "files_to_check" (
      "collection" text NOT NULL,
      "file_id" integer NOT NULL,
      "due_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "problem" text,
      PRIMARY KEY ("collection", "file_id")
    );
    CREATE INDEX "files_to_check_due_idx" ON "files_to_check" ("due_at") WHERE "problem" IS NULL;
    INSERT INTO "files_to_check" ("collection", "file_id") SELECT 'media', "id" FROM "media";
    INSERT INTO "files_to_check" ("collection", "file_id") SELECT 'service-files', "id" FROM "service_files";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "files_to_check";`)
}
