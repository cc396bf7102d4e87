-- one statement at a time
ALTER TABLE "profiles" ADD COLUMN IF NOT EXISTS "text_size" smallint;--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT IF EXISTS "profiles_text_size", ADD CONSTRAINT "profiles_text_size" CHECK ("profiles"."text_size" in (100, 125, 150)) NOT VALID;--> statement-breakpoint
ALTER TABLE "profiles" VALIDATE CONSTRAINT "profiles_text_size";
