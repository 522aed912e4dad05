import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_portal_feeds_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__portal_feeds_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_index_now_engine" AS ENUM('indexnow', 'bing', 'naver', 'seznam', 'yandex', 'yep');
  CREATE TYPE "public"."enum_index_now_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__index_now_v_version_engine" AS ENUM('indexnow', 'bing', 'naver', 'seznam', 'yandex', 'yep');
  CREATE TYPE "public"."enum__index_now_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TABLE "index_now_queue" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"locale" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"lease" varchar,
  	"lease_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "index_now_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"engine" varchar NOT NULL,
  	"addresses" numeric NOT NULL,
  	"example" varchar,
  	"status" numeric,
  	"answer" varchar,
  	"given_up" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "portal_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"operator" varchar,
  	"email" varchar,
  	"portals_indeed" boolean DEFAULT false,
  	"portals_talent" boolean DEFAULT false,
  	"portals_jooble" boolean DEFAULT false,
  	"portals_careerjet" boolean DEFAULT false,
  	"portals_trovit" boolean DEFAULT false,
  	"portals_linkedin" boolean DEFAULT false,
  	"edited_by" numeric,
  	"edited_locale" "enum_portal_feeds_edited_locale",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_portal_feeds_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_operator" varchar,
  	"version_email" varchar,
  	"version_portals_indeed" boolean DEFAULT false,
  	"version_portals_talent" boolean DEFAULT false,
  	"version_portals_jooble" boolean DEFAULT false,
  	"version_portals_careerjet" boolean DEFAULT false,
  	"version_portals_trovit" boolean DEFAULT false,
  	"version_portals_linkedin" boolean DEFAULT false,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__portal_feeds_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "index_now" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"engine" "enum_index_now_engine" DEFAULT 'indexnow',
  	"key" varchar,
  	"looked_at" timestamp(3) with time zone,
  	"edited_by" numeric,
  	"edited_locale" "enum_index_now_edited_locale",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_index_now_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_on" boolean DEFAULT false,
  	"version_engine" "enum__index_now_v_version_engine" DEFAULT 'indexnow',
  	"version_key" varchar,
  	"version_looked_at" timestamp(3) with time zone,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__index_now_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "index_now_queue_lease_idx" ON "index_now_queue" USING btree ("lease");
  CREATE INDEX "_portal_feeds_v_created_at_idx" ON "_portal_feeds_v" USING btree ("created_at");
  CREATE INDEX "_portal_feeds_v_updated_at_idx" ON "_portal_feeds_v" USING btree ("updated_at");
  CREATE INDEX "_index_now_v_created_at_idx" ON "_index_now_v" USING btree ("created_at");
  CREATE INDEX "_index_now_v_updated_at_idx" ON "_index_now_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "index_now_queue" CASCADE;
  DROP TABLE "index_now_reports" CASCADE;
  DROP TABLE "portal_feeds" CASCADE;
  DROP TABLE "_portal_feeds_v" CASCADE;
  DROP TABLE "index_now" CASCADE;
  DROP TABLE "_index_now_v" CASCADE;
  DROP TYPE "public"."enum_portal_feeds_edited_locale";
  DROP TYPE "public"."enum__portal_feeds_v_version_edited_locale";
  DROP TYPE "public"."enum_index_now_engine";
  DROP TYPE "public"."enum_index_now_edited_locale";
  DROP TYPE "public"."enum__index_now_v_version_engine";
  DROP TYPE "public"."enum__index_now_v_version_edited_locale";`)
}
