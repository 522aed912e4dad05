import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What people do with a plan: rows that are left out or chosen, corrections of a row (`import_edits`, which a new plan of the
 * same file reads), and corrections of all equal cells, which the next file of the same source is read with too
 * (`import_corrections`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "import_rows" ADD COLUMN "is_left_out" boolean NOT NULL DEFAULT false,
      -- Null until somebody has rows applied one by one.
      ADD COLUMN "is_chosen" boolean,
      -- What the plan says of the row, as texts by their names: each person reads it in their own language.
      ADD COLUMN "said" jsonb;

    CREATE TABLE "import_edits" (
      "import_id" integer NOT NULL REFERENCES "imports" ("id") ON DELETE CASCADE,
      -- A row of the file by its position, or what the file lacks by its document.
      "key" text NOT NULL,
      "is_left_out" boolean NOT NULL DEFAULT false,
      "cells" jsonb NOT NULL DEFAULT '{}',
      PRIMARY KEY ("import_id", "key")
    );

    CREATE TABLE "import_corrections" (
      "kind" text NOT NULL,
      "company_id" integer REFERENCES "crewings" ("id") ON DELETE CASCADE,
      -- A digest of the headings, of files that name the companies themselves.
      "headings" text NOT NULL,
      "field" text NOT NULL,
      "said" text NOT NULL,
      "instead" text NOT NULL,
      "used_at" timestamp(3) with time zone NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX "import_corrections_said_idx"
      ON "import_corrections" ("kind", coalesce("company_id", 0), "headings", "field", md5("said"));
    CREATE INDEX "import_corrections_company_idx" ON "import_corrections" ("company_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "import_corrections";
    DROP TABLE "import_edits";
    ALTER TABLE "import_rows" DROP COLUMN "is_left_out", DROP COLUMN "is_chosen", DROP COLUMN "said";`)
}
