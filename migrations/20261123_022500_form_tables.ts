import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tables beside the requests: no collections, for files are bytes here, and nobody reads these past the site's own
 * code. Files are rows, so that they come, go and are restored with their request.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- What a refused form held, for whoever typed it; its file lives longer than its words.
    CREATE TABLE "kept_forms" (
      "id" text PRIMARY KEY,
      "form" text NOT NULL,
      "values" jsonb NOT NULL,
      "values_until" timestamp(3) with time zone NOT NULL,
      "until" timestamp(3) with time zone NOT NULL
    );
    CREATE INDEX "kept_forms_until_idx" ON "kept_forms" ("until");

    CREATE TABLE "form_files" (
      "id" serial PRIMARY KEY,
      "request_id" integer REFERENCES "requests" ("id") ON DELETE CASCADE,
      "kept_form_id" text REFERENCES "kept_forms" ("id") ON DELETE CASCADE,
      "field" text NOT NULL,
      "name" text NOT NULL,
      "type" text NOT NULL,
      "size" integer NOT NULL,
      "bytes" bytea NOT NULL,
      "erase_at" timestamp(3) with time zone,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      CHECK (("request_id" IS NULL) <> ("kept_form_id" IS NULL))
    );
    -- What is in it is compressed already.
    ALTER TABLE "form_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
    CREATE INDEX "form_files_request_idx" ON "form_files" ("request_id");
    CREATE INDEX "form_files_kept_form_idx" ON "form_files" ("kept_form_id");
    CREATE INDEX "form_files_erase_at_idx" ON "form_files" ("erase_at");

    CREATE TABLE "erased_requests" (
      "reference" text PRIMARY KEY,
      "erased_at" timestamp(3) with time zone NOT NULL DEFAULT now()
    );

    -- As rate-limiter-flexible wants it. Lost in a crash, limits begin anew.
    CREATE UNLOGGED TABLE "rate_limits" (
      "key" varchar(255) PRIMARY KEY,
      "points" integer NOT NULL DEFAULT 0,
      "expire" bigint
    );
    CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "rate_limits";
    DROP TABLE "erased_requests";
    DROP TABLE "form_files";
    DROP TABLE "kept_forms";`)
}
