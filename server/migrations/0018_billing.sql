CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent" smallint,
	"amount" integer,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"limit_in_all" integer,
	"limit_for_each" integer,
	"plan_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coupons_code" UNIQUE("code"),
	CONSTRAINT "coupons_one_kind" CHECK (("coupons"."percent" is null) <> ("coupons"."amount" is null)),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"invoice_id" integer NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "credit_notes_number" UNIQUE("number"),
	CONSTRAINT "credit_notes_invoice" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_series_financial_year_pk" PRIMARY KEY("series","financial_year")
);
--> statement-breakpoint
CREATE TABLE "payment_details" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"profile_id" integer,
	"at" timestamp with time zone NOT NULL,
	"payment_kind" text NOT NULL,
	"reference" text,
	"received_on" date,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"invoice_id" integer,
	"order_id" text,
	"transition" text,
	"state" text,
	"said" text NOT NULL,
	"amount" integer,
	"tracking_id" text,
	"user_id" integer,
	"needs_decision" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payment_events_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"order_id" text PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"begun_on" date NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"asked" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempts_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_decisions" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"decision" text NOT NULL,
	"reference" text NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_numbered";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "membership_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issued_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issued_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "plan_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "purchase" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payment_kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "by_staff_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tele_staff_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "offer_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_included" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "list_amount" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "upgrade_credit" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "discount" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "taxable_value" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "cgst" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "sgst" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "igst" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "rounding" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "fingerprint" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "snapshot" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "paid_value" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "extra_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "elite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "announced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "title" text DEFAULT 'Offer' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "starts_on" date DEFAULT '2020-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "ends_on" date DEFAULT '2099-12-31' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "coupons_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "credit_notes_issued" ON "credit_notes" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "payment_details_invoice" ON "payment_details" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "payment_details_profile" ON "payment_details" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "payment_events_invoice" ON "payment_events" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "payment_events_undecided" ON "payment_events" USING btree ("id") WHERE needs_decision;--> statement-breakpoint
CREATE INDEX "payment_attempts_invoice" ON "payment_attempts" USING btree ("invoice_id","begun_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("begun_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "invoices_number_start" ON "invoices" USING btree (lower(number) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","changed_at","id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_paid" ON "invoices" USING btree ("paid_on") WHERE paid_on is not null;--> statement-breakpoint
CREATE INDEX "invoices_coupon" ON "invoices" USING btree ("coupon_id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE INDEX "memberships_unannounced" ON "memberships" USING btree ("starts_on") WHERE not announced;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_invoice" UNIQUE("invoice_id");--> statement-breakpoint
CREATE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change constant text[] := array['state', 'changed_at', 'paid_on', 'membership_id', 'profile_id'];
BEGIN
  IF tg_op = 'DELETE' THEN
    RAISE EXCEPTION 'Invoice % was issued and is kept', old.number;
  END IF;
  IF to_jsonb(new) - may_change <> to_jsonb(old) - may_change
    OR (new.profile_id IS DISTINCT FROM old.profile_id AND new.profile_id IS NOT NULL) THEN
    RAISE EXCEPTION 'Invoice % was issued and does not change', old.number;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_are_kept BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION keep_issued_invoice();
--> statement-breakpoint
CREATE FUNCTION keep_payment_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' OR to_jsonb(new) - 'needs_decision' <> to_jsonb(old) - 'needs_decision'
    OR (new.needs_decision AND NOT old.needs_decision) THEN
    RAISE EXCEPTION 'What was heard of payments is kept as it was';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_events_are_kept BEFORE UPDATE OR DELETE ON "payment_events"
  FOR EACH ROW EXECUTE FUNCTION keep_payment_event();
