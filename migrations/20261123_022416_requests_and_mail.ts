import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_requests_kind" AS ENUM('answer', 'offer', 'report', 'contact');
  CREATE TYPE "public"."enum_requests_state" AS ENUM('new', 'inProgress', 'answered', 'closed', 'withdrawn');
  CREATE TYPE "public"."enum_requests_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('confirmation', 'forward', 'staffNotice', 'reply', 'invitation', 'passwordReset');
  CREATE TYPE "public"."enum_messages_state" AS ENUM('queued', 'sending', 'sent', 'failed', 'uncertain', 'suppressed', 'bounced');
  CREATE TYPE "public"."enum_messages_delivery" AS ENUM('atLeastOnce', 'atMostOnce');
  CREATE TYPE "public"."enum_messages_locale" AS ENUM('en', 'uk', 'ru', 'fr', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh');
  CREATE TYPE "public"."enum_suppressed_addresses_reason" AS ENUM('refused', 'bounced', 'byStaff');
  CREATE TABLE "requests_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"kind" "enum_requests_kind" NOT NULL,
  	"state" "enum_requests_state" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"locale" "enum_requests_locale" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"telephone" varchar,
  	"values" jsonb NOT NULL,
  	"forwarded_to" varchar,
  	"send_key" varchar,
  	"digest" varchar,
  	"erase_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "requests_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"vacancies_id" integer,
  	"crewings_id" integer
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_id" integer,
  	"kind" "enum_messages_kind" NOT NULL,
  	"state" "enum_messages_state" DEFAULT 'queued' NOT NULL,
  	"delivery" "enum_messages_delivery" NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"locale" "enum_messages_locale" NOT NULL,
  	"subject" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"has_file" boolean DEFAULT false,
  	"message_id" varchar NOT NULL,
  	"in_reply_to" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"claimed_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppressed_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"reason" "enum_suppressed_addresses_reason" DEFAULT 'byStaff' NOT NULL,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "request_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notify" varchar,
  	"answer_months" numeric DEFAULT 12 NOT NULL,
  	"offer_months" numeric DEFAULT 12 NOT NULL,
  	"report_months" numeric DEFAULT 12 NOT NULL,
  	"contact_months" numeric DEFAULT 12 NOT NULL,
  	"file_months" numeric DEFAULT 3 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "crewings" ADD COLUMN "suspended_at" timestamp(3) with time zone;
  ALTER TABLE "_crewings_v" ADD COLUMN "version_suspended_at" timestamp(3) with time zone;
  ALTER TABLE "vacancies" ADD COLUMN "suspended_at" timestamp(3) with time zone;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_suspended_at" timestamp(3) with time zone;
  ALTER TABLE "requests_notes" ADD CONSTRAINT "requests_notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "requests_notes" ADD CONSTRAINT "requests_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "requests_rels" ADD CONSTRAINT "requests_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests_rels" ADD CONSTRAINT "requests_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests_rels" ADD CONSTRAINT "requests_rels_crewings_fk" FOREIGN KEY ("crewings_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "requests_notes_order_idx" ON "requests_notes" USING btree ("_order");
  CREATE INDEX "requests_notes_parent_id_idx" ON "requests_notes" USING btree ("_parent_id");
  CREATE INDEX "requests_notes_by_idx" ON "requests_notes" USING btree ("by_id");
  CREATE UNIQUE INDEX "requests_reference_idx" ON "requests" USING btree ("reference");
  CREATE INDEX "requests_kind_idx" ON "requests" USING btree ("kind");
  CREATE INDEX "requests_state_idx" ON "requests" USING btree ("state");
  CREATE INDEX "requests_assignee_idx" ON "requests" USING btree ("assignee_id");
  CREATE INDEX "requests_email_idx" ON "requests" USING btree ("email");
  CREATE UNIQUE INDEX "requests_send_key_idx" ON "requests" USING btree ("send_key");
  CREATE INDEX "requests_erase_at_idx" ON "requests" USING btree ("erase_at");
  CREATE INDEX "requests_updated_at_idx" ON "requests" USING btree ("updated_at");
  CREATE INDEX "requests_created_at_idx" ON "requests" USING btree ("created_at");
  CREATE INDEX "requests_rels_order_idx" ON "requests_rels" USING btree ("order");
  CREATE INDEX "requests_rels_parent_idx" ON "requests_rels" USING btree ("parent_id");
  CREATE INDEX "requests_rels_path_idx" ON "requests_rels" USING btree ("path");
  CREATE INDEX "requests_rels_vacancies_id_idx" ON "requests_rels" USING btree ("vacancies_id");
  CREATE INDEX "requests_rels_crewings_id_idx" ON "requests_rels" USING btree ("crewings_id");
  CREATE INDEX "messages_request_idx" ON "messages" USING btree ("request_id");
  CREATE INDEX "messages_state_idx" ON "messages" USING btree ("state");
  CREATE INDEX "messages_to_idx" ON "messages" USING btree ("to");
  CREATE UNIQUE INDEX "messages_message_id_idx" ON "messages" USING btree ("message_id");
  CREATE INDEX "messages_next_attempt_at_idx" ON "messages" USING btree ("next_attempt_at");
  CREATE INDEX "messages_by_idx" ON "messages" USING btree ("by_id");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "suppressed_addresses_address_idx" ON "suppressed_addresses" USING btree ("address");
  CREATE INDEX "suppressed_addresses_updated_at_idx" ON "suppressed_addresses" USING btree ("updated_at");
  CREATE INDEX "suppressed_addresses_created_at_idx" ON "suppressed_addresses" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "requests_notes" CASCADE;
  DROP TABLE "requests" CASCADE;
  DROP TABLE "requests_rels" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "suppressed_addresses" CASCADE;
  DROP TABLE "request_settings" CASCADE;
  ALTER TABLE "crewings" DROP COLUMN "suspended_at";
  ALTER TABLE "_crewings_v" DROP COLUMN "version_suspended_at";
  ALTER TABLE "vacancies" DROP COLUMN "suspended_at";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_suspended_at";
  DROP TYPE "public"."enum_requests_kind";
  DROP TYPE "public"."enum_requests_state";
  DROP TYPE "public"."enum_requests_locale";
  DROP TYPE "public"."enum_messages_kind";
  DROP TYPE "public"."enum_messages_state";
  DROP TYPE "public"."enum_messages_delivery";
  DROP TYPE "public"."enum_messages_locale";
  DROP TYPE "public"."enum_suppressed_addresses_reason";`)
}
