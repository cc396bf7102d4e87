CREATE TABLE "earlier_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_invoices" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"received_on" date NOT NULL,
	"gst_month" text NOT NULL,
	"taxable_value" integer NOT NULL,
	"cgst" integer NOT NULL,
	"sgst" integer NOT NULL,
	"igst" integer NOT NULL,
	"rounding" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "tax_invoices_number" UNIQUE("number"),
	CONSTRAINT "tax_invoices_gst_month" CHECK ("tax_invoices"."gst_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "earlier_numbers" ADD CONSTRAINT "earlier_numbers_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoices" ADD CONSTRAINT "tax_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_numbers_invoice" ON "earlier_numbers" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "earlier_numbers_start" ON "earlier_numbers" USING btree (lower(number) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "earlier_numbers_end" ON "earlier_numbers" USING btree (reverse(number) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tax_invoices_month" ON "tax_invoices" USING btree ("gst_month");--> statement-breakpoint
CREATE FUNCTION next_document_number(of_series text, prefix text, issued_on date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  year constant text := to_char(issued_on - interval '3 months', 'YY') || '-' || to_char(issued_on + interval '9 months', 'YY');
  serial integer;
BEGIN
  -- The lock that the application takes (numbers.ts).
  PERFORM pg_advisory_xact_lock(hashtext('number of ' || of_series));
  INSERT INTO number_series AS held (series, financial_year, last) VALUES (of_series, year, 1)
    ON CONFLICT (series, financial_year) DO UPDATE SET last = held.last + 1 RETURNING last INTO serial;
  IF serial > 999999 THEN
    RETURN left(prefix, 2) || '/' || year || '/' || serial;
  END IF;
  RETURN prefix || '/' || year || '/' || lpad(serial::text, 6, '0');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change constant text[] :=
    array['number', 'state', 'changed_at', 'paid_on', 'membership_id', 'profile_id', 'coupon_reserved_until'];
  tax_number text;
BEGIN
  IF tg_op = 'DELETE' THEN
    RAISE EXCEPTION 'Invoice % was issued and is kept', old.number;
  END IF;
  IF to_jsonb(new) - may_change <> to_jsonb(old) - may_change
    OR (new.profile_id IS DISTINCT FROM old.profile_id AND new.profile_id IS NOT NULL) THEN
    RAISE EXCEPTION 'Invoice % was issued and does not change', old.number;
  END IF;
  IF new.number = old.number AND NOT (old.paid_on IS NOT NULL AND new.paid_on IS NULL) THEN
    RETURN new;
  END IF;
  SELECT number INTO tax_number FROM tax_invoices WHERE invoice_id = old.id;
  IF old.paid_on IS NOT NULL AND new.paid_on IS NULL AND tax_number IS NOT NULL THEN
    RAISE EXCEPTION 'Invoice % has a tax invoice and remains paid', old.number;
  END IF;
  -- A number changes to that of the tax invoice, or once to that of a proforma, and the earlier one remains known.
  IF new.number <> old.number AND NOT (
      (new.number = tax_number OR (tax_number IS NULL AND new.number LIKE 'BNP/%' AND old.number NOT LIKE 'BNP/%'))
      AND EXISTS (SELECT FROM earlier_numbers WHERE number = old.number AND invoice_id = old.id)) THEN
    RAISE EXCEPTION 'Invoice % keeps its number', old.number;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_earlier_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM earlier_numbers WHERE number = new.number) THEN
    RAISE EXCEPTION 'The number % was used before', new.number USING ERRCODE = 'unique_violation', CONSTRAINT = 'earlier_numbers_pkey';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_new_number BEFORE INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_earlier_number();--> statement-breakpoint
CREATE TRIGGER tax_invoices_new_number BEFORE INSERT ON "tax_invoices" FOR EACH ROW EXECUTE FUNCTION refuse_earlier_number();--> statement-breakpoint
CREATE FUNCTION keep_earlier_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The number % was used and remains known', old.number;
END $$;
--> statement-breakpoint
CREATE TRIGGER earlier_numbers_are_kept BEFORE UPDATE OR DELETE ON "earlier_numbers" FOR EACH ROW EXECUTE FUNCTION keep_earlier_number();--> statement-breakpoint
CREATE FUNCTION keep_tax_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change constant text[] := array['received_on', 'gst_month'];
BEGIN
  IF tg_op = 'DELETE' OR to_jsonb(new) - may_change <> to_jsonb(old) - may_change THEN
    RAISE EXCEPTION 'Tax invoice % was issued and does not change', old.number;
  END IF;
  IF NOT EXISTS (SELECT FROM invoices WHERE id = old.invoice_id AND state = 'Paid') THEN
    RAISE EXCEPTION 'The day of receipt of tax invoice % is final', old.number;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER tax_invoices_are_kept BEFORE UPDATE OR DELETE ON "tax_invoices" FOR EACH ROW EXECUTE FUNCTION keep_tax_invoice();--> statement-breakpoint
-- From now on lists and documents show the number of the tax invoice.
CREATE FUNCTION show_tax_invoice_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO earlier_numbers (number, invoice_id)
    SELECT number, id FROM invoices WHERE id = new.invoice_id AND number <> new.number;
  UPDATE invoices SET number = new.number WHERE id = new.invoice_id AND number <> new.number;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tax_invoices_show_number AFTER INSERT ON "tax_invoices" FOR EACH ROW EXECUTE FUNCTION show_tax_invoice_number();--> statement-breakpoint
CREATE FUNCTION match_tax_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices i JOIN tax_invoices t ON t.invoice_id = i.id WHERE i.id = new.invoice_id
      AND (i.state IN ('Initiated', 'Failed', 'Cancelled') OR (t.number, t.received_on, t.taxable_value, t.cgst, t.sgst, t.igst, t.rounding, t.total)
        IS DISTINCT FROM (i.number, i.paid_on, i.taxable_value, i.cgst, i.sgst, i.igst, i.rounding, i.total))) THEN
    RAISE EXCEPTION 'Tax invoice % is not that of a paid invoice', new.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_invoices_match';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tax_invoices_match AFTER INSERT OR UPDATE ON "tax_invoices" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION match_tax_invoice();
