import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand. Files that are on their way to a form, in parts: no collections, as the files of forms are none. One
 * that is whole and was checked is a row of `form_files`, and goes with it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "file_uploads" (
      "id" text PRIMARY KEY,
      -- The public address of the page whose form it is for; "form" names the account too, as in "kept_forms".
      "page" text NOT NULL,
      "form" text NOT NULL,
      "field" text NOT NULL,
      "name" text NOT NULL,
      "size" integer NOT NULL CHECK ("size" > 0),
      "received" integer NOT NULL DEFAULT 0 CHECK ("received" BETWEEN 0 AND "size"),
      -- Not the address, but an HMAC of it.
      "network" text NOT NULL,
      "checked_since" timestamp(3) with time zone,
      "file_id" integer REFERENCES "form_files" ("id") ON DELETE CASCADE,
      "until" timestamp(3) with time zone NOT NULL
    );
    CREATE INDEX "file_uploads_until_idx" ON "file_uploads" ("until");
    CREATE INDEX "file_uploads_file_idx" ON "file_uploads" ("file_id");

    CREATE TABLE "file_upload_parts" (
      "upload_id" text NOT NULL REFERENCES "file_uploads" ("id") ON DELETE CASCADE,
      "begins_at" integer NOT NULL,
      "bytes" bytea NOT NULL,
      PRIMARY KEY ("upload_id", "begins_at")
    );
    -- What is in it is compressed already.
    ALTER TABLE "file_upload_parts" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "file_upload_parts";
    DROP TABLE "file_uploads";`)
}
