ALTER TABLE "activities" ADD COLUMN "interest" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "open_until" date;--> statement-breakpoint
UPDATE "activities" SET "interest" = 'Pending' WHERE "kind" = 'l';
