import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Queues for IndexNow what the publication index is told of, in the transaction that tells it, while an admin has it turned on:
 * what was published or taken from lists, and where something was before it moved or was withdrawn. Rows that were published
 * longer ago are no news: the index is made again, or restored. `list` is the list of a type, which changes with every vacancy.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION "queue_for_index_now"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM index_now WHERE is_on) THEN
        RETURN NULL;
      END IF;
      IF TG_OP <> 'INSERT' THEN
        IF OLD.indexed AND NOT OLD.members_only AND NOT OLD.is_example AND OLD.document <> 'list'
          AND (TG_OP = 'DELETE' OR NEW.path <> OLD.path) THEN
          INSERT INTO index_now_queue (locale, path, at, tries) VALUES (OLD.locale, OLD.path, now(), 0);
        END IF;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        IF NEW.indexed AND NOT NEW.members_only AND NOT NEW.is_example AND NEW.document <> 'list' THEN
          IF TG_OP = 'INSERT' THEN
            IF NEW.last_published_at > now() - interval '1 day' THEN
              INSERT INTO index_now_queue (locale, path, at, tries) VALUES (NEW.locale, NEW.path, now(), 0);
            END IF;
          ELSIF NEW.path <> OLD.path
            OR NEW.last_published_at IS DISTINCT FROM OLD.last_published_at
            OR NEW.listed_until IS DISTINCT FROM OLD.listed_until THEN
            INSERT INTO index_now_queue (locale, path, at, tries) VALUES (NEW.locale, NEW.path, now(), 0);
          END IF;
        END IF;
      END IF;
      RETURN NULL;
    END $$;

    CREATE TRIGGER "index_now" AFTER INSERT OR UPDATE OR DELETE ON "publications"
      FOR EACH ROW EXECUTE FUNCTION "queue_for_index_now"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION "queue_for_index_now"() CASCADE;`)
}
