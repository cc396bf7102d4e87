ALTER TABLE "invoices" ADD COLUMN "coupon_reserved_until" timestamp with time zone;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change constant text[] :=
    array['state', 'changed_at', 'paid_on', 'membership_id', 'profile_id', 'coupon_reserved_until'];
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
UPDATE "invoices" SET "coupon_reserved_until" = "held"."until" FROM (
  SELECT "invoice_id", max("sent_at") + interval '24 hours' AS "until" FROM "payment_attempts"
    WHERE "answered_at" IS NULL AND "sent_at" IS NOT NULL GROUP BY "invoice_id") AS "held"
  WHERE "held"."invoice_id" = "invoices"."id" AND "invoices"."coupon_id" IS NOT NULL AND "invoices"."paid_on" IS NULL;
