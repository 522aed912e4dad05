import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "exchange_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"per_dollar_eur" numeric,
  	"per_dollar_gbp" numeric,
  	"per_dollar_nok" numeric,
  	"per_dollar_dkk" numeric,
  	"per_dollar_sek" numeric,
  	"per_dollar_pln" numeric,
  	"per_dollar_uah" numeric,
  	"per_dollar_rub" numeric,
  	"per_dollar_try" numeric,
  	"per_dollar_aed" numeric,
  	"per_dollar_sar" numeric,
  	"per_dollar_inr" numeric,
  	"per_dollar_php" numeric,
  	"per_dollar_idr" numeric,
  	"per_dollar_cny" numeric,
  	"per_dollar_hkd" numeric,
  	"per_dollar_sgd" numeric,
  	"per_dollar_jpy" numeric,
  	"per_dollar_krw" numeric,
  	"per_dollar_aud" numeric,
  	"per_dollar_cad" numeric,
  	"per_dollar_brl" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "exchange_rates" CASCADE;`)
}
