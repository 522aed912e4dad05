import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Months and a tolerance become the ends of a length; rows of imports that wait, or can be undone, too. */
const TABLES = [
  { table: 'vacancies', column: 'contract' },
  { table: '_vacancies_v', column: 'version_contract' },
] as const

/** A contract of the values of a row of an import, as it is stored from now on. */
const LENGTH_OF_ROW = (values: string) => `
  UPDATE import_rows SET ${values} = jsonb_set(${values}, '{contract}', jsonb_build_object(
    'least', (${values} #> '{contract,months}')::numeric - coalesce((${values} #>> '{contract,plusMinus}')::numeric, 0),
    'most', (${values} #> '{contract,months}')::numeric + coalesce((${values} #>> '{contract,plusMinus}')::numeric, 0),
    'unit', 'month', 'off', NULL, 'approximate', false))
  WHERE jsonb_typeof(${values} #> '{contract,months}') = 'number'`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vacancies_contract_unit" AS ENUM('day', 'week', 'month');
  CREATE TYPE "public"."enum__vacancies_v_version_contract_unit" AS ENUM('day', 'week', 'month');
  ALTER TYPE "public"."enum_vacancies_pay_period" ADD VALUE 'week';
  ALTER TYPE "public"."enum_vacancies_pay_period" ADD VALUE 'year';
  ALTER TYPE "public"."enum_vacancies_pay_period" ADD VALUE 'hour';
  ALTER TYPE "public"."enum__vacancies_v_version_pay_period" ADD VALUE 'week';
  ALTER TYPE "public"."enum__vacancies_v_version_pay_period" ADD VALUE 'year';
  ALTER TYPE "public"."enum__vacancies_v_version_pay_period" ADD VALUE 'hour';
  CREATE TABLE "vacancies_also_ranks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_rank",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_also_ranks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_rank",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "vacancies" ADD COLUMN "open_until_assumed" boolean DEFAULT false;
  ALTER TABLE "vacancies" ADD COLUMN "contract_least" numeric;
  ALTER TABLE "vacancies" ADD COLUMN "contract_most" numeric;
  ALTER TABLE "vacancies" ADD COLUMN "contract_unit" "enum_vacancies_contract_unit" DEFAULT 'month';
  ALTER TABLE "vacancies" ADD COLUMN "contract_off" numeric;
  ALTER TABLE "vacancies" ADD COLUMN "contract_approximate" boolean DEFAULT false;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_open_until_assumed" boolean DEFAULT false;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_contract_least" numeric;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_contract_most" numeric;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_contract_unit" "enum__vacancies_v_version_contract_unit" DEFAULT 'month';
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_contract_off" numeric;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_contract_approximate" boolean DEFAULT false;
  ALTER TABLE "imports" ADD COLUMN "open_days" numeric DEFAULT 30;
  ALTER TABLE "import_feeds" ADD COLUMN "open_days" numeric DEFAULT 30;
  ALTER TABLE "vacancies_also_ranks" ADD CONSTRAINT "vacancies_also_ranks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_also_ranks" ADD CONSTRAINT "_vacancies_v_version_also_ranks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vacancies_also_ranks_order_idx" ON "vacancies_also_ranks" USING btree ("order");
  CREATE INDEX "vacancies_also_ranks_parent_idx" ON "vacancies_also_ranks" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_also_ranks_order_idx" ON "_vacancies_v_version_also_ranks" USING btree ("order");
  CREATE INDEX "_vacancies_v_version_also_ranks_parent_idx" ON "_vacancies_v_version_also_ranks" USING btree ("parent_id");`)
  for (const { column, table } of TABLES) {
    await db.execute(
      sql.raw(`
        UPDATE "${table}" SET
          "${column}_least" = greatest(1, "${column}_months" - coalesce("${column}_plus_minus", 0)),
          "${column}_most" = "${column}_months" + coalesce("${column}_plus_minus", 0)
        WHERE "${column}_months" IS NOT NULL;
        ALTER TABLE "${table}" DROP COLUMN "${column}_months";
        ALTER TABLE "${table}" DROP COLUMN "${column}_plus_minus";`),
    )
  }
  await db.execute(sql.raw(LENGTH_OF_ROW('"values"')))
  await db.execute(sql.raw(LENGTH_OF_ROW('"before"')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { column, table } of TABLES) {
    await db.execute(
      sql.raw(`
        ALTER TABLE "${table}" ADD COLUMN "${column}_months" numeric;
        ALTER TABLE "${table}" ADD COLUMN "${column}_plus_minus" numeric;
        UPDATE "${table}" SET
          "${column}_months" = round(("${column}_least" + "${column}_most") / 2),
          "${column}_plus_minus" = floor(("${column}_most" - "${column}_least") / 2)
        WHERE "${column}_unit"::text = 'month' AND "${column}_off" IS NULL;`),
    )
  }
  // Of these periods nothing was known before.
  await db.execute(sql`
    UPDATE "vacancies" SET "pay_period" = 'month' WHERE "pay_period"::text NOT IN ('month', 'day');
    UPDATE "_vacancies_v" SET "version_pay_period" = 'month'
    WHERE "version_pay_period"::text NOT IN ('month', 'day');`)
  await db.execute(sql`
   DROP TABLE "vacancies_also_ranks" CASCADE;
  DROP TABLE "_vacancies_v_version_also_ranks" CASCADE;
  ALTER TABLE "vacancies" ALTER COLUMN "pay_period" SET DATA TYPE text;
  ALTER TABLE "vacancies" ALTER COLUMN "pay_period" SET DEFAULT 'month'::text;
  DROP TYPE "public"."enum_vacancies_pay_period";
  CREATE TYPE "public"."enum_vacancies_pay_period" AS ENUM('month', 'day');
  ALTER TABLE "vacancies" ALTER COLUMN "pay_period" SET DEFAULT 'month'::"public"."enum_vacancies_pay_period";
  ALTER TABLE "vacancies" ALTER COLUMN "pay_period" SET DATA TYPE "public"."enum_vacancies_pay_period" USING "pay_period"::"public"."enum_vacancies_pay_period";
  ALTER TABLE "_vacancies_v" ALTER COLUMN "version_pay_period" SET DATA TYPE text;
  ALTER TABLE "_vacancies_v" ALTER COLUMN "version_pay_period" SET DEFAULT 'month'::text;
  DROP TYPE "public"."enum__vacancies_v_version_pay_period";
  CREATE TYPE "public"."enum__vacancies_v_version_pay_period" AS ENUM('month', 'day');
  ALTER TABLE "_vacancies_v" ALTER COLUMN "version_pay_period" SET DEFAULT 'month'::"public"."enum__vacancies_v_version_pay_period";
  ALTER TABLE "_vacancies_v" ALTER COLUMN "version_pay_period" SET DATA TYPE "public"."enum__vacancies_v_version_pay_period" USING "version_pay_period"::"public"."enum__vacancies_v_version_pay_period";
  ALTER TABLE "vacancies" DROP COLUMN "open_until_assumed";
  ALTER TABLE "vacancies" DROP COLUMN "contract_least";
  ALTER TABLE "vacancies" DROP COLUMN "contract_most";
  ALTER TABLE "vacancies" DROP COLUMN "contract_unit";
  ALTER TABLE "vacancies" DROP COLUMN "contract_off";
  ALTER TABLE "vacancies" DROP COLUMN "contract_approximate";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_open_until_assumed";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_contract_least";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_contract_most";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_contract_unit";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_contract_off";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_contract_approximate";
  ALTER TABLE "imports" DROP COLUMN "open_days";
  ALTER TABLE "import_feeds" DROP COLUMN "open_days";
  DROP TYPE "public"."enum_vacancies_contract_unit";
  DROP TYPE "public"."enum__vacancies_v_version_contract_unit";`)
}
