-- What staff find people by. The columns are filled when the narrow rows are next written anew, at the next start.
ALTER TABLE search_profiles
	ADD COLUMN created_by smallint NOT NULL DEFAULT 0,
	ADD COLUMN profile_source smallint NOT NULL DEFAULT 0,
	ADD COLUMN paid boolean NOT NULL DEFAULT false,
	ADD COLUMN elite boolean NOT NULL DEFAULT false,
	ADD COLUMN tele_staff_id integer NOT NULL DEFAULT 0,
	ADD COLUMN care_staff_id integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- These find people in every status; what most people have in common is counted by reading the narrow table.
CREATE INDEX search_birth_date ON search_profiles (date_of_birth);
--> statement-breakpoint
CREATE INDEX search_paid ON search_profiles (profile_id) WHERE paid;
--> statement-breakpoint
CREATE INDEX search_elite ON search_profiles (profile_id) WHERE elite;
--> statement-breakpoint
CREATE INDEX search_source ON search_profiles (profile_source, profile_id) WHERE profile_source <> 0;
--> statement-breakpoint
CREATE INDEX search_tele_staff ON search_profiles (tele_staff_id, status, profile_id);
--> statement-breakpoint
CREATE INDEX search_care_staff ON search_profiles (care_staff_id, status, profile_id);
--> statement-breakpoint
CREATE INDEX "profiles_created" ON "profiles" USING btree ("created_at","id");
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
	"name" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_searches_name ON saved_searches (user_id, lower(name));
