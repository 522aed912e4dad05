import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The port of a row of the search, for the order by distance: its code, or `none` until the row is made again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "vacancy_search" ADD COLUMN "port" text NOT NULL DEFAULT 'none';
    CREATE INDEX "vacancy_search_port_idx" ON "vacancy_search" ("port", "vacancy_id" DESC) INCLUDE ("slot");
    -- Vacancies of one port are given the code together.
    CREATE INDEX "vacancies_uncoded_port_idx" ON "vacancies" ("joining_port", "id")
      WHERE "joining_port_code" IS NULL AND "joining_port" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "vacancies_uncoded_port_idx";
    DROP INDEX "vacancy_search_port_idx";
    ALTER TABLE "vacancy_search" DROP COLUMN "port";`)
}
