import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tables of the search for vacancies (docs/decisions/026): no collections, they have columns that Payload has no
 * fields for. Both extensions are trusted: whoever owns the database may create them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE EXTENSION IF NOT EXISTS unaccent;

    CREATE TABLE "vacancy_search" (
      "vacancy_id" integer NOT NULL,
      "slot" integer,
      "state" text NOT NULL CHECK ("state" IN ('kept', 'changed', 'gone')),
      "company_id" integer NOT NULL,
      "listed_until" timestamp(3) with time zone,
      "first_published_at" timestamp(3) with time zone NOT NULL,
      "pay" integer NOT NULL,
      "pay_currency" text NOT NULL,
      "joining_from" integer NOT NULL,
      CONSTRAINT "vacancy_search_pkey" PRIMARY KEY ("vacancy_id") INCLUDE ("slot"),
      CONSTRAINT "vacancy_search_slot_key" UNIQUE ("slot") DEFERRABLE INITIALLY DEFERRED
    );
    CREATE INDEX "vacancy_search_overlay_idx" ON "vacancy_search" ("vacancy_id") WHERE "state" <> 'kept';
    CREATE INDEX "vacancy_search_company_idx" ON "vacancy_search" ("company_id") INCLUDE ("slot");
    CREATE INDEX "vacancy_search_listed_until_idx" ON "vacancy_search" ("listed_until");
    CREATE INDEX "vacancy_search_newest_idx" ON "vacancy_search" ("first_published_at" DESC, "vacancy_id" DESC) INCLUDE ("slot");
    CREATE INDEX "vacancy_search_pay_idx" ON "vacancy_search" ("pay_currency", "pay" DESC, "vacancy_id" DESC) INCLUDE ("slot");
    CREATE INDEX "vacancy_search_joining_idx" ON "vacancy_search" ("joining_from", "vacancy_id" DESC) INCLUDE ("slot");

    CREATE TABLE "vacancy_facts" (
      "vacancy_id" integer PRIMARY KEY,
      "fingerprint" text NOT NULL,
      "facets" text[] NOT NULL,
      "words" tsvector NOT NULL
    );
    CREATE INDEX "vacancy_facts_words_idx" ON "vacancy_facts" USING gin ("words");

    CREATE TABLE "vacancy_bits" (
      "facet" text COLLATE "C" NOT NULL,
      "chunk" integer NOT NULL,
      "bits" bit(8192) NOT NULL,
      PRIMARY KEY ("facet", "chunk")
    ) WITH (fillfactor = 70);

    CREATE TABLE "vacancy_words" ("word" text PRIMARY KEY);
    CREATE INDEX "vacancy_words_word_idx" ON "vacancy_words" USING gin ("word" gin_trgm_ops);

    -- Of a number in binary, one bitmap for each binary place, the lowest first: where it is no less than another one.
    CREATE FUNCTION "bits_at_least"("slices" bit[], "least" bigint) RETURNS bit varying
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      found bit varying := ~slices[1] | slices[1];
      slice bit varying;
      place integer := 0;
    BEGIN
      FOREACH slice IN ARRAY slices LOOP
        IF (least >> place) & 1 = 1 THEN
          found := slice & found;
        ELSE
          found := slice | found;
        END IF;
        place := place + 1;
      END LOOP;
      RETURN found;
    END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION "bits_at_least"(bit[], bigint);
    DROP TABLE "vacancy_search", "vacancy_facts", "vacancy_bits", "vacancy_words";`)
}
