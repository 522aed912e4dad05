import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What somebody said who applied is kept with the link of that application: with the account nobody's password stands
 * before a link is pressed. Who came in by such a password is signed out, and chooses one when the link is pressed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "seaman_links" ADD COLUMN "application" jsonb;
    DELETE FROM "seaman_sessions" WHERE "seaman_id" IN (SELECT "id" FROM "seamen" WHERE "confirmed_at" IS NULL);
    UPDATE "seamen" SET "hash" = NULL, "salt" = NULL WHERE "confirmed_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "seaman_links" DROP COLUMN "application";`)
}
