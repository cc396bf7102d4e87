-- Whose a follow-up is may change; until now it was whose who wrote it.
DROP INDEX "contact_log_due_of";--> statement-breakpoint
ALTER TABLE "contact_log" ADD COLUMN "owner_id" integer;--> statement-breakpoint
UPDATE "contact_log" SET "owner_id" = "user_id";--> statement-breakpoint
ALTER TABLE "contact_log" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_log_due_of" ON "contact_log" USING btree ("owner_id","follow_up_on","id") WHERE follow_up_on is not null and settled_at is null;
