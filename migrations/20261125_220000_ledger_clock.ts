import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * One row that every transaction renews which writes what the ledger's answers are made of. It is renewed when the
 * transaction ends, after all its other locks, so that others wait for it no longer than a commit takes; once for each
 * transaction, however many rows that writes. Whoever reads the row sees all that was written by then, or nothing of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "ledger_clock" (
      "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
      -- Random and compared for equality: a number could come again after a restore.
      "revision" uuid NOT NULL
    ) WITH (fillfactor = 10);
    INSERT INTO "ledger_clock" ("revision") VALUES (gen_random_uuid());

    CREATE FUNCTION "renew_ledger_clock"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('mariner_hub.clock_renewed_by', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
        INSERT INTO ledger_clock (revision) VALUES (gen_random_uuid())
        ON CONFLICT ("only") DO UPDATE SET revision = excluded.revision;
        PERFORM set_config('mariner_hub.clock_renewed_by', pg_current_xact_id()::text, true);
      END IF;
      RETURN NULL;
    END $$;

    -- A restore empties this table beside the others, and brings a row of its own.
    CREATE FUNCTION "renew_emptied_ledger_clock"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE ledger_clock SET revision = gen_random_uuid();
      RETURN NULL;
    END $$;

    CREATE CONSTRAINT TRIGGER "ledger_clock" AFTER INSERT OR UPDATE OR DELETE ON "publications"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_ledger_clock"();
    CREATE CONSTRAINT TRIGGER "ledger_clock" AFTER INSERT OR UPDATE OR DELETE ON "publication_tags"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_ledger_clock"();
    CREATE CONSTRAINT TRIGGER "ledger_clock" AFTER INSERT OR UPDATE OR DELETE ON "publication_boundaries"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_ledger_clock"();
    CREATE CONSTRAINT TRIGGER "ledger_clock" AFTER INSERT OR UPDATE OR DELETE ON "former_paths"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_ledger_clock"();
    CREATE CONSTRAINT TRIGGER "ledger_clock" AFTER INSERT OR UPDATE OR DELETE ON "redirects"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_ledger_clock"();
    CREATE CONSTRAINT TRIGGER "ledger_clock" AFTER INSERT OR UPDATE OR DELETE ON "redirects_rels"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_ledger_clock"();

    CREATE TRIGGER "ledger_clock_emptied" AFTER TRUNCATE ON "publications"
      FOR EACH STATEMENT EXECUTE FUNCTION "renew_emptied_ledger_clock"();
    CREATE TRIGGER "ledger_clock_emptied" AFTER TRUNCATE ON "publication_tags"
      FOR EACH STATEMENT EXECUTE FUNCTION "renew_emptied_ledger_clock"();
    CREATE TRIGGER "ledger_clock_emptied" AFTER TRUNCATE ON "publication_boundaries"
      FOR EACH STATEMENT EXECUTE FUNCTION "renew_emptied_ledger_clock"();
    CREATE TRIGGER "ledger_clock_emptied" AFTER TRUNCATE ON "former_paths"
      FOR EACH STATEMENT EXECUTE FUNCTION "renew_emptied_ledger_clock"();
    CREATE TRIGGER "ledger_clock_emptied" AFTER TRUNCATE ON "redirects"
      FOR EACH STATEMENT EXECUTE FUNCTION "renew_emptied_ledger_clock"();
    CREATE TRIGGER "ledger_clock_emptied" AFTER TRUNCATE ON "redirects_rels"
      FOR EACH STATEMENT EXECUTE FUNCTION "renew_emptied_ledger_clock"();

    -- The last instants that have passed, of all that change by themselves.
    CREATE INDEX "publication_boundaries_at_idx" ON "publication_boundaries" ("at");
    CREATE INDEX "publications_reachable_until_idx" ON "publications" ("reachable_until")
      WHERE "reachable_until" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "publications_reachable_until_idx";
    DROP INDEX "publication_boundaries_at_idx";
    DROP FUNCTION "renew_emptied_ledger_clock"() CASCADE;
    DROP FUNCTION "renew_ledger_clock"() CASCADE;
    DROP TABLE "ledger_clock";`)
}
