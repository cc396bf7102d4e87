CREATE TABLE "closed_months" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"tax_invoices" integer NOT NULL,
	"credit_notes" integer NOT NULL,
	"taxable_value" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "closed_months_month" CHECK ("closed_months"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "closed_months_past" CHECK ("closed_months"."month" < to_char("closed_months"."closed_at" at time zone 'Asia/Kolkata', 'YYYY-MM'))
);
--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_months_user" ON "closed_months" USING btree ("user_id");--> statement-breakpoint
-- Closing a month closes all before it too.
CREATE FUNCTION is_closed_month(of_month text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM closed_months WHERE month >= of_month)
$$;
--> statement-breakpoint
-- Waits for the documents that are being written, so that none commits into the month afterwards (books/closing.ts).
CREATE FUNCTION close_month_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_closed text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('closing of months'));
  SELECT max(month) INTO last_closed FROM closed_months;
  IF last_closed IS NULL AND EXISTS (SELECT FROM tax_invoices WHERE gst_month < new.month)
    OR new.month <> to_char((last_closed || '-01')::date + interval '1 month', 'YYYY-MM') THEN
    RAISE EXCEPTION 'Months are closed in order, so % is not next', new.month;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER closed_months_in_order BEFORE INSERT ON "closed_months" FOR EACH ROW EXECUTE FUNCTION close_month_in_order();--> statement-breakpoint
CREATE FUNCTION keep_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Month % is closed for good', old.month;
END $$;
--> statement-breakpoint
CREATE TRIGGER closed_months_are_kept BEFORE UPDATE OR DELETE ON "closed_months" FOR EACH ROW EXECUTE FUNCTION keep_closed_month();--> statement-breakpoint
-- Whether this changes a closed month. Closing waits until the transaction ends.
CREATE FUNCTION require_open_month(of_month text, document text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('closing of months'));
  IF is_closed_month(of_month) THEN
    RAISE EXCEPTION '% cannot change the closed month %', document, of_month;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION date_tax_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  received constant text := to_char(new.received_on, 'YYYY-MM');
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM require_open_month(to_char(new.issued_on, 'YYYY-MM'), new.number);
  ELSE
    PERFORM require_open_month(old.gst_month, old.number);
    IF new.received_on <> old.received_on THEN
      PERFORM require_open_month(received, old.number);
    END IF;
  END IF;
  -- A payment of a closed month counts in the month of its tax invoice.
  IF is_closed_month(received) THEN
    new.gst_month := to_char(new.issued_on, 'YYYY-MM');
  END IF;
  PERFORM require_open_month(new.gst_month, new.number);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER tax_invoices_dated BEFORE INSERT OR UPDATE ON "tax_invoices" FOR EACH ROW EXECUTE FUNCTION date_tax_invoice();--> statement-breakpoint
CREATE FUNCTION date_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    PERFORM require_open_month(to_char(old.issued_on, 'YYYY-MM'), old.number);
  END IF;
  IF tg_op = 'DELETE' THEN
    RETURN old;
  END IF;
  PERFORM require_open_month(to_char(new.issued_on, 'YYYY-MM'), new.number);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_notes_dated BEFORE INSERT OR UPDATE OR DELETE ON "credit_notes" FOR EACH ROW EXECUTE FUNCTION date_credit_note();
