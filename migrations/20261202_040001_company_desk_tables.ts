import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who of a company is signed in, and what links of mails hold. No collections: nobody reads or writes these past the
 * site's own code, and what a browser or a mail holds is here as its SHA-256 alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "company_sessions" (
      "id" bytea PRIMARY KEY,
      "person_id" integer NOT NULL REFERENCES "company_people" ("id") ON DELETE CASCADE,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "used_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "expires_at" timestamp(3) with time zone NOT NULL
    );
    CREATE INDEX "company_sessions_person_idx" ON "company_sessions" ("person_id");
    CREATE INDEX "company_sessions_expires_at_idx" ON "company_sessions" ("expires_at");

    -- Of one of the three: a claim, a seat that somebody is invited to, a person who signs in.
    CREATE TABLE "company_links" (
      "id" bytea PRIMARY KEY,
      "purpose" text NOT NULL,
      "claim_id" integer REFERENCES "company_claims" ("id") ON DELETE CASCADE,
      "seat_id" integer REFERENCES "company_seats" ("id") ON DELETE CASCADE,
      "person_id" integer REFERENCES "company_people" ("id") ON DELETE CASCADE,
      -- Of the browser that asked for it, where it works in that one alone.
      "device" bytea,
      "expires_at" timestamp(3) with time zone NOT NULL,
      CHECK (num_nonnulls("claim_id", "seat_id", "person_id") = 1)
    );
    CREATE INDEX "company_links_claim_idx" ON "company_links" ("claim_id");
    CREATE INDEX "company_links_seat_idx" ON "company_links" ("seat_id");
    CREATE INDEX "company_links_person_idx" ON "company_links" ("person_id");
    CREATE INDEX "company_links_expires_at_idx" ON "company_links" ("expires_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "company_links";
    DROP TABLE "company_sessions";`)
}
