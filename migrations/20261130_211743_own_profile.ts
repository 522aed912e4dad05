import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_seaman_persons_marital_status" AS ENUM('single', 'married', 'partnership', 'divorced', 'widowed');
  CREATE TYPE "public"."enum_seaman_work_wanted_pay_period" AS ENUM('month', 'day', 'week', 'year', 'hour');
  CREATE TYPE "public"."enum_seaman_languages_english_test" AS ENUM('marlins', 'ces', 'other');
  CREATE TABLE "seaman_references" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seaman_id" integer NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"send_key" varchar NOT NULL,
  	"company" varchar,
  	"person" varchar,
  	"position" varchar,
  	"telephone" varchar,
  	"email" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seaman_persons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seaman_id" integer NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"send_key" varchar NOT NULL,
  	"family_name" varchar,
  	"given_names" varchar,
  	"birth_day" timestamp(3) with time zone,
  	"birth_place" varchar,
  	"other_citizenship" "enum_country",
  	"marital_status" "enum_seaman_persons_marital_status",
  	"kin_name" varchar,
  	"kin_relation" varchar,
  	"kin_telephone" varchar,
  	"address" varchar,
  	"country" "enum_country",
  	"airport" varchar,
  	"height" numeric,
  	"weight" numeric,
  	"boilersuit" varchar,
  	"shoes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seaman_work_wanted" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seaman_id" integer NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"send_key" varchar NOT NULL,
  	"rank" "enum_rank",
  	"second_rank" "enum_rank",
  	"third_rank" "enum_rank",
  	"ready_from" timestamp(3) with time zone,
  	"pay" numeric,
  	"pay_currency" "enum_wage_currency",
  	"pay_period" "enum_seaman_work_wanted_pay_period",
  	"vessel_type" "enum_vessel_type",
  	"second_vessel_type" "enum_vessel_type",
  	"third_vessel_type" "enum_vessel_type",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seaman_languages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seaman_id" integer NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"send_key" varchar NOT NULL,
  	"english_level" "enum_english_level",
  	"english_test" "enum_seaman_languages_english_test",
  	"english_score" varchar,
  	"english_test_day" timestamp(3) with time zone,
  	"first_language" varchar,
  	"other_languages" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "seaman_references" ADD CONSTRAINT "seaman_references_seaman_id_seamen_id_fk" FOREIGN KEY ("seaman_id") REFERENCES "public"."seamen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seaman_persons" ADD CONSTRAINT "seaman_persons_seaman_id_seamen_id_fk" FOREIGN KEY ("seaman_id") REFERENCES "public"."seamen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seaman_work_wanted" ADD CONSTRAINT "seaman_work_wanted_seaman_id_seamen_id_fk" FOREIGN KEY ("seaman_id") REFERENCES "public"."seamen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seaman_languages" ADD CONSTRAINT "seaman_languages_seaman_id_seamen_id_fk" FOREIGN KEY ("seaman_id") REFERENCES "public"."seamen"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "seaman_references_seaman_idx" ON "seaman_references" USING btree ("seaman_id");
  CREATE UNIQUE INDEX "seaman_references_send_key_idx" ON "seaman_references" USING btree ("send_key");
  CREATE INDEX "seaman_references_updated_at_idx" ON "seaman_references" USING btree ("updated_at");
  CREATE INDEX "seaman_references_created_at_idx" ON "seaman_references" USING btree ("created_at");
  CREATE UNIQUE INDEX "seaman_persons_seaman_idx" ON "seaman_persons" USING btree ("seaman_id");
  CREATE UNIQUE INDEX "seaman_persons_send_key_idx" ON "seaman_persons" USING btree ("send_key");
  CREATE INDEX "seaman_persons_updated_at_idx" ON "seaman_persons" USING btree ("updated_at");
  CREATE INDEX "seaman_persons_created_at_idx" ON "seaman_persons" USING btree ("created_at");
  CREATE UNIQUE INDEX "seaman_work_wanted_seaman_idx" ON "seaman_work_wanted" USING btree ("seaman_id");
  CREATE UNIQUE INDEX "seaman_work_wanted_send_key_idx" ON "seaman_work_wanted" USING btree ("send_key");
  CREATE INDEX "seaman_work_wanted_updated_at_idx" ON "seaman_work_wanted" USING btree ("updated_at");
  CREATE INDEX "seaman_work_wanted_created_at_idx" ON "seaman_work_wanted" USING btree ("created_at");
  CREATE UNIQUE INDEX "seaman_languages_seaman_idx" ON "seaman_languages" USING btree ("seaman_id");
  CREATE UNIQUE INDEX "seaman_languages_send_key_idx" ON "seaman_languages" USING btree ("send_key");
  CREATE INDEX "seaman_languages_updated_at_idx" ON "seaman_languages" USING btree ("updated_at");
  CREATE INDEX "seaman_languages_created_at_idx" ON "seaman_languages" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "seaman_references" CASCADE;
  DROP TABLE "seaman_persons" CASCADE;
  DROP TABLE "seaman_work_wanted" CASCADE;
  DROP TABLE "seaman_languages" CASCADE;
  DROP TYPE "public"."enum_seaman_persons_marital_status";
  DROP TYPE "public"."enum_seaman_work_wanted_pay_period";
  DROP TYPE "public"."enum_seaman_languages_english_test";`)
}
