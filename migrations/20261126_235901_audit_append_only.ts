import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Lines of the audit log stay as they are written, whoever asks; only what is older than it is kept (domain/audit.ts) may
 * be deleted. A restore empties the table beside the others (TRUNCATE), and brings the lines of the backup.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION "keep_audit_event"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.at < now() - interval '24 months' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'Lines of the audit log are neither changed nor deleted.';
    END $$;

    CREATE TRIGGER "keep_audit_event" BEFORE UPDATE OR DELETE ON "audit_events"
      FOR EACH ROW EXECUTE FUNCTION "keep_audit_event"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "keep_audit_event" ON "audit_events";
    DROP FUNCTION "keep_audit_event"();`)
}
