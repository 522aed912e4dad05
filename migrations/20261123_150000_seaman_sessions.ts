import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who is signed in, and what stands in links of mails. No collections: nobody reads or writes these past the site's own
 * code, and what a browser or a mail holds stands here as its SHA-256 alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "seaman_sessions" (
      "id" bytea PRIMARY KEY,
      "seaman_id" integer NOT NULL REFERENCES "seamen" ("id") ON DELETE CASCADE,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "used_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "expires_at" timestamp(3) with time zone NOT NULL
    );
    CREATE INDEX "seaman_sessions_seaman_idx" ON "seaman_sessions" ("seaman_id");
    CREATE INDEX "seaman_sessions_expires_at_idx" ON "seaman_sessions" ("expires_at");

    CREATE TABLE "seaman_links" (
      "id" bytea PRIMARY KEY,
      "seaman_id" integer NOT NULL REFERENCES "seamen" ("id") ON DELETE CASCADE,
      "purpose" text NOT NULL,
      -- The address that it was sent to: another one's is worth nothing.
      "email" text NOT NULL,
      -- Of the browser that asked for it, where it works in that one alone.
      "device" bytea,
      "expires_at" timestamp(3) with time zone NOT NULL
    );
    CREATE INDEX "seaman_links_seaman_idx" ON "seaman_links" ("seaman_id");
    CREATE INDEX "seaman_links_expires_at_idx" ON "seaman_links" ("expires_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "seaman_links";
    DROP TABLE "seaman_sessions";`)
}
