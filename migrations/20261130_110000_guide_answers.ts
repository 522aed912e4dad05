import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_guide_answers_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TABLE "guide_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"is_useful" boolean DEFAULT false NOT NULL,
  	"locale" "enum_guide_answers_locale" NOT NULL,
  	"guide" numeric NOT NULL,
  	"token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "docs" ADD COLUMN "staff_note" varchar;
  ALTER TABLE "_docs_v" ADD COLUMN "version_staff_note" varchar;
  CREATE INDEX "guide_answers_guide_idx" ON "guide_answers" USING btree ("guide");
  CREATE UNIQUE INDEX "guide_answers_token_idx" ON "guide_answers" USING btree ("token");
  CREATE INDEX "guide_answers_updated_at_idx" ON "guide_answers" USING btree ("updated_at");
  CREATE INDEX "guide_answers_created_at_idx" ON "guide_answers" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "guide_answers" CASCADE;
  ALTER TABLE "docs" DROP COLUMN "staff_note";
  ALTER TABLE "_docs_v" DROP COLUMN "version_staff_note";
  DROP TYPE "public"."enum_guide_answers_locale";`)
}
