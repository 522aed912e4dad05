import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: a vacancy with the same text as another is found without reading every text (vacancy-flags.hooks.ts).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX vacancies_same_text_idx ON vacancies_locales
      (md5(regexp_replace(lower(btrim(description)), '\\s+', ' ', 'g')))
      WHERE length(description) >= 80;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX vacancies_same_text_idx;`)
}
