-- one statement at a time
CREATE INDEX CONCURRENTLY IF NOT EXISTS "interest_tries_to" ON "interest_tries" ("to_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activities_unanswered" ON "activities" ("to_id","at") WHERE interest = 'Pending';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activities_paid_membership" ON "activities" ("paid_membership_id") WHERE paid_membership_id is not null;--> statement-breakpoint
ALTER TABLE "interest_tries" DROP CONSTRAINT IF EXISTS "interest_tries_from_id_profiles_id_fk", ADD CONSTRAINT "interest_tries_from_id_profiles_id_fk" FOREIGN KEY ("from_id") REFERENCES "profiles"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "interest_tries" DROP CONSTRAINT IF EXISTS "interest_tries_to_id_profiles_id_fk", ADD CONSTRAINT "interest_tries_to_id_profiles_id_fk" FOREIGN KEY ("to_id") REFERENCES "profiles"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT IF EXISTS "activities_paid_membership_id_memberships_id_fk", ADD CONSTRAINT "activities_paid_membership_id_memberships_id_fk" FOREIGN KEY ("paid_membership_id") REFERENCES "memberships"("id") ON DELETE set null NOT VALID;--> statement-breakpoint
ALTER TABLE "interest_tries" VALIDATE CONSTRAINT "interest_tries_from_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "interest_tries" VALIDATE CONSTRAINT "interest_tries_to_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "activities" VALIDATE CONSTRAINT "activities_paid_membership_id_memberships_id_fk";
