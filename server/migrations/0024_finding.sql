-- What staff find people by. The two columns are filled when the narrow rows are next written anew, at the next start.
ALTER TABLE search_profiles ADD COLUMN created_by smallint NOT NULL DEFAULT 0, ADD COLUMN profile_source smallint NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE INDEX search_birth_date ON search_profiles (date_of_birth);
--> statement-breakpoint
CREATE INDEX "profiles_elite" ON "profiles" USING btree ("id") WHERE elite;--> statement-breakpoint
CREATE INDEX "profiles_created" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_tele_staff" ON "profiles" USING btree ("tele_staff_id","id");--> statement-breakpoint
CREATE INDEX "profiles_care_staff" ON "profiles" USING btree ("care_staff_id","id");
