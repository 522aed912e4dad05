import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand. What companies are found by (src/features/crewings/company-search.type.ts): no collection, nobody
 * writes it but the projection. The rows are made after the start, while readers are served.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "company_search" (
      "company_id" integer PRIMARY KEY,
      "fingerprint" text NOT NULL,
      "names" text NOT NULL
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "company_search";`)
}
