import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_spoken_language" AS ENUM('ar', 'bn', 'de', 'el', 'en', 'es', 'fa', 'fr', 'gu', 'hi', 'hr', 'id', 'it', 'ja', 'ka', 'km', 'ko', 'ml', 'ms', 'my', 'ne', 'nl', 'pl', 'pt', 'ro', 'ru', 'si', 'sw', 'ta', 'te', 'th', 'tl', 'tr', 'uk', 'ur', 'vi', 'zh');
  ALTER TYPE "public"."enum_helplines_lines_situations" ADD VALUE 'assaulted';
  ALTER TYPE "public"."enum_helplines_lines_situations" ADD VALUE 'cheated';
  ALTER TYPE "public"."enum_helplines_lines_situations" ADD VALUE 'papersKept';
  ALTER TYPE "public"."enum_helplines_lines_purpose" ADD VALUE 'violence' BEFORE 'piracy';
  ALTER TYPE "public"."enum__helplines_v_version_lines_situations" ADD VALUE 'assaulted';
  ALTER TYPE "public"."enum__helplines_v_version_lines_situations" ADD VALUE 'cheated';
  ALTER TYPE "public"."enum__helplines_v_version_lines_situations" ADD VALUE 'papersKept';
  ALTER TYPE "public"."enum__helplines_v_version_lines_purpose" ADD VALUE 'violence' BEFORE 'piracy';
  CREATE TABLE "helplines_lines_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_spoken_language",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_helplines_v_version_lines_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_spoken_language",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "helplines_lines_languages" ADD CONSTRAINT "helplines_lines_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."helplines_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_helplines_v_version_lines_languages" ADD CONSTRAINT "_helplines_v_version_lines_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_helplines_v_version_lines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "helplines_lines_languages_order_idx" ON "helplines_lines_languages" USING btree ("order");
  CREATE INDEX "helplines_lines_languages_parent_idx" ON "helplines_lines_languages" USING btree ("parent_id");
  CREATE INDEX "_helplines_v_version_lines_languages_order_idx" ON "_helplines_v_version_lines_languages" USING btree ("order");
  CREATE INDEX "_helplines_v_version_lines_languages_parent_idx" ON "_helplines_v_version_lines_languages" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "helplines_lines_languages" CASCADE;
  DROP TABLE "_helplines_v_version_lines_languages" CASCADE;
  ALTER TABLE "helplines_lines_situations" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_helplines_lines_situations";
  CREATE TYPE "public"."enum_helplines_lines_situations" AS ENUM('ownLife', 'hurt', 'notPaid', 'leftBehind', 'threatened');
  ALTER TABLE "helplines_lines_situations" ALTER COLUMN "value" SET DATA TYPE "public"."enum_helplines_lines_situations" USING "value"::"public"."enum_helplines_lines_situations";
  ALTER TABLE "helplines_lines" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_helplines_lines_purpose";
  CREATE TYPE "public"."enum_helplines_lines_purpose" AS ENUM('seafarers', 'union', 'medical', 'piracy', 'crisis', 'directory', 'consular', 'workers', 'flag', 'port');
  ALTER TABLE "helplines_lines" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_helplines_lines_purpose" USING "purpose"::"public"."enum_helplines_lines_purpose";
  ALTER TABLE "_helplines_v_version_lines_situations" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__helplines_v_version_lines_situations";
  CREATE TYPE "public"."enum__helplines_v_version_lines_situations" AS ENUM('ownLife', 'hurt', 'notPaid', 'leftBehind', 'threatened');
  ALTER TABLE "_helplines_v_version_lines_situations" ALTER COLUMN "value" SET DATA TYPE "public"."enum__helplines_v_version_lines_situations" USING "value"::"public"."enum__helplines_v_version_lines_situations";
  ALTER TABLE "_helplines_v_version_lines" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum__helplines_v_version_lines_purpose";
  CREATE TYPE "public"."enum__helplines_v_version_lines_purpose" AS ENUM('seafarers', 'union', 'medical', 'piracy', 'crisis', 'directory', 'consular', 'workers', 'flag', 'port');
  ALTER TABLE "_helplines_v_version_lines" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum__helplines_v_version_lines_purpose" USING "purpose"::"public"."enum__helplines_v_version_lines_purpose";
  DROP TYPE "public"."enum_spoken_language";`)
}
