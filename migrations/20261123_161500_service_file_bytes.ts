import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The bytes of files for members: no column of a collection, so that no answer of the API can hold them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "service_file_bytes" (
      "file_id" integer PRIMARY KEY REFERENCES "service_files" ("id") ON DELETE CASCADE,
      "bytes" bytea NOT NULL
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "service_file_bytes";`)
}
