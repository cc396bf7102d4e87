CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'Open' NOT NULL,
	"invoice_id" integer,
	"paid" boolean DEFAULT false NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_lines_hash" UNIQUE("hash"),
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount" > 0),
	CONSTRAINT "bank_lines_state" CHECK ("bank_lines"."state" in ('Open', 'Matched', 'Set aside')),
	CONSTRAINT "bank_lines_matched" CHECK (("bank_lines"."state" = 'Matched') = ("bank_lines"."invoice_id" is not null)),
	CONSTRAINT "bank_lines_paid" CHECK (not "bank_lines"."paid" or "bank_lines"."state" = 'Matched'),
	CONSTRAINT "bank_lines_reason" CHECK (("bank_lines"."state" = 'Set aside') = ("bank_lines"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_proposals" (
	"line_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"is_strong" boolean NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "bank_proposals_line_id_invoice_id_pk" PRIMARY KEY("line_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"included" boolean NOT NULL,
	"problems" jsonb NOT NULL,
	"corrected" jsonb NOT NULL,
	"duplicates" jsonb NOT NULL,
	"result" text,
	"note" text,
	"profile_id" integer,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "import_rows_result" CHECK ("import_rows"."result" in ('Created', 'Refused'))
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"name" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('Preview', 'Running', 'Done'))
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_account_id_bank_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_proposals" ADD CONSTRAINT "bank_proposals_line_id_bank_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_proposals" ADD CONSTRAINT "bank_proposals_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_name" ON "bank_accounts" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "bank_accounts_user" ON "bank_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_invoice" ON "bank_lines" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX "bank_lines_account" ON "bank_lines" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bank_lines_user" ON "bank_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bank_lines_state" ON "bank_lines" USING btree ("state","day","id");--> statement-breakpoint
CREATE INDEX "bank_lines_same_amount" ON "bank_lines" USING btree ("amount","day","id");--> statement-breakpoint
CREATE INDEX "bank_lines_proposed" ON "bank_lines" USING btree ("proposed_at") WHERE state = 'Open';--> statement-breakpoint
CREATE INDEX "bank_proposals_invoice" ON "bank_proposals" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "import_rows_profile" ON "import_rows" USING btree ("profile_id") WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "imports_staff" ON "imports" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "imports_expiry" ON "imports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invoices_total" ON "invoices" USING btree ("total","issued_on");--> statement-breakpoint
CREATE INDEX "payment_details_reference" ON "payment_details" USING btree (ltrim(regexp_replace(upper(reference), '[^A-Z0-9]', '', 'g'), '0')) WHERE reference is not null;