ALTER TABLE "profiles" ADD COLUMN "hides_activity" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_profiles" ADD COLUMN "active_on" date DEFAULT '1970-01-01' NOT NULL;