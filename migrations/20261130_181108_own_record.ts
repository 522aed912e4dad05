import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_seaman_papers_validity" AS ENUM('until', 'unlimited');
  CREATE TABLE "seaman_contracts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seaman_id" integer NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"send_key" varchar NOT NULL,
  	"vessel_name" varchar NOT NULL,
  	"imo" varchar,
  	"vessel_type" "enum_vessel_type",
  	"vessel_type_written" varchar,
  	"flag" "enum_country",
  	"gross_tonnage" numeric,
  	"deadweight" numeric,
  	"engine" varchar,
  	"power" numeric,
  	"rank" "enum_rank",
  	"rank_written" varchar,
  	"sign_on" timestamp(3) with time zone NOT NULL,
  	"sign_off" timestamp(3) with time zone,
  	"company" varchar,
  	"agency" varchar,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seaman_papers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seaman_id" integer NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"send_key" varchar NOT NULL,
  	"document" "enum_seafarer_document",
  	"name" varchar,
  	"number" varchar,
  	"country" "enum_country",
  	"issued_by" varchar,
  	"issued" timestamp(3) with time zone,
  	"expires" timestamp(3) with time zone,
  	"validity" "enum_seaman_papers_validity",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "seaman_contracts" ADD CONSTRAINT "seaman_contracts_seaman_id_seamen_id_fk" FOREIGN KEY ("seaman_id") REFERENCES "public"."seamen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seaman_papers" ADD CONSTRAINT "seaman_papers_seaman_id_seamen_id_fk" FOREIGN KEY ("seaman_id") REFERENCES "public"."seamen"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "seaman_contracts_seaman_idx" ON "seaman_contracts" USING btree ("seaman_id");
  CREATE UNIQUE INDEX "seaman_contracts_send_key_idx" ON "seaman_contracts" USING btree ("send_key");
  CREATE INDEX "seaman_contracts_updated_at_idx" ON "seaman_contracts" USING btree ("updated_at");
  CREATE INDEX "seaman_contracts_created_at_idx" ON "seaman_contracts" USING btree ("created_at");
  CREATE INDEX "seaman_papers_seaman_idx" ON "seaman_papers" USING btree ("seaman_id");
  CREATE UNIQUE INDEX "seaman_papers_send_key_idx" ON "seaman_papers" USING btree ("send_key");
  CREATE INDEX "seaman_papers_updated_at_idx" ON "seaman_papers" USING btree ("updated_at");
  CREATE INDEX "seaman_papers_created_at_idx" ON "seaman_papers" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "seaman_contracts" CASCADE;
  DROP TABLE "seaman_papers" CASCADE;
  DROP TYPE "public"."enum_seaman_papers_validity";`)
}
