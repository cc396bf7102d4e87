-- one statement at a time
CREATE TABLE IF NOT EXISTS "settlement_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL CONSTRAINT "settlement_reports_user_id_users_id_fk" REFERENCES "users"("id"),
	"columns" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"utr" text NOT NULL,
	"day" date NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "settlements_utr" UNIQUE("utr"),
	CONSTRAINT "settlements_counts" CHECK ("settlements"."line_count" >= 0 and "settlements"."problem_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "settlement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_id" integer NOT NULL CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" REFERENCES "settlements"("id"),
	"hash" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"invoice_id" integer CONSTRAINT "settlement_lines_invoice_id_invoices_id_fk" REFERENCES "invoices"("id"),
	"sent" integer,
	"problem" text,
	CONSTRAINT "settlement_lines_hash" UNIQUE("hash"),
	CONSTRAINT "settlement_lines_problem" CHECK ("settlement_lines"."problem" in ('order', 'amount', 'net', 'again')),
	CONSTRAINT "settlement_lines_order" CHECK (("settlement_lines"."invoice_id" is null) = ("settlement_lines"."sent" is null))
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "settlement_reports_user" ON "settlement_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "settlements_day" ON "settlements" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "settlements_net" ON "settlements" USING btree ("net");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "settlement_lines_settlement" ON "settlement_lines" USING btree ("settlement_id","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "settlement_lines_same_order" ON "settlement_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "settlement_lines_problems" ON "settlement_lines" USING btree ("id") WHERE problem is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "settlement_lines_invoice" ON "settlement_lines" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN IF NOT EXISTS "settlement_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "bank_lines_settlement" ON "bank_lines" USING btree ("settlement_id") WHERE settlement_id is not null;--> statement-breakpoint
ALTER TABLE "bank_lines" DROP CONSTRAINT IF EXISTS "bank_lines_settlement_id_settlements_id_fk", ADD CONSTRAINT "bank_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "settlements"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "bank_lines" VALIDATE CONSTRAINT "bank_lines_settlement_id_settlements_id_fk";--> statement-breakpoint
ALTER TABLE "bank_lines" DROP CONSTRAINT IF EXISTS "bank_lines_matched", ADD CONSTRAINT "bank_lines_matched" CHECK (("bank_lines"."state" = 'Matched') = (num_nonnulls("bank_lines"."invoice_id", "bank_lines"."settlement_id") > 0)) NOT VALID;--> statement-breakpoint
ALTER TABLE "bank_lines" VALIDATE CONSTRAINT "bank_lines_matched";--> statement-breakpoint
ALTER TABLE "bank_lines" DROP CONSTRAINT IF EXISTS "bank_lines_paid", ADD CONSTRAINT "bank_lines_paid" CHECK (not "bank_lines"."paid" or "bank_lines"."invoice_id" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "bank_lines" VALIDATE CONSTRAINT "bank_lines_paid";
