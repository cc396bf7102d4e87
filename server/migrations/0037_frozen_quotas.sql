ALTER TABLE "credit_notes" ADD COLUMN "keep_running" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "frozen_at" timestamp with time zone;