import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_helplines_lines_situations" AS ENUM('ownLife', 'hurt', 'notPaid', 'leftBehind', 'threatened');
  CREATE TYPE "public"."enum_helplines_lines_purpose" AS ENUM('seafarers', 'union', 'medical', 'piracy', 'crisis', 'directory', 'consular', 'workers', 'flag', 'port');
  CREATE TYPE "public"."enum_helplines_lines_kind" AS ENUM('phone', 'whatsapp', 'email', 'page');
  CREATE TYPE "public"."enum_helplines_lines_hours" AS ENUM('always', 'weekdays', 'unknown');
  CREATE TYPE "public"."enum_helplines_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum__helplines_v_version_lines_situations" AS ENUM('ownLife', 'hurt', 'notPaid', 'leftBehind', 'threatened');
  CREATE TYPE "public"."enum__helplines_v_version_lines_purpose" AS ENUM('seafarers', 'union', 'medical', 'piracy', 'crisis', 'directory', 'consular', 'workers', 'flag', 'port');
  CREATE TYPE "public"."enum__helplines_v_version_lines_kind" AS ENUM('phone', 'whatsapp', 'email', 'page');
  CREATE TYPE "public"."enum__helplines_v_version_lines_hours" AS ENUM('always', 'weekdays', 'unknown');
  CREATE TYPE "public"."enum__helplines_v_version_edited_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TABLE "helplines_lines_situations" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_helplines_lines_situations",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "helplines_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"organisation" varchar NOT NULL,
  	"purpose" "enum_helplines_lines_purpose" NOT NULL,
  	"kind" "enum_helplines_lines_kind" NOT NULL,
  	"value" varchar NOT NULL,
  	"hours" "enum_helplines_lines_hours" DEFAULT 'unknown' NOT NULL,
  	"times" varchar,
  	"at_top" boolean DEFAULT false,
  	"country" "enum_country",
  	"only_inside" boolean DEFAULT false,
  	"source" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"note" varchar
  );
  
  CREATE TABLE "helplines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edited_by" numeric,
  	"edited_locale" "enum_helplines_edited_locale",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_helplines_v_version_lines_situations" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__helplines_v_version_lines_situations",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_helplines_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"organisation" varchar NOT NULL,
  	"purpose" "enum__helplines_v_version_lines_purpose" NOT NULL,
  	"kind" "enum__helplines_v_version_lines_kind" NOT NULL,
  	"value" varchar NOT NULL,
  	"hours" "enum__helplines_v_version_lines_hours" DEFAULT 'unknown' NOT NULL,
  	"times" varchar,
  	"at_top" boolean DEFAULT false,
  	"country" "enum_country",
  	"only_inside" boolean DEFAULT false,
  	"source" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_helplines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_edited_by" numeric,
  	"version_edited_locale" "enum__helplines_v_version_edited_locale",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "helplines_lines_situations" ADD CONSTRAINT "helplines_lines_situations_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."helplines_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helplines_lines" ADD CONSTRAINT "helplines_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."helplines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_helplines_v_version_lines_situations" ADD CONSTRAINT "_helplines_v_version_lines_situations_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_helplines_v_version_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_helplines_v_version_lines" ADD CONSTRAINT "_helplines_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_helplines_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "helplines_lines_situations_order_idx" ON "helplines_lines_situations" USING btree ("order");
  CREATE INDEX "helplines_lines_situations_parent_idx" ON "helplines_lines_situations" USING btree ("parent_id");
  CREATE INDEX "helplines_lines_order_idx" ON "helplines_lines" USING btree ("_order");
  CREATE INDEX "helplines_lines_parent_id_idx" ON "helplines_lines" USING btree ("_parent_id");
  CREATE INDEX "_helplines_v_version_lines_situations_order_idx" ON "_helplines_v_version_lines_situations" USING btree ("order");
  CREATE INDEX "_helplines_v_version_lines_situations_parent_idx" ON "_helplines_v_version_lines_situations" USING btree ("parent_id");
  CREATE INDEX "_helplines_v_version_lines_order_idx" ON "_helplines_v_version_lines" USING btree ("_order");
  CREATE INDEX "_helplines_v_version_lines_parent_id_idx" ON "_helplines_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_helplines_v_created_at_idx" ON "_helplines_v" USING btree ("created_at");
  CREATE INDEX "_helplines_v_updated_at_idx" ON "_helplines_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "helplines_lines_situations" CASCADE;
  DROP TABLE "helplines_lines" CASCADE;
  DROP TABLE "helplines" CASCADE;
  DROP TABLE "_helplines_v_version_lines_situations" CASCADE;
  DROP TABLE "_helplines_v_version_lines" CASCADE;
  DROP TABLE "_helplines_v" CASCADE;
  DROP TYPE "public"."enum_helplines_lines_situations";
  DROP TYPE "public"."enum_helplines_lines_purpose";
  DROP TYPE "public"."enum_helplines_lines_kind";
  DROP TYPE "public"."enum_helplines_lines_hours";
  DROP TYPE "public"."enum_helplines_edited_locale";
  DROP TYPE "public"."enum__helplines_v_version_lines_situations";
  DROP TYPE "public"."enum__helplines_v_version_lines_purpose";
  DROP TYPE "public"."enum__helplines_v_version_lines_kind";
  DROP TYPE "public"."enum__helplines_v_version_lines_hours";
  DROP TYPE "public"."enum__helplines_v_version_edited_locale";`)
}
