import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_company_forms_language" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TABLE "company_forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"company_id" integer,
  	"language" "enum_company_forms_language" NOT NULL,
  	"is_in_use" boolean DEFAULT true NOT NULL,
  	"by_id" integer,
  	"fields" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "company_forms" ADD CONSTRAINT "company_forms_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_forms" ADD CONSTRAINT "company_forms_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "company_forms_company_idx" ON "company_forms" USING btree ("company_id");
  CREATE INDEX "company_forms_by_idx" ON "company_forms" USING btree ("by_id");
  CREATE INDEX "company_forms_updated_at_idx" ON "company_forms" USING btree ("updated_at");
  CREATE INDEX "company_forms_created_at_idx" ON "company_forms" USING btree ("created_at");`)
  // The bytes of a file: no column of the collection, so that neither an answer of the API nor a view of the list carries them.
  await db.execute(sql`
    CREATE TABLE "company_form_bytes" (
      "form_id" integer PRIMARY KEY REFERENCES "company_forms" ("id") ON DELETE CASCADE,
      "bytes" bytea NOT NULL
    );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "company_form_bytes";
  DROP TABLE "company_forms" CASCADE;
  DROP TYPE "public"."enum_company_forms_language";`)
}
