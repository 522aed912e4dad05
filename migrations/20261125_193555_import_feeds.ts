import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_import_feeds_format" AS ENUM('csv', 'json');
  CREATE TYPE "public"."enum_import_feeds_every" AS ENUM('1', '3', '6', '12', '24');
  CREATE TYPE "public"."enum_import_feeds_state" AS ENUM('new', 'well', 'same', 'waiting', 'failed');
  CREATE TYPE "public"."enum_import_feeds_problem" AS ENUM('address', 'host', 'unresolved', 'notPublic', 'unreachable', 'certificate', 'slow', 'status', 'redirects', 'contentType', 'tooLarge', 'damaged', 'empty', 'unreadable', 'company', 'broke');
  CREATE TYPE "public"."enum_import_pushes_method" AS ENUM('put', 'delete');
  CREATE TYPE "public"."enum_import_pushes_outcome" AS ENUM('created', 'changed', 'closed', 'same', 'unknown', 'refused', 'forbidden', 'failed');
  CREATE TABLE "import_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer NOT NULL,
  	"address" varchar NOT NULL,
  	"format" "enum_import_feeds_format" DEFAULT 'csv' NOT NULL,
  	"every" "enum_import_feeds_every" DEFAULT '24' NOT NULL,
  	"paused" boolean DEFAULT false,
  	"state" "enum_import_feeds_state" DEFAULT 'new' NOT NULL,
  	"problem" "enum_import_feeds_problem",
  	"problem_detail" varchar,
  	"tried_at" timestamp(3) with time zone,
  	"well_at" timestamp(3) with time zone,
  	"next_at" timestamp(3) with time zone,
  	"failures" numeric DEFAULT 0,
  	"last_import_id" integer,
  	"etag" varchar,
  	"last_modified" varchar,
  	"digest" varchar,
  	"lease" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"settled_import" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"company_id" integer NOT NULL,
  	"revoked" boolean DEFAULT false,
  	"made_at" timestamp(3) with time zone,
  	"used_at" timestamp(3) with time zone,
  	"digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_pushes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer,
  	"token_id" integer,
  	"external_id" varchar,
  	"method" "enum_import_pushes_method" NOT NULL,
  	"outcome" "enum_import_pushes_outcome" NOT NULL,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_hosts_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "feed_hosts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_feeds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_tokens_id" integer;
  ALTER TABLE "import_feeds" ADD CONSTRAINT "import_feeds_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_feeds" ADD CONSTRAINT "import_feeds_last_import_id_imports_id_fk" FOREIGN KEY ("last_import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_tokens" ADD CONSTRAINT "import_tokens_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_pushes" ADD CONSTRAINT "import_pushes_company_id_crewings_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crewings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_pushes" ADD CONSTRAINT "import_pushes_token_id_import_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."import_tokens"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_hosts_hosts" ADD CONSTRAINT "feed_hosts_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feed_hosts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "import_feeds_company_idx" ON "import_feeds" USING btree ("company_id");
  CREATE INDEX "import_feeds_last_import_idx" ON "import_feeds" USING btree ("last_import_id");
  CREATE INDEX "import_feeds_updated_at_idx" ON "import_feeds" USING btree ("updated_at");
  CREATE INDEX "import_feeds_created_at_idx" ON "import_feeds" USING btree ("created_at");
  CREATE INDEX "import_tokens_company_idx" ON "import_tokens" USING btree ("company_id");
  CREATE UNIQUE INDEX "import_tokens_digest_idx" ON "import_tokens" USING btree ("digest");
  CREATE INDEX "import_tokens_updated_at_idx" ON "import_tokens" USING btree ("updated_at");
  CREATE INDEX "import_tokens_created_at_idx" ON "import_tokens" USING btree ("created_at");
  CREATE INDEX "import_pushes_company_idx" ON "import_pushes" USING btree ("company_id");
  CREATE INDEX "import_pushes_token_idx" ON "import_pushes" USING btree ("token_id");
  CREATE INDEX "import_pushes_updated_at_idx" ON "import_pushes" USING btree ("updated_at");
  CREATE INDEX "import_pushes_created_at_idx" ON "import_pushes" USING btree ("created_at");
  CREATE INDEX "feed_hosts_hosts_order_idx" ON "feed_hosts_hosts" USING btree ("_order");
  CREATE INDEX "feed_hosts_hosts_parent_id_idx" ON "feed_hosts_hosts" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_feeds_fk" FOREIGN KEY ("import_feeds_id") REFERENCES "public"."import_feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_tokens_fk" FOREIGN KEY ("import_tokens_id") REFERENCES "public"."import_tokens"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_import_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("import_feeds_id");
  CREATE INDEX "payload_locked_documents_rels_import_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("import_tokens_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "import_feeds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_pushes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feed_hosts_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feed_hosts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "import_feeds" CASCADE;
  DROP TABLE "import_tokens" CASCADE;
  DROP TABLE "import_pushes" CASCADE;
  DROP TABLE "feed_hosts_hosts" CASCADE;
  DROP TABLE "feed_hosts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_import_feeds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_import_tokens_fk";
  
  DROP INDEX "payload_locked_documents_rels_import_feeds_id_idx";
  DROP INDEX "payload_locked_documents_rels_import_tokens_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_feeds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_tokens_id";
  DROP TYPE "public"."enum_import_feeds_format";
  DROP TYPE "public"."enum_import_feeds_every";
  DROP TYPE "public"."enum_import_feeds_state";
  DROP TYPE "public"."enum_import_feeds_problem";
  DROP TYPE "public"."enum_import_pushes_method";
  DROP TYPE "public"."enum_import_pushes_outcome";`)
}
