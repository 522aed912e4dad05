import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_requests_robot_sign" AS ENUM('hiddenField');
  ALTER TABLE "requests" ADD COLUMN "robot_sign" "enum_requests_robot_sign";
  CREATE INDEX "requests_robot_sign_idx" ON "requests" USING btree ("robot_sign");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "requests_robot_sign_idx";
  ALTER TABLE "requests" DROP COLUMN "robot_sign";
  DROP TYPE "public"."enum_requests_robot_sign";`)
}
