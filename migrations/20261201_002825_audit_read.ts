import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'read';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'versionRestored', 'deleted', 'suspended', 'suspensionLifted', 'signedIn', 'passwordReset', 'accountLocked', 'unlocked', 'exported', 'factorGiven', 'factorRefused', 'factorAdded', 'factorRemoved');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING
    CASE WHEN "action" = 'read' THEN 'exported' ELSE "action" END::"public"."enum_audit_events_action";`)
}
