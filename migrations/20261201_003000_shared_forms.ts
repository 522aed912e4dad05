import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What seafarers let others see of their form: what was sent with a request, as it was then, and links that end. No collections: nobody
 * reads or writes these past the site's own code. What was sent goes with its request, a link with its account.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "sent_forms" (
      "request_id" integer PRIMARY KEY REFERENCES "requests" ("id") ON DELETE CASCADE,
      -- What was ticked.
      "parts" text[] NOT NULL,
      -- These parts of the record, and what the account said.
      "record" jsonb NOT NULL,
      "sent_at" timestamp(3) with time zone NOT NULL DEFAULT now()
    );

    CREATE TABLE "seaman_form_links" (
      "id" serial PRIMARY KEY,
      "seaman_id" integer NOT NULL REFERENCES "seamen" ("id") ON DELETE CASCADE,
      -- The secret in the address as its SHA-256, and what it is made of with the key of the site.
      "token_id" bytea NOT NULL UNIQUE,
      "seed" bytea NOT NULL,
      -- Whom it is for, in the words of the seafarer.
      "company" text NOT NULL,
      "language" text NOT NULL,
      "parts" text[] NOT NULL,
      "send_key" text NOT NULL UNIQUE,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "expires_at" timestamp(3) with time zone NOT NULL,
      "opened" integer NOT NULL DEFAULT 0,
      "first_opened_at" timestamp(3) with time zone,
      "last_opened_at" timestamp(3) with time zone
    );
    CREATE INDEX "seaman_form_links_seaman_idx" ON "seaman_form_links" ("seaman_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "seaman_form_links";
    DROP TABLE "sent_forms";`)
}
