import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "mailing_prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"revision" varchar NOT NULL,
  	"source" varchar,
  	"list" jsonb,
  	"fetched_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone NOT NULL,
  	"claimed_until" timestamp(3) with time zone,
  	"held_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "price_list_mailings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"recipients" numeric,
  	"active" boolean DEFAULT true,
  	"price_usd" numeric,
  	"price_eur" numeric,
  	"price_uah" numeric,
  	"promo_usd" numeric,
  	"promo_eur" numeric,
  	"promo_uah" numeric
  );
  
  CREATE TABLE "price_list_mailings_locales" (
  	"name" varchar,
  	"description" varchar,
  	"included" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "price_list" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_usd" numeric,
  	"application_eur" numeric,
  	"application_uah" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_locales" ADD COLUMN "shows_prices" boolean;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_shows_prices" boolean;
  ALTER TABLE "docs_locales" ADD COLUMN "shows_prices" boolean;
  ALTER TABLE "_docs_v_locales" ADD COLUMN "version_shows_prices" boolean;
  ALTER TABLE "publications" ADD COLUMN "shows_prices" boolean DEFAULT false NOT NULL;
  ALTER TABLE "price_list_mailings" ADD CONSTRAINT "price_list_mailings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_list_mailings_locales" ADD CONSTRAINT "price_list_mailings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_list_mailings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "mailing_prices_name_idx" ON "mailing_prices" USING btree ("name");
  CREATE INDEX "price_list_mailings_order_idx" ON "price_list_mailings" USING btree ("_order");
  CREATE INDEX "price_list_mailings_parent_id_idx" ON "price_list_mailings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "price_list_mailings_locales_locale_parent_id_unique" ON "price_list_mailings_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mailing_prices" CASCADE;
  DROP TABLE "price_list_mailings" CASCADE;
  DROP TABLE "price_list_mailings_locales" CASCADE;
  DROP TABLE "price_list" CASCADE;
  ALTER TABLE "pages_locales" DROP COLUMN "shows_prices";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_shows_prices";
  ALTER TABLE "docs_locales" DROP COLUMN "shows_prices";
  ALTER TABLE "_docs_v_locales" DROP COLUMN "version_shows_prices";
  ALTER TABLE "publications" DROP COLUMN "shows_prices";`)
}
