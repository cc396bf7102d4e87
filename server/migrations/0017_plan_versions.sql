ALTER TABLE "memberships" ADD COLUMN "highlight_until" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "prominent_until" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "gold_tagged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "gold_tagged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "assisted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "first_version_id" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_first_version_id_plans_id_fk" FOREIGN KEY ("first_version_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_name" ON "plans" USING btree ("category",lower("name")) WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "plans_versions" ON "plans" USING btree ("first_version_id");--> statement-breakpoint
UPDATE "memberships" SET "highlight_until" = least("ends_on", "starts_on" + "highlight_days" - 1) WHERE "highlight_days" > 0;--> statement-breakpoint
UPDATE "plans" SET "assisted" = true WHERE "assistance" IS NOT NULL;