--> statement-breakpoint
CREATE FUNCTION correct_tax_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tax_invoices SET received_on = new.paid_on, gst_month = to_char(new.paid_on, 'YYYY-MM') WHERE invoice_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_correct_tax_invoice AFTER UPDATE OF paid_on ON "invoices" FOR EACH ROW
  WHEN (old.paid_on <> new.paid_on) EXECUTE FUNCTION correct_tax_invoice();
--> statement-breakpoint
-- Release 0.9 marks invoices as paid without a tax invoice. The number it printed remains, unless it is that of a proforma.
CREATE FUNCTION add_tax_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  its invoices;
BEGIN
  SELECT * INTO its FROM invoices WHERE id = new.id;
  -- That release also enters the day of receipt of an invoice that is not paid yet.
  IF its.paid_on IS NULL OR its.state IN ('Initiated', 'Failed', 'Cancelled')
    OR EXISTS (SELECT FROM tax_invoices WHERE invoice_id = its.id) THEN
    RETURN NULL;
  END IF;
  IF its.number LIKE 'BNP/%' THEN
    PERFORM pg_advisory_xact_lock(hashtext('number of invoice'));
    its.issued_at := clock_timestamp();
    its.issued_on := (its.issued_at AT TIME ZONE 'Asia/Kolkata')::date;
    its.number := next_document_number('invoice', 'BNR', its.issued_on);
  END IF;
  INSERT INTO tax_invoices VALUES (its.id, its.number, its.issued_on, its.issued_at, its.paid_on, to_char(its.paid_on, 'YYYY-MM'),
    its.taxable_value, its.cgst, its.sgst, its.igst, its.rounding, its.total);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoices_have_tax_invoice AFTER INSERT OR UPDATE OF paid_on ON "invoices" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.paid_on IS NOT NULL) EXECUTE FUNCTION add_tax_invoice();
