ALTER TABLE "profiles" ADD COLUMN "registered_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
UPDATE "profiles" SET "called_at" = "first"."at" FROM (SELECT "profile_id", min("at") AS "at" FROM "contact_log" WHERE "kind" = 'call' GROUP BY "profile_id") AS "first" WHERE "profiles"."id" = "first"."profile_id";--> statement-breakpoint
CREATE INDEX "profiles_born" ON "profiles" USING btree ("date_of_birth","id") WHERE date_of_birth is not null;--> statement-breakpoint
CREATE INDEX "profiles_draft_uncalled" ON "profiles" USING btree ("status_at","id") WHERE status = 'Draft' and called_at is null;