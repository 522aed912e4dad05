import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Sections of published texts, for search. No collection of Payload's: it has no column for words. The rows are
// computed after the migrations (src/cms/search/search-sections.ts).

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_sections" (
    "collection" text NOT NULL,
    "document" text NOT NULL,
    "locale" text NOT NULL,
    "position" smallint NOT NULL,
    "anchor" text,
    "heading" text NOT NULL,
    "text" text NOT NULL,
    "words" tsvector NOT NULL,
    "forms" text NOT NULL,
    "fingerprint" text NOT NULL,
    PRIMARY KEY ("collection", "document", "locale", "position")
  );

  CREATE INDEX "search_sections_words_idx" ON "search_sections" USING gin ("words");
  CREATE INDEX "search_sections_locale_idx" ON "search_sections" USING btree ("locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "search_sections";`)
}
