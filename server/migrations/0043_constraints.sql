-- one statement at a time
ALTER TABLE "coupons" DROP CONSTRAINT IF EXISTS "coupons_amount", ADD CONSTRAINT "coupons_amount" CHECK ("amount" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT IF EXISTS "coupons_days", ADD CONSTRAINT "coupons_days" CHECK ("starts_on" <= "ends_on") NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT IF EXISTS "coupons_limits", ADD CONSTRAINT "coupons_limits" CHECK ("limit_in_all" >= 0 and "limit_for_each" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "credit_notes" DROP CONSTRAINT IF EXISTS "credit_notes_amounts", ADD CONSTRAINT "credit_notes_amounts" CHECK ("cgst" >= 0 and "sgst" >= 0 and "igst" >= 0 and "total" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "credit_notes" DROP CONSTRAINT IF EXISTS "credit_notes_total", ADD CONSTRAINT "credit_notes_total" CHECK ("total" = "taxable_value" + "cgst" + "sgst" + "igst" + "rounding") NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_amounts", ADD CONSTRAINT "invoices_amounts" CHECK ("list_amount" >= 0 and "upgrade_credit" >= 0 and "discount" >= 0 and "taxable_value" >= 0 and "cgst" >= 0 and "sgst" >= 0 and "igst" >= 0 and "total" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_taxable_value", ADD CONSTRAINT "invoices_taxable_value" CHECK ("taxable_value" = "list_amount" - "upgrade_credit" - "discount") NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_total", ADD CONSTRAINT "invoices_total" CHECK ("total" = "taxable_value" + "cgst" + "sgst" + "igst" + "rounding") NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_reservation", ADD CONSTRAINT "invoices_reservation" CHECK ("coupon_reserved_until" is null or "coupon_id" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_state", ADD CONSTRAINT "invoices_state" CHECK ("state" in ('Draft', 'Initiated', 'Paid', 'Active', 'Expired', 'Cancelled', 'Failed')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT IF EXISTS "payment_events_amount", ADD CONSTRAINT "payment_events_amount" CHECK ("amount" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT IF EXISTS "payment_events_state", ADD CONSTRAINT "payment_events_state" CHECK ("state" in ('Draft', 'Initiated', 'Paid', 'Active', 'Expired', 'Cancelled', 'Failed')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_status", ADD CONSTRAINT "media_status" CHECK ("status" in ('Ready', 'Active', 'Rejected', 'Deactivated', 'Deleted')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT IF EXISTS "memberships_days", ADD CONSTRAINT "memberships_days" CHECK ("starts_on" <= "ends_on") NOT VALID;
--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT IF EXISTS "memberships_amounts", ADD CONSTRAINT "memberships_amounts" CHECK ("price" >= 0 and "paid_value" >= 0 and "extra_days" >= 0 and "highlight_days" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT IF EXISTS "memberships_duration", ADD CONSTRAINT "memberships_duration" CHECK ("duration" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT IF EXISTS "offers_price", ADD CONSTRAINT "offers_price" CHECK ("price" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT IF EXISTS "offers_days", ADD CONSTRAINT "offers_days" CHECK ("starts_on" <= "ends_on") NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT IF EXISTS "payment_attempts_amount", ADD CONSTRAINT "payment_attempts_amount" CHECK ("amount" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT IF EXISTS "payment_attempts_asked", ADD CONSTRAINT "payment_attempts_asked" CHECK ("asked" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "plans" DROP CONSTRAINT IF EXISTS "plans_amounts", ADD CONSTRAINT "plans_amounts" CHECK ("price" >= 0 and "phone_contacts" >= 0 and "express_interests" >= 0 and "highlight_duration" >= 0 and "prominence_duration" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "plans" DROP CONSTRAINT IF EXISTS "plans_duration", ADD CONSTRAINT "plans_duration" CHECK ("duration" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "data_downloads" DROP CONSTRAINT IF EXISTS "data_downloads_progress", ADD CONSTRAINT "data_downloads_progress" CHECK ("progress" between 0 and 100) NOT VALID;
--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT IF EXISTS "profiles_status", ADD CONSTRAINT "profiles_status" CHECK ("status" in ('Draft', 'Ready', 'Active', 'Deactivated', 'Rejected', 'Settled', 'Deleted')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT IF EXISTS "profiles_daily_openings", ADD CONSTRAINT "profiles_daily_openings" CHECK ("daily_openings" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT IF EXISTS "reports_progress", ADD CONSTRAINT "reports_progress" CHECK ("progress" between 0 and 100) NOT VALID;
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT IF EXISTS "reports_sizes", ADD CONSTRAINT "reports_sizes" CHECK ("rows" >= 0 and "size" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT IF EXISTS "reports_state", ADD CONSTRAINT "reports_state" CHECK ("state" in ('Waiting', 'Running', 'Completed', 'Failed', 'Cancelled', 'Expired')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_amount";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_days";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_limits";
--> statement-breakpoint
ALTER TABLE "credit_notes" VALIDATE CONSTRAINT "credit_notes_amounts";
--> statement-breakpoint
ALTER TABLE "credit_notes" VALIDATE CONSTRAINT "credit_notes_total";
--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_amounts";
--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_taxable_value";
--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_total";
--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_reservation";
--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_state";
--> statement-breakpoint
ALTER TABLE "payment_events" VALIDATE CONSTRAINT "payment_events_amount";
--> statement-breakpoint
ALTER TABLE "payment_events" VALIDATE CONSTRAINT "payment_events_state";
--> statement-breakpoint
ALTER TABLE "media" VALIDATE CONSTRAINT "media_status";
--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_days";
--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_amounts";
--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_duration";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_price";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_days";
--> statement-breakpoint
ALTER TABLE "payment_attempts" VALIDATE CONSTRAINT "payment_attempts_amount";
--> statement-breakpoint
ALTER TABLE "payment_attempts" VALIDATE CONSTRAINT "payment_attempts_asked";
--> statement-breakpoint
ALTER TABLE "plans" VALIDATE CONSTRAINT "plans_amounts";
--> statement-breakpoint
ALTER TABLE "plans" VALIDATE CONSTRAINT "plans_duration";
--> statement-breakpoint
ALTER TABLE "data_downloads" VALIDATE CONSTRAINT "data_downloads_progress";
--> statement-breakpoint
ALTER TABLE "profiles" VALIDATE CONSTRAINT "profiles_status";
--> statement-breakpoint
ALTER TABLE "profiles" VALIDATE CONSTRAINT "profiles_daily_openings";
--> statement-breakpoint
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_progress";
--> statement-breakpoint
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_sizes";
--> statement-breakpoint
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_state";
--> statement-breakpoint
-- At most one current and one waiting membership: those that nothing replaced do not overlap. Existing rows have no value in
-- may_overlap yet, so building the constraint indexes none of them and takes a moment; they join it in small transactions below.
ALTER TABLE "memberships" ADD COLUMN IF NOT EXISTS "may_overlap" boolean;
--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "may_overlap" SET DEFAULT false;
--> statement-breakpoint
-- Each profile has a stretch of 100,000 days of its own on one line of numbers, so that plain ranges are enough: comparing the
-- profile by itself would need the extension btree_gist. A purchase replaces, inserts and moves memberships in turn, hence the
-- check at its commit.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'memberships_one_at_a_time') THEN
    ALTER TABLE "memberships" ADD CONSTRAINT "memberships_one_at_a_time" EXCLUDE USING gist (
      int8range(profile_id::bigint * 100000 + (starts_on - date '2000-01-01'),
        profile_id::bigint * 100000 + (ends_on - date '2000-01-01'), '[]') WITH &&
    ) WHERE (replaced_at IS NULL AND NOT may_overlap AND starts_on <= ends_on) DEFERRABLE INITIALLY DEFERRED;
  END IF;
END $$;
--> statement-breakpoint
-- Of memberships that overlap, the one that ends last counts, as it does in the code. The others remain as they are.
DO $$
DECLARE
  last_id int := 0;
  until_id int;
BEGIN
  LOOP
    SELECT max(id) INTO until_id FROM (SELECT id FROM memberships WHERE id > last_id ORDER BY id LIMIT 1000) AS batch;
    EXIT WHEN until_id IS NULL;
    UPDATE memberships m SET may_overlap = m.replaced_at IS NULL AND EXISTS (
        SELECT FROM memberships o WHERE o.profile_id = m.profile_id AND o.id <> m.id AND o.replaced_at IS NULL
          AND o.starts_on <= m.ends_on AND o.ends_on >= m.starts_on AND (o.ends_on, o.id) > (m.ends_on, m.id))
      WHERE m.id > last_id AND m.id <= until_id AND m.may_overlap IS NULL;
    COMMIT;
    last_id := until_id;
  END LOOP;
END $$;
