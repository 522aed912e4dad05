import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_company_claims_language" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_company_claims_state" AS ENUM('asked', 'waiting', 'accepted', 'refused');
  CREATE TYPE "public"."enum_company_people_language" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_company_seats_role" AS ENUM('owner', 'recruiter');
  CREATE TYPE "public"."enum_company_desk_events_event" AS ENUM('claimed', 'proven', 'accepted', 'refused', 'invited', 'joined', 'roleChanged', 'left', 'ended');
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'companyLink';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'companyNotice';
  CREATE TABLE "company_claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer NOT NULL,
  	"name" varchar,
  	"position" varchar,
  	"email" varchar,
  	"language" "enum_company_claims_language" NOT NULL,
  	"register_url" varchar,
  	"licence_number" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"register_names_address" boolean DEFAULT false,
  	"sentence" varchar,
  	"state" "enum_company_claims_state" DEFAULT 'asked' NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar NOT NULL,
  	"language" "enum_company_people_language" NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_seats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person_id" integer NOT NULL,
  	"company_id" integer NOT NULL,
  	"role" "enum_company_seats_role" NOT NULL,
  	"accepted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_desk_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer,
  	"event" "enum_company_desk_events_event" NOT NULL,
  	"person" numeric,
  	"by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "company_claims" ADD CONSTRAINT "company_claims_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_seats" ADD CONSTRAINT "company_seats_person_id_company_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."company_people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_seats" ADD CONSTRAINT "company_seats_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_desk_events" ADD CONSTRAINT "company_desk_events_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "company_claims_company_idx" ON "company_claims" USING btree ("company_id");
  CREATE INDEX "company_claims_email_idx" ON "company_claims" USING btree ("email");
  CREATE INDEX "company_claims_state_idx" ON "company_claims" USING btree ("state");
  CREATE INDEX "company_claims_updated_at_idx" ON "company_claims" USING btree ("updated_at");
  CREATE INDEX "company_claims_created_at_idx" ON "company_claims" USING btree ("created_at");
  CREATE UNIQUE INDEX "company_people_email_idx" ON "company_people" USING btree ("email");
  CREATE INDEX "company_people_updated_at_idx" ON "company_people" USING btree ("updated_at");
  CREATE INDEX "company_people_created_at_idx" ON "company_people" USING btree ("created_at");
  CREATE INDEX "company_seats_person_idx" ON "company_seats" USING btree ("person_id");
  CREATE INDEX "company_seats_company_idx" ON "company_seats" USING btree ("company_id");
  CREATE INDEX "company_seats_updated_at_idx" ON "company_seats" USING btree ("updated_at");
  CREATE INDEX "company_seats_created_at_idx" ON "company_seats" USING btree ("created_at");
  CREATE UNIQUE INDEX "person_company_idx" ON "company_seats" USING btree ("person_id","company_id");
  CREATE INDEX "company_desk_events_company_idx" ON "company_desk_events" USING btree ("company_id");
  CREATE INDEX "company_desk_events_updated_at_idx" ON "company_desk_events" USING btree ("updated_at");
  CREATE INDEX "company_desk_events_created_at_idx" ON "company_desk_events" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "company_desk_events" CASCADE;
  DROP TABLE "company_seats" CASCADE;
  DROP TABLE "company_people" CASCADE;
  DROP TABLE "company_claims" CASCADE;
  DROP TYPE "public"."enum_company_claims_language";
  DROP TYPE "public"."enum_company_claims_state";
  DROP TYPE "public"."enum_company_people_language";
  DROP TYPE "public"."enum_company_seats_role";
  DROP TYPE "public"."enum_company_desk_events_event";
  DELETE FROM "messages" WHERE "kind" IN ('companyLink', 'companyNotice');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('confirmation', 'forward', 'staffNotice', 'reply', 'mailing', 'mailingReport', 'invitation', 'passwordReset', 'staffLink', 'accountNotice', 'seamanLink', 'seamanNotice', 'vacancyAlertLink', 'vacancyAlert', 'paperReminder');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";`)
}
