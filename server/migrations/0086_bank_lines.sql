-- one statement at a time
CREATE TABLE IF NOT EXISTS "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL CONSTRAINT "bank_accounts_user_id_users_id_fk" REFERENCES "users"("id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "bank_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL CONSTRAINT "bank_lines_account_id_bank_accounts_id_fk" REFERENCES "bank_accounts"("id"),
	"hash" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'Open' NOT NULL,
	"invoice_id" integer CONSTRAINT "bank_lines_invoice_id_invoices_id_fk" REFERENCES "invoices"("id"),
	"paid" boolean DEFAULT false NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL CONSTRAINT "bank_lines_user_id_users_id_fk" REFERENCES "users"("id"),
	"proposed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_lines_hash" UNIQUE("hash"),
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount" > 0),
	CONSTRAINT "bank_lines_state" CHECK ("bank_lines"."state" in ('Open', 'Matched', 'Set aside')),
	CONSTRAINT "bank_lines_matched" CHECK (("bank_lines"."state" = 'Matched') = ("bank_lines"."invoice_id" is not null)),
	CONSTRAINT "bank_lines_paid" CHECK (not "bank_lines"."paid" or "bank_lines"."state" = 'Matched'),
	CONSTRAINT "bank_lines_reason" CHECK (("bank_lines"."state" = 'Set aside') = ("bank_lines"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "bank_proposals" (
	"line_id" integer NOT NULL CONSTRAINT "bank_proposals_line_id_bank_lines_id_fk" REFERENCES "bank_lines"("id"),
	"invoice_id" integer NOT NULL CONSTRAINT "bank_proposals_invoice_id_invoices_id_fk" REFERENCES "invoices"("id"),
	"is_strong" boolean NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "bank_proposals_line_id_invoice_id_pk" PRIMARY KEY("line_id","invoice_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "bank_accounts_name" ON "bank_accounts" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_accounts_user" ON "bank_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "bank_lines_invoice" ON "bank_lines" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_lines_account" ON "bank_lines" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_lines_user" ON "bank_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_lines_state" ON "bank_lines" USING btree ("state","day","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_lines_same_amount" ON "bank_lines" USING btree ("amount","day","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_lines_proposed" ON "bank_lines" USING btree ("proposed_at") WHERE state = 'Open';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_proposals_invoice" ON "bank_proposals" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_total" ON "invoices" USING btree ("total","issued_on");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_details_reference" ON "payment_details" USING btree (ltrim(regexp_replace(upper(reference), '[^A-Z0-9]', '', 'g'), '0')) WHERE reference is not null;
