ALTER TABLE "contact_log" ADD COLUMN "follow_up_at" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "contact_log" ADD CONSTRAINT "contact_log_time" CHECK ("contact_log"."follow_up_at" is null or "contact_log"."follow_up_on" is not null);