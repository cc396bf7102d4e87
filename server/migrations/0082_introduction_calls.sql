ALTER TABLE "proposals" ADD COLUMN "call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "call_logged_at" timestamp with time zone;