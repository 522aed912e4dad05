import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the panel's lists search (src/cms/lists/panel-words.hooks.ts): the texts of the newest version of every document,
// in each language. No collection of Payload's: nobody writes it through an API.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE EXTENSION IF NOT EXISTS pg_trgm;

   CREATE FUNCTION "words_of"("body" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT coalesce(string_agg(word #>> '{}', ' '), '') FROM (
       SELECT jsonb_path_query("body", 'strict $.**.text', '{}', true)
       UNION ALL SELECT jsonb_path_query("body", 'strict $.**.title', '{}', true)
       UNION ALL SELECT jsonb_path_query("body", 'strict $.**.question', '{}', true)
       UNION ALL SELECT jsonb_path_query("body", 'strict $.**.label', '{}', true)
       UNION ALL SELECT jsonb_path_query("body", 'strict $.**.caption', '{}', true)) words(word)
     WHERE jsonb_typeof(word) = 'string'
   $$;

   CREATE TABLE "panel_words" (
    "collection" text NOT NULL,
    "document" integer NOT NULL,
    "locale" text NOT NULL,
    "head" text NOT NULL,
    "words" text NOT NULL,
    PRIMARY KEY ("collection", "document", "locale")
  );
  -- With a list of what waits for the index a search would read it all, or the planner none of the index.
  CREATE INDEX "panel_words_words_idx" ON "panel_words" USING gin ("words" gin_trgm_ops) WITH (fastupdate = off);

  INSERT INTO "panel_words" SELECT 'pages', v."parent_id", l."_locale"::text,
    concat_ws(' ', l."version_title", l."version_slug"),
    concat_ws(' ', l."version_title", l."version_slug", l."version_excerpt", words_of(l."version_body"))
    FROM "_pages_v" v JOIN "_pages_v_locales" l ON l."_parent_id" = v."id"
    WHERE v."latest" AND v."parent_id" IS NOT NULL ON CONFLICT DO NOTHING;
  INSERT INTO "panel_words" SELECT 'docs', v."parent_id", l."_locale"::text,
    concat_ws(' ', l."version_title", l."version_slug"),
    concat_ws(' ', l."version_title", l."version_slug", l."version_excerpt", words_of(l."version_body"))
    FROM "_docs_v" v JOIN "_docs_v_locales" l ON l."_parent_id" = v."id"
    WHERE v."latest" AND v."parent_id" IS NOT NULL ON CONFLICT DO NOTHING;
  INSERT INTO "panel_words" SELECT 'seaman-services', v."parent_id", l."_locale"::text,
    l."version_title", concat_ws(' ', l."version_title", l."version_excerpt", words_of(l."version_body"))
    FROM "_seaman_services_v" v JOIN "_seaman_services_v_locales" l ON l."_parent_id" = v."id"
    WHERE v."latest" AND v."parent_id" IS NOT NULL AND l."version_title" IS NOT NULL ON CONFLICT DO NOTHING;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "panel_words"; DROP FUNCTION "words_of"(jsonb);`)
}
