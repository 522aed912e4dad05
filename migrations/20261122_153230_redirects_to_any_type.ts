import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"docs_id" integer,
  	"crewings_id" integer,
  	"vacancies_id" integer
  );
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_to_page_id_pages_id_fk";
  
  DROP INDEX "redirects_to_to_page_idx";
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_docs_fk" FOREIGN KEY ("docs_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_crewings_fk" FOREIGN KEY ("crewings_id") REFERENCES "public"."crewings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_docs_id_idx" ON "redirects_rels" USING btree ("docs_id");
  CREATE INDEX "redirects_rels_crewings_id_idx" ON "redirects_rels" USING btree ("crewings_id");
  CREATE INDEX "redirects_rels_vacancies_id_idx" ON "redirects_rels" USING btree ("vacancies_id");
  INSERT INTO "redirects_rels" ("parent_id", "path", "pages_id")
    SELECT "id", 'to.page', "to_page_id" FROM "redirects" WHERE "to_page_id" IS NOT NULL;
  ALTER TABLE "redirects" DROP COLUMN "to_page_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" ADD COLUMN "to_page_id" integer;
  UPDATE "redirects" r SET "to_page_id" = t."pages_id" FROM "redirects_rels" t
    WHERE t."parent_id" = r."id" AND t."path" = 'to.page';
  DROP TABLE "redirects_rels" CASCADE;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_page_id_pages_id_fk" FOREIGN KEY ("to_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "redirects_to_to_page_idx" ON "redirects" USING btree ("to_page_id");`)
}
