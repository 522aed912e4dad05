import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "rank_vesselGroup_firstPublishedAt_idx" ON "vacancies" USING btree ("rank","vessel_group","first_published_at");
  CREATE INDEX "version_rank_version_vesselGroup_version_firstPublishedA_idx" ON "_vacancies_v" USING btree ("version_rank","version_vessel_group","version_first_published_at");
  CREATE INDEX "collection_locale_firstPublishedAt_document_idx" ON "publications" USING btree ("collection","locale","first_published_at","document");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "rank_vesselGroup_firstPublishedAt_idx";
  DROP INDEX "version_rank_version_vesselGroup_version_firstPublishedA_idx";
  DROP INDEX "collection_locale_firstPublishedAt_document_idx";`)
}
