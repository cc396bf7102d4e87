-- one statement at a time
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sign_on_codes_user" ON "sign_on_codes" ("user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_log_user" ON "contact_log" ("user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_log_owner" ON "contact_log" ("owner_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "credit_notes_user" ON "credit_notes" ("user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_membership" ON "invoices" ("membership_id") WHERE membership_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_by_staff" ON "invoices" ("by_staff_id") WHERE by_staff_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_tele_staff" ON "invoices" ("tele_staff_id") WHERE tele_staff_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_events_user" ON "payment_events" ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "media_changed_by" ON "media" ("changed_by") WHERE changed_by is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_decisions_user" ON "payment_decisions" ("user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "profile_history_by_user" ON "profile_history" ("by_user_id") WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "profiles_tele_staff" ON "profiles" ("tele_staff_id") WHERE tele_staff_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "profiles_care_staff" ON "profiles" ("care_staff_id") WHERE care_staff_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "testimonials_created_by" ON "testimonials" ("created_by_id") WHERE created_by_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "testimonials_action_by" ON "testimonials" ("action_by_id") WHERE action_by_id is not null;--> statement-breakpoint
ALTER TABLE "email_changes" DROP CONSTRAINT IF EXISTS "email_changes_profile_id_profiles_id_fk", ADD CONSTRAINT "email_changes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "contact_log" DROP CONSTRAINT IF EXISTS "contact_log_user_id_users_id_fk", ADD CONSTRAINT "contact_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "contact_log" DROP CONSTRAINT IF EXISTS "contact_log_owner_id_users_id_fk", ADD CONSTRAINT "contact_log_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "credit_notes" DROP CONSTRAINT IF EXISTS "credit_notes_invoice_id_invoices_id_fk", ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "credit_notes" DROP CONSTRAINT IF EXISTS "credit_notes_user_id_users_id_fk", ADD CONSTRAINT "credit_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_membership_id_memberships_id_fk", ADD CONSTRAINT "invoices_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "memberships"("id") ON DELETE set null NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_plan_id_plans_id_fk", ADD CONSTRAINT "invoices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_by_staff_id_users_id_fk", ADD CONSTRAINT "invoices_by_staff_id_users_id_fk" FOREIGN KEY ("by_staff_id") REFERENCES "users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_tele_staff_id_users_id_fk", ADD CONSTRAINT "invoices_tele_staff_id_users_id_fk" FOREIGN KEY ("tele_staff_id") REFERENCES "users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_coupon_id_coupons_id_fk", ADD CONSTRAINT "invoices_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_offer_id_offers_id_fk", ADD CONSTRAINT "invoices_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_details" DROP CONSTRAINT IF EXISTS "payment_details_invoice_id_invoices_id_fk", ADD CONSTRAINT "payment_details_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_details" DROP CONSTRAINT IF EXISTS "payment_details_profile_id_profiles_id_fk", ADD CONSTRAINT "payment_details_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT IF EXISTS "payment_events_invoice_id_invoices_id_fk", ADD CONSTRAINT "payment_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT IF EXISTS "payment_events_order_id_payment_attempts_order_id_fk", ADD CONSTRAINT "payment_events_order_id_payment_attempts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "payment_attempts"("order_id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT IF EXISTS "payment_events_user_id_users_id_fk", ADD CONSTRAINT "payment_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_changed_by_users_id_fk", ADD CONSTRAINT "media_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "users"("id") ON DELETE set null NOT VALID;--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT IF EXISTS "memberships_plan_id_plans_id_fk", ADD CONSTRAINT "memberships_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT IF EXISTS "memberships_invoice_id_invoices_id_fk", ADD CONSTRAINT "memberships_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT IF EXISTS "notification_settings_profile_id_profiles_id_fk", ADD CONSTRAINT "notification_settings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT IF EXISTS "notifications_profile_id_profiles_id_fk", ADD CONSTRAINT "notifications_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT IF EXISTS "notifications_about_id_profiles_id_fk", ADD CONSTRAINT "notifications_about_id_profiles_id_fk" FOREIGN KEY ("about_id") REFERENCES "profiles"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT IF EXISTS "payment_attempts_invoice_id_invoices_id_fk", ADD CONSTRAINT "payment_attempts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_decisions" DROP CONSTRAINT IF EXISTS "payment_decisions_event_id_payment_events_id_fk", ADD CONSTRAINT "payment_decisions_event_id_payment_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "payment_events"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_decisions" DROP CONSTRAINT IF EXISTS "payment_decisions_user_id_users_id_fk", ADD CONSTRAINT "payment_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "data_downloads" DROP CONSTRAINT IF EXISTS "data_downloads_profile_id_profiles_id_fk", ADD CONSTRAINT "data_downloads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "profile_history" DROP CONSTRAINT IF EXISTS "profile_history_by_user_id_users_id_fk", ADD CONSTRAINT "profile_history_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE set null NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT IF EXISTS "reports_staff_id_users_id_fk", ADD CONSTRAINT "reports_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "story_invitations" DROP CONSTRAINT IF EXISTS "story_invitations_profile_id_profiles_id_fk", ADD CONSTRAINT "story_invitations_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "email_changes" VALIDATE CONSTRAINT "email_changes_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "contact_log" VALIDATE CONSTRAINT "contact_log_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "contact_log" VALIDATE CONSTRAINT "contact_log_owner_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "credit_notes" VALIDATE CONSTRAINT "credit_notes_invoice_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "credit_notes" VALIDATE CONSTRAINT "credit_notes_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_membership_id_memberships_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_plan_id_plans_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_by_staff_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_tele_staff_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_coupon_id_coupons_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_offer_id_offers_id_fk";--> statement-breakpoint
ALTER TABLE "payment_details" VALIDATE CONSTRAINT "payment_details_invoice_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "payment_details" VALIDATE CONSTRAINT "payment_details_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "payment_events" VALIDATE CONSTRAINT "payment_events_invoice_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "payment_events" VALIDATE CONSTRAINT "payment_events_order_id_payment_attempts_order_id_fk";--> statement-breakpoint
ALTER TABLE "payment_events" VALIDATE CONSTRAINT "payment_events_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "media" VALIDATE CONSTRAINT "media_changed_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_plan_id_plans_id_fk";--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_invoice_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "notification_settings" VALIDATE CONSTRAINT "notification_settings_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_about_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "payment_attempts" VALIDATE CONSTRAINT "payment_attempts_invoice_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "payment_decisions" VALIDATE CONSTRAINT "payment_decisions_event_id_payment_events_id_fk";--> statement-breakpoint
ALTER TABLE "payment_decisions" VALIDATE CONSTRAINT "payment_decisions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "data_downloads" VALIDATE CONSTRAINT "data_downloads_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "profile_history" VALIDATE CONSTRAINT "profile_history_by_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_staff_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "story_invitations" VALIDATE CONSTRAINT "story_invitations_profile_id_profiles_id_fk";
