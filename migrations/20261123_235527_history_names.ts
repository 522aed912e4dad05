import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seaman_events" ADD COLUMN "by_name" varchar;
  ALTER TABLE "seaman_events" ADD COLUMN "by_email" varchar;
  -- As they are called now: what they were called then is not known any more.
  UPDATE "seaman_events" e SET "by_name" = s."name", "by_email" = s."email" FROM "staff" s WHERE s."id" = e."by_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seaman_events" DROP COLUMN "by_name";
  ALTER TABLE "seaman_events" DROP COLUMN "by_email";`)
}
