import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__pages_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_docs_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__docs_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_schedules_action" AS ENUM('publish', 'withdraw');
  CREATE TYPE "public"."enum_schedules_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_staff_languages" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'editor';
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'translator';
  CREATE TABLE "schedules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_schedules_action" DEFAULT 'publish' NOT NULL,
  	"locale" "enum_schedules_locale" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"panel_language" varchar,
  	"done_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "schedules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"docs_id" integer
  );
  
  CREATE TABLE "staff_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "staff" ALTER COLUMN "role" DROP DEFAULT;
  ALTER TABLE "pages" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "edited_locale" "enum_pages_edited_locale";
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_edited_locale" "enum__pages_v_version_edited_locale";
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "docs" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "docs" ADD COLUMN "edited_locale" "enum_docs_edited_locale";
  ALTER TABLE "docs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_docs_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "_docs_v" ADD COLUMN "version_edited_locale" "enum__docs_v_version_edited_locale";
  ALTER TABLE "_docs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_docs_fk" FOREIGN KEY ("docs_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_languages" ADD CONSTRAINT "staff_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schedules_at_idx" ON "schedules" USING btree ("at");
  CREATE INDEX "schedules_by_idx" ON "schedules" USING btree ("by_id");
  CREATE INDEX "schedules_done_at_idx" ON "schedules" USING btree ("done_at");
  CREATE INDEX "schedules_updated_at_idx" ON "schedules" USING btree ("updated_at");
  CREATE INDEX "schedules_created_at_idx" ON "schedules" USING btree ("created_at");
  CREATE INDEX "schedules_rels_order_idx" ON "schedules_rels" USING btree ("order");
  CREATE INDEX "schedules_rels_parent_idx" ON "schedules_rels" USING btree ("parent_id");
  CREATE INDEX "schedules_rels_path_idx" ON "schedules_rels" USING btree ("path");
  CREATE INDEX "schedules_rels_pages_id_idx" ON "schedules_rels" USING btree ("pages_id");
  CREATE INDEX "schedules_rels_docs_id_idx" ON "schedules_rels" USING btree ("docs_id");
  CREATE INDEX "staff_languages_order_idx" ON "staff_languages" USING btree ("order");
  CREATE INDEX "staff_languages_parent_idx" ON "staff_languages" USING btree ("parent_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_edited_by_id_staff_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_edited_by_id_staff_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "docs" ADD CONSTRAINT "docs_edited_by_id_staff_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_docs_v" ADD CONSTRAINT "_docs_v_version_edited_by_id_staff_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_edited_by_idx" ON "pages" USING btree ("edited_by_id");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_edited_by_idx" ON "_pages_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "docs_edited_by_idx" ON "docs" USING btree ("edited_by_id");
  CREATE INDEX "docs_deleted_at_idx" ON "docs" USING btree ("deleted_at");
  CREATE INDEX "_docs_v_version_version_edited_by_idx" ON "_docs_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_docs_v_version_version_deleted_at_idx" ON "_docs_v" USING btree ("version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schedules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schedules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "schedules_rels" CASCADE;
  DROP TABLE "staff_languages" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_edited_by_id_staff_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_edited_by_id_staff_id_fk";
  
  ALTER TABLE "docs" DROP CONSTRAINT "docs_edited_by_id_staff_id_fk";
  
  ALTER TABLE "_docs_v" DROP CONSTRAINT "_docs_v_version_edited_by_id_staff_id_fk";
  
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'admin'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'admin'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";
  DROP INDEX "pages_edited_by_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_edited_by_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "docs_edited_by_idx";
  DROP INDEX "docs_deleted_at_idx";
  DROP INDEX "_docs_v_version_version_edited_by_idx";
  DROP INDEX "_docs_v_version_version_deleted_at_idx";
  ALTER TABLE "pages" DROP COLUMN "edited_by_id";
  ALTER TABLE "pages" DROP COLUMN "edited_locale";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_edited_locale";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "docs" DROP COLUMN "edited_by_id";
  ALTER TABLE "docs" DROP COLUMN "edited_locale";
  ALTER TABLE "docs" DROP COLUMN "deleted_at";
  ALTER TABLE "_docs_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "_docs_v" DROP COLUMN "version_edited_locale";
  ALTER TABLE "_docs_v" DROP COLUMN "version_deleted_at";
  DROP TYPE "public"."enum_pages_edited_locale";
  DROP TYPE "public"."enum__pages_v_version_edited_locale";
  DROP TYPE "public"."enum_docs_edited_locale";
  DROP TYPE "public"."enum__docs_v_version_edited_locale";
  DROP TYPE "public"."enum_schedules_action";
  DROP TYPE "public"."enum_schedules_locale";
  DROP TYPE "public"."enum_staff_languages";`)
}
