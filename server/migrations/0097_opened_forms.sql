-- one statement at a time
ALTER TABLE "tickets" ADD COLUMN IF NOT EXISTS "form" uuid;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tickets_form" ON "tickets" USING btree ("form") WHERE form is not null;