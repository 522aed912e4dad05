import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand. Scans of papers, encrypted before they come here: no collections, as the files of forms are none. A scan
 * goes with its paper.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "paper_scans" (
      "id" serial PRIMARY KEY,
      "paper_id" integer NOT NULL UNIQUE REFERENCES "seaman_papers" ("id") ON DELETE CASCADE,
      "seaman_id" integer NOT NULL REFERENCES "seamen" ("id") ON DELETE CASCADE,
      -- As its head names it.
      "key_id" text NOT NULL,
      "head" bytea NOT NULL,
      "type" text NOT NULL,
      -- Before it was encrypted.
      "size" integer NOT NULL,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now()
    );
    CREATE INDEX "paper_scans_seaman_idx" ON "paper_scans" ("seaman_id");
    CREATE INDEX "paper_scans_key_idx" ON "paper_scans" ("key_id", "id");

    CREATE TABLE "paper_scan_blocks" (
      "scan_id" integer NOT NULL REFERENCES "paper_scans" ("id") ON DELETE CASCADE,
      "number" integer NOT NULL,
      "bytes" bytea NOT NULL,
      PRIMARY KEY ("scan_id", "number")
    );
    -- What is encrypted cannot be compressed.
    ALTER TABLE "paper_scan_blocks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "paper_scan_blocks";
    DROP TABLE "paper_scans";`)
}
