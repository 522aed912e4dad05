import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A company that is deleted for good takes its feed and its tokens along: without it they are nobody's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "import_feeds" DROP CONSTRAINT "import_feeds_company_id_crewings_id_fk",
      ADD CONSTRAINT "import_feeds_company_id_crewings_id_fk"
        FOREIGN KEY ("company_id") REFERENCES "crewings" ("id") ON DELETE CASCADE;
    ALTER TABLE "import_tokens" DROP CONSTRAINT "import_tokens_company_id_crewings_id_fk",
      ADD CONSTRAINT "import_tokens_company_id_crewings_id_fk"
        FOREIGN KEY ("company_id") REFERENCES "crewings" ("id") ON DELETE CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "import_feeds" DROP CONSTRAINT "import_feeds_company_id_crewings_id_fk",
      ADD CONSTRAINT "import_feeds_company_id_crewings_id_fk"
        FOREIGN KEY ("company_id") REFERENCES "crewings" ("id") ON DELETE SET NULL;
    ALTER TABLE "import_tokens" DROP CONSTRAINT "import_tokens_company_id_crewings_id_fk",
      ADD CONSTRAINT "import_tokens_company_id_crewings_id_fk"
        FOREIGN KEY ("company_id") REFERENCES "crewings" ("id") ON DELETE SET NULL;`)
}
