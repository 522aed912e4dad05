import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_import_feeds_format" ADD VALUE 'xml';
  ALTER TYPE "public"."enum_import_feeds_format" ADD VALUE 'page';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "import_feeds" ALTER COLUMN "format" SET DATA TYPE text;
  ALTER TABLE "import_feeds" ALTER COLUMN "format" SET DEFAULT 'csv'::text;
  DROP TYPE "public"."enum_import_feeds_format";
  CREATE TYPE "public"."enum_import_feeds_format" AS ENUM('csv', 'json');
  ALTER TABLE "import_feeds" ALTER COLUMN "format" SET DEFAULT 'csv'::"public"."enum_import_feeds_format";
  ALTER TABLE "import_feeds" ALTER COLUMN "format" SET DATA TYPE "public"."enum_import_feeds_format" USING "format"::"public"."enum_import_feeds_format";`)
}
