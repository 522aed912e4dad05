import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: who typed the address of a document is found without reading every body (cms/consequences).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX pages_typed_addresses_idx ON pages_locales
      USING gin (jsonb_path_query_array(body, '$.**.url'));
    CREATE INDEX docs_typed_addresses_idx ON docs_locales
      USING gin (jsonb_path_query_array(body, '$.**.url'));
    CREATE INDEX seaman_services_typed_addresses_idx ON seaman_services_locales
      USING gin (jsonb_path_query_array(body, '$.**.url'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX pages_typed_addresses_idx, docs_typed_addresses_idx, seaman_services_typed_addresses_idx;`)
}
