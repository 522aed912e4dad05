import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Seafarers who let staff find their form, and downloads that are looked at before they are read again. No collections: nobody reads or writes
 * these past the site's own code.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "seaman_search_consents" (
      "seaman_id" integer PRIMARY KEY REFERENCES "seamen" ("id") ON DELETE CASCADE,
      "given_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      -- By which it is remembered that it was withdrawn; it says nothing of anybody.
      "reference" text NOT NULL UNIQUE DEFAULT 'search-consent-' || replace(gen_random_uuid()::text, '-', '')
    );

    CREATE TABLE "seaman_record_imports" (
      "seaman_id" integer PRIMARY KEY REFERENCES "seamen" ("id") ON DELETE CASCADE,
      "content" jsonb NOT NULL,
      "made_at" timestamp(3) with time zone NOT NULL DEFAULT now()
    );

    -- Whether an account has a paper, and until when, is read of the index alone.
    CREATE INDEX "seaman_papers_document_seaman_idx" ON "seaman_papers" ("document", "seaman_id") INCLUDE ("expires", "validity");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "seaman_papers_document_seaman_idx";
    DROP TABLE "seaman_record_imports";
    DROP TABLE "seaman_search_consents";`)
}
