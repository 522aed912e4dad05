import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What is published says now which tags it shows; the ledger is computed anew after the migrations.

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "publication_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"revision" varchar NOT NULL
  );
  
  CREATE TABLE "publication_boundaries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" varchar NOT NULL
  );
  
  DROP TABLE "publication_structures" CASCADE;
  ALTER TABLE "pages_locales" ADD COLUMN "shown_tags" jsonb;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_shown_tags" jsonb;
  ALTER TABLE "docs_locales" ADD COLUMN "shown_tags" jsonb;
  ALTER TABLE "_docs_v_locales" ADD COLUMN "version_shown_tags" jsonb;
  ALTER TABLE "publications" ADD COLUMN "indexed" boolean DEFAULT true NOT NULL;
  ALTER TABLE "publications" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;
  ALTER TABLE "publications" ADD COLUMN "listed_until" timestamp(3) with time zone;
  ALTER TABLE "publications" ADD COLUMN "reachable_until" timestamp(3) with time zone;
  ALTER TABLE "publications" ADD COLUMN "shows" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "publications" ADD COLUMN "shows_in_text" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "publications" ADD COLUMN "listed_in" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "publications" ADD COLUMN "place_fingerprint" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "publications" ADD COLUMN "text_fingerprint" varchar DEFAULT '' NOT NULL;
  CREATE INDEX "collection_document_1_idx" ON "former_paths" USING btree ("collection","document");
  CREATE UNIQUE INDEX "tag_locale_idx" ON "publication_tags" USING btree ("tag","locale");
  CREATE INDEX "tag_at_idx" ON "publication_boundaries" USING btree ("tag","at");
  CREATE INDEX "collection_document_idx" ON "publication_boundaries" USING btree ("collection","document");
  UPDATE "pages_locales" AS l SET "shown_tags" = (
    SELECT coalesce(jsonb_agg(DISTINCT tag ORDER BY tag), '[]') FROM (
      SELECT 'prices' AS tag WHERE l.shows_prices
      UNION ALL SELECT 'media/' || l.meta_image_id
      UNION ALL SELECT 'media/' || coalesce(m ->> 'id', m #>> '{}')
        FROM jsonb_path_query(l.body, 'strict $.** ? (@.type() == "object" && exists (@.media)).media') AS m
      UNION ALL SELECT (target ->> 'relationTo') || '/' || coalesce(target -> 'value' ->> 'id', target ->> 'value')
        FROM jsonb_path_query(l.body, 'strict $.** ? (exists (@.relationTo))') AS target
        WHERE target ->> 'relationTo' IN ('pages', 'docs')) found
    WHERE tag IS NOT NULL)
  WHERE l._status = 'published';
  UPDATE "docs_locales" AS l SET "shown_tags" = (
    SELECT coalesce(jsonb_agg(DISTINCT tag ORDER BY tag), '[]') FROM (
      SELECT 'prices' AS tag WHERE l.shows_prices
      UNION ALL SELECT 'media/' || l.meta_image_id
      UNION ALL SELECT 'media/' || coalesce(m ->> 'id', m #>> '{}')
        FROM jsonb_path_query(l.body, 'strict $.** ? (@.type() == "object" && exists (@.media)).media') AS m
      UNION ALL SELECT (target ->> 'relationTo') || '/' || coalesce(target -> 'value' ->> 'id', target ->> 'value')
        FROM jsonb_path_query(l.body, 'strict $.** ? (exists (@.relationTo))') AS target
        WHERE target ->> 'relationTo' IN ('pages', 'docs')) found
    WHERE tag IS NOT NULL)
  WHERE l._status = 'published';
  ALTER TABLE "pages_locales" DROP COLUMN "shows_prices";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_shows_prices";
  ALTER TABLE "docs_locales" DROP COLUMN "shows_prices";
  ALTER TABLE "_docs_v_locales" DROP COLUMN "version_shows_prices";
  ALTER TABLE "publications" DROP COLUMN "visible_until";
  ALTER TABLE "publications" DROP COLUMN "shows_prices";
  ALTER TABLE "publications" DROP COLUMN "fingerprint";
  ALTER TABLE "mailing_prices" DROP COLUMN "revision";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "publication_structures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"locale" varchar NOT NULL,
  	"revision" varchar NOT NULL
  );
  
  DROP TABLE "publication_tags" CASCADE;
  DROP TABLE "publication_boundaries" CASCADE;
  DROP INDEX "collection_document_1_idx";
  ALTER TABLE "pages_locales" ADD COLUMN "shows_prices" boolean;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_shows_prices" boolean;
  ALTER TABLE "docs_locales" ADD COLUMN "shows_prices" boolean;
  ALTER TABLE "_docs_v_locales" ADD COLUMN "version_shows_prices" boolean;
  ALTER TABLE "publications" ADD COLUMN "visible_until" timestamp(3) with time zone;
  ALTER TABLE "publications" ADD COLUMN "shows_prices" boolean DEFAULT false NOT NULL;
  ALTER TABLE "publications" ADD COLUMN "fingerprint" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "mailing_prices" ADD COLUMN "revision" varchar DEFAULT '' NOT NULL;
  CREATE UNIQUE INDEX "publication_structures_locale_idx" ON "publication_structures" USING btree ("locale");
  ALTER TABLE "pages_locales" DROP COLUMN "shown_tags";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_shown_tags";
  ALTER TABLE "docs_locales" DROP COLUMN "shown_tags";
  ALTER TABLE "_docs_v_locales" DROP COLUMN "version_shown_tags";
  ALTER TABLE "publications" DROP COLUMN "indexed";
  ALTER TABLE "publications" DROP COLUMN "is_example";
  ALTER TABLE "publications" DROP COLUMN "listed_until";
  ALTER TABLE "publications" DROP COLUMN "reachable_until";
  ALTER TABLE "publications" DROP COLUMN "shows";
  ALTER TABLE "publications" DROP COLUMN "shows_in_text";
  ALTER TABLE "publications" DROP COLUMN "listed_in";
  ALTER TABLE "publications" DROP COLUMN "place_fingerprint";
  ALTER TABLE "publications" DROP COLUMN "text_fingerprint";`)
}
