import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Renamed in place. What is generated makes the type anew and refuses the rows that have the old value.

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_schedules_action" RENAME VALUE 'withdraw' TO 'unpublish';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_schedules_action" RENAME VALUE 'unpublish' TO 'withdraw';`)
}
