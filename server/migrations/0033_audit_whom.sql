DROP INDEX "audit_log_subject";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "profile_id" integer;--> statement-breakpoint
CREATE INDEX "audit_log_profile" ON "audit_log" USING btree ("profile_id","at","id") WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_user_action" ON "audit_log" USING btree ("user_id","action","at","id");--> statement-breakpoint
UPDATE "audit_log" SET "profile_id" = split_part("subject", ' ', 2)::int WHERE "subject" ~ '^profile \d{1,9}$';--> statement-breakpoint
UPDATE "audit_log" SET "profile_id" = "profiles"."id" FROM "profiles" WHERE "audit_log"."subject" = 'user ' || "profiles"."user_id";--> statement-breakpoint
UPDATE "audit_log" SET "profile_id" = "invoices"."profile_id" FROM "invoices" WHERE "audit_log"."subject" = 'invoice ' || "invoices"."id";--> statement-breakpoint
UPDATE "audit_log" SET "profile_id" = "media"."profile_id" FROM "media" WHERE "audit_log"."subject" = 'photo ' || "media"."id";--> statement-breakpoint
UPDATE "audit_log" SET "action" = CASE "detail"->>'where' WHEN 'profile' THEN 'profile opened' WHEN 'preview' THEN 'profile preview' WHEN 'biodata' THEN 'biodata download' WHEN 'story' THEN 'story opened' ELSE "action" END, "detail" = NULL WHERE "action" = 'contact opened';--> statement-breakpoint
UPDATE "audit_log" SET "action" = 'profile assigned', "detail" = jsonb_build_object('assignment', split_part("action", ' ', 2), 'formerStaff', "detail"->'from', 'staff', "detail"->'to') WHERE "action" IN ('admin teleStaffId', 'admin careStaffId');--> statement-breakpoint
UPDATE "audit_log" SET "detail" = jsonb_build_object('fields', jsonb_build_array(CASE split_part("action", ' ', 2) WHEN 'dailyOpenings' THEN 'dailyOpenings' ELSE 'basic.' || split_part("action", ' ', 2) END)), "action" = 'profile change' WHERE "action" LIKE 'admin %';--> statement-breakpoint
UPDATE "audit_log" SET "detail" = NULL WHERE "action" IN ('phone change', 'email change', 'staff change', 'coupon create', 'coupon change', 'offer create', 'offer change', 'offer extend', 'plan create', 'plan edit');--> statement-breakpoint
UPDATE "audit_log" SET "detail" = "detail" - 'count' || jsonb_build_object('rows', "detail"->'count') WHERE "action" = 'audit export' AND "detail" ? 'count';--> statement-breakpoint
UPDATE "audit_log" SET "detail" = jsonb_build_object('plan', "detail"->'planName') WHERE "action" = 'grant membership' AND "detail" ? 'planName';
