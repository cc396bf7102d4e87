-- one statement at a time
CREATE INDEX CONCURRENTLY IF NOT EXISTS "top_ups_membership" ON "top_ups" ("membership_id");--> statement-breakpoint
ALTER TABLE "top_ups" DROP CONSTRAINT IF EXISTS "top_ups_membership_id_memberships_id_fk", ADD CONSTRAINT "top_ups_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "memberships"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "top_ups" DROP CONSTRAINT IF EXISTS "top_ups_invoice_id_invoices_id_fk", ADD CONSTRAINT "top_ups_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_top_up", ADD CONSTRAINT "invoices_top_up" CHECK (purchase <> 'topup' or (upgrade_credit = 0 and coupon_id is null and offer_id is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT IF EXISTS "memberships_topped_up", ADD CONSTRAINT "memberships_topped_up" CHECK (topped_up_phone_contacts between 0 and phone_contacts and topped_up_express_interests between 0 and express_interests) NOT VALID;--> statement-breakpoint
ALTER TABLE "plans" DROP CONSTRAINT IF EXISTS "plans_duration", ADD CONSTRAINT "plans_duration" CHECK (duration >= 0 and (duration = 0) = (category = 'topup')) NOT VALID;--> statement-breakpoint
ALTER TABLE "plans" DROP CONSTRAINT IF EXISTS "plans_top_up", ADD CONSTRAINT "plans_top_up" CHECK (category <> 'topup' or (price > 0 and phone_contacts + express_interests > 0 and highlight_duration = 0 and prominence_duration = 0 and not gold_tagged and not assisted)) NOT VALID;--> statement-breakpoint
ALTER TABLE "top_ups" VALIDATE CONSTRAINT "top_ups_membership_id_memberships_id_fk";--> statement-breakpoint
ALTER TABLE "top_ups" VALIDATE CONSTRAINT "top_ups_invoice_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_top_up";--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_topped_up";--> statement-breakpoint
ALTER TABLE "plans" VALIDATE CONSTRAINT "plans_duration";--> statement-breakpoint
ALTER TABLE "plans" VALIDATE CONSTRAINT "plans_top_up";