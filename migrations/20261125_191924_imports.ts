import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_imports_kind" AS ENUM('vacancies', 'companies');
  CREATE TYPE "public"."enum_imports_state" AS ENUM('reading', 'mapping', 'planning', 'planned', 'held', 'applying', 'applied', 'cancelled', 'failed', 'undoing', 'undone');
  CREATE TYPE "public"."enum_imports_source" AS ENUM('upload', 'feed');
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"kind" "enum_imports_kind" NOT NULL,
  	"state" "enum_imports_state" DEFAULT 'reading' NOT NULL,
  	"company_id" integer,
  	"by_id" integer,
  	"source" "enum_imports_source" NOT NULL,
  	"feed" numeric,
  	"content_type" varchar,
  	"file_size" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"close_missing" boolean DEFAULT false,
  	"start" boolean DEFAULT false,
  	"with_doubts" boolean DEFAULT false,
  	"columns" jsonb,
  	"mapping" jsonb,
  	"is_mapped" boolean DEFAULT false,
  	"counts" jsonb,
  	"problem" jsonb,
  	"panel_language" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"erase_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "crewings" ADD COLUMN "external_id" varchar;
  ALTER TABLE "_crewings_v" ADD COLUMN "version_external_id" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "external_id" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_external_id" varchar;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "imports_state_idx" ON "imports" USING btree ("state");
  CREATE INDEX "imports_company_idx" ON "imports" USING btree ("company_id");
  CREATE INDEX "imports_by_idx" ON "imports" USING btree ("by_id");
  CREATE INDEX "imports_feed_idx" ON "imports" USING btree ("feed");
  CREATE INDEX "imports_sha256_idx" ON "imports" USING btree ("sha256");
  CREATE INDEX "imports_erase_at_idx" ON "imports" USING btree ("erase_at");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "crewings_external_id_idx" ON "crewings" USING btree ("external_id");
  CREATE INDEX "_crewings_v_version_version_external_id_idx" ON "_crewings_v" USING btree ("version_external_id");
  CREATE UNIQUE INDEX "company_externalId_idx" ON "vacancies" USING btree ("company_id","external_id");
  CREATE INDEX "version_company_version_externalId_idx" ON "_vacancies_v" USING btree ("version_company_id","version_external_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "imports" CASCADE;
  DROP INDEX "crewings_external_id_idx";
  DROP INDEX "_crewings_v_version_version_external_id_idx";
  DROP INDEX "company_externalId_idx";
  DROP INDEX "version_company_version_externalId_idx";
  ALTER TABLE "crewings" DROP COLUMN "external_id";
  ALTER TABLE "_crewings_v" DROP COLUMN "version_external_id";
  ALTER TABLE "vacancies" DROP COLUMN "external_id";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_external_id";
  DROP TYPE "public"."enum_imports_kind";
  DROP TYPE "public"."enum_imports_state";
  DROP TYPE "public"."enum_imports_source";`)
}
