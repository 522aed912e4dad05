import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What translations were made from (src/cms/translations/translation-memory.ts). No collections of Payload's: nobody
// writes them through an API. Of what is live already nobody knows what it was made from.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "translations" (
    "collection" text NOT NULL,
    "document" text NOT NULL,
    "locale" text NOT NULL,
    "entries" text[] NOT NULL DEFAULT '{}',
    "draft_entries" text[] NOT NULL DEFAULT '{}',
    "standing" text NOT NULL DEFAULT 'current',
    "pieces" integer NOT NULL DEFAULT 0,
    "changed_pieces" integer NOT NULL DEFAULT 0,
    "out_of_date_since" timestamptz,
    "confirmed_by" integer,
    "confirmed_at" timestamptz,
    "is_found" boolean NOT NULL DEFAULT false,
    "fingerprint" text,
    PRIMARY KEY ("collection", "document", "locale")
  );

  CREATE TABLE "source_pieces" (
    "collection" text NOT NULL,
    "document" text NOT NULL,
    "print" text NOT NULL,
    "text" text NOT NULL,
    "since" bigint NOT NULL,
    PRIMARY KEY ("collection", "document", "print")
  );

  INSERT INTO "translations" ("collection", "document", "locale", "standing", "is_found")
    SELECT "collection", "document", "locale"::text, 'unknown', true FROM "publications" WHERE "locale"::text <> '*';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "translations"; DROP TABLE "source_pieces";`)
}
