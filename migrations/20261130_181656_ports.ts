import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ports_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__ports_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TABLE "ports_ports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"other_names" varchar,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "ports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edited_by" numeric,
  	"edited_locale" "enum_ports_edited_locale",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_ports_v_version_ports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"other_names" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__ports_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "vacancies" ADD COLUMN "joining_port_code" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "vessel_imo_number" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_joining_port_code" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_vessel_imo_number" varchar;
  ALTER TABLE "ports_ports" ADD CONSTRAINT "ports_ports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ports_v_version_ports" ADD CONSTRAINT "_ports_v_version_ports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ports_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ports_ports_order_idx" ON "ports_ports" USING btree ("_order");
  CREATE INDEX "ports_ports_parent_id_idx" ON "ports_ports" USING btree ("_parent_id");
  CREATE INDEX "_ports_v_version_ports_order_idx" ON "_ports_v_version_ports" USING btree ("_order");
  CREATE INDEX "_ports_v_version_ports_parent_id_idx" ON "_ports_v_version_ports" USING btree ("_parent_id");
  CREATE INDEX "_ports_v_created_at_idx" ON "_ports_v" USING btree ("created_at");
  CREATE INDEX "_ports_v_updated_at_idx" ON "_ports_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "ports_ports" CASCADE;
  DROP TABLE "ports" CASCADE;
  DROP TABLE "_ports_v_version_ports" CASCADE;
  DROP TABLE "_ports_v" CASCADE;
  ALTER TABLE "vacancies" DROP COLUMN "joining_port_code";
  ALTER TABLE "vacancies" DROP COLUMN "vessel_imo_number";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_joining_port_code";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_vessel_imo_number";
  DROP TYPE "public"."enum_ports_edited_locale";
  DROP TYPE "public"."enum__ports_v_version_edited_locale";`)
}
