import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Whether the owner of recovery codes has said that they are kept; those that there are by then were shown long ago. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "staff_recovery_codes" ADD COLUMN "is_kept" boolean NOT NULL DEFAULT true;
  ALTER TABLE "staff_recovery_codes" ALTER COLUMN "is_kept" SET DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "staff_recovery_codes" DROP COLUMN "is_kept";`)
}
