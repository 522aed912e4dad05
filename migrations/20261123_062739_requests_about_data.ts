import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_requests_kind" ADD VALUE 'data';
  ALTER TABLE "request_settings" ADD COLUMN "data_months" numeric DEFAULT 12 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "requests" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_requests_kind";
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('answer', 'offer', 'report', 'contact');
  ALTER TABLE "requests" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_requests_kind" USING "kind"::"public"."enum_requests_kind";
  ALTER TABLE "request_settings" DROP COLUMN "data_months";`)
}
