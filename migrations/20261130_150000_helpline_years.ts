import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "helplines_lines" ADD COLUMN "stated_in" numeric;
  ALTER TABLE "_helplines_v_version_lines" ADD COLUMN "stated_in" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "helplines_lines" DROP COLUMN "stated_in";
  ALTER TABLE "_helplines_v_version_lines" DROP COLUMN "stated_in";`)
}
