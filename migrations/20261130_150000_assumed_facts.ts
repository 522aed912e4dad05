import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vacancies" ADD COLUMN "vessel_type_assumed" boolean DEFAULT false;
  ALTER TABLE "vacancies" ADD COLUMN "pay_currency_assumed" boolean DEFAULT false;
  ALTER TABLE "vacancies" ADD COLUMN "pay_period_assumed" boolean DEFAULT false;
  ALTER TABLE "vacancies" ADD COLUMN "joining_unsaid" boolean DEFAULT false;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_vessel_type_assumed" boolean DEFAULT false;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_pay_currency_assumed" boolean DEFAULT false;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_pay_period_assumed" boolean DEFAULT false;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_joining_unsaid" boolean DEFAULT false;
  ALTER TABLE "imports" ADD COLUMN "with_flags" boolean DEFAULT false;
  -- Whether staff should look at it before readers see it.
  ALTER TABLE "import_rows" ADD COLUMN "is_flagged" boolean NOT NULL DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vacancies" DROP COLUMN "vessel_type_assumed";
  ALTER TABLE "vacancies" DROP COLUMN "pay_currency_assumed";
  ALTER TABLE "vacancies" DROP COLUMN "pay_period_assumed";
  ALTER TABLE "vacancies" DROP COLUMN "joining_unsaid";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_vessel_type_assumed";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_pay_currency_assumed";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_pay_period_assumed";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_joining_unsaid";
  ALTER TABLE "imports" DROP COLUMN "with_flags";
  -- What had to be looked at was a doubt.
  UPDATE "import_rows" SET "has_doubts" = true WHERE "is_flagged";
  ALTER TABLE "import_rows" DROP COLUMN "is_flagged";`)
}
