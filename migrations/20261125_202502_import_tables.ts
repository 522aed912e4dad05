import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tables beside the imports: the bytes of a file, and a row for each of its rows, no columns of a collection, so that
 * neither an answer of the API nor a view of the list carries them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "import_files" (
      "import_id" integer PRIMARY KEY REFERENCES "imports" ("id") ON DELETE CASCADE,
      "bytes" bytea NOT NULL
    );

    CREATE TABLE "import_rows" (
      "import_id" integer NOT NULL REFERENCES "imports" ("id") ON DELETE CASCADE,
      "position" integer NOT NULL,
      -- The line of the file; none where the site has what the file lacks.
      "number" integer,
      "action" text NOT NULL CHECK ("action" IN ('create', 'change', 'close', 'same', 'refused')),
      "document_id" integer,
      "company_id" integer,
      "external_id" text,
      "title" text NOT NULL,
      "values" jsonb NOT NULL,
      -- What was made of each cell that was not plain.
      "cells" jsonb NOT NULL,
      -- What stood where something is changed: written back, it undoes the row.
      "before" jsonb,
      "has_doubts" boolean NOT NULL,
      -- Why the row is refused, or was when it was to be applied.
      "problem" text,
      "applied_at" timestamp(3) with time zone,
      "outcome" text CHECK ("outcome" IN ('created', 'changed', 'same', 'failed')),
      -- When the document was saved with it: one that was saved later somebody has edited since.
      "saved_at" timestamp(3) with time zone,
      "undone_at" timestamp(3) with time zone,
      "undo_problem" text,
      PRIMARY KEY ("import_id", "position")
    );
    CREATE INDEX "import_rows_action_idx" ON "import_rows" ("import_id", "action", "position");
    CREATE INDEX "import_rows_due_idx" ON "import_rows" ("import_id", "position")
      WHERE "applied_at" IS NULL AND "action" IN ('create', 'change', 'close');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "import_rows";
    DROP TABLE "import_files";`)
}
