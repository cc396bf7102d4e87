-- one statement at a time
ALTER TABLE "plans" ADD COLUMN IF NOT EXISTS "weekly_aim" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The versions of before get the usual aim, which the trigger would refuse as a change of their terms.
DO $$ BEGIN
  ALTER TABLE "plans" DISABLE TRIGGER plan_versions_are_kept;
  UPDATE "plans" SET "weekly_aim" = 3 WHERE "assisted" AND "weekly_aim" = 0;
  ALTER TABLE "plans" ENABLE TRIGGER plan_versions_are_kept;
END $$;--> statement-breakpoint
ALTER TABLE "plans" DROP CONSTRAINT IF EXISTS "plans_weekly_aim", ADD CONSTRAINT "plans_weekly_aim" CHECK ("plans"."weekly_aim" >= 0 and ("plans"."assisted" or "plans"."weekly_aim" = 0)) NOT VALID;--> statement-breakpoint
ALTER TABLE "plans" VALIDATE CONSTRAINT "plans_weekly_aim";
