-- one statement at a time
ALTER TABLE "proposals" ADD COLUMN IF NOT EXISTS "back_notified_on" date;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "proposals_to_notify" ON "proposals" USING btree ("back_on","id") WHERE state = 'Later' and back_notified_on is distinct from back_on;