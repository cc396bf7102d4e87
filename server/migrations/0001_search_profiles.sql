-- References between domains stand here: a table in code knows its own domain alone.
ALTER TABLE profiles ADD CONSTRAINT profiles_user_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE profiles ADD CONSTRAINT profiles_tele_staff_fk FOREIGN KEY (tele_staff_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE profiles ADD CONSTRAINT profiles_care_staff_fk FOREIGN KEY (care_staff_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE media ADD CONSTRAINT media_profile_fk FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE memberships ADD CONSTRAINT memberships_profile_fk FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE activities ADD CONSTRAINT activities_from_fk FOREIGN KEY (from_id) REFERENCES profiles(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE activities ADD CONSTRAINT activities_to_fk FOREIGN KEY (to_id) REFERENCES profiles(id) ON DELETE CASCADE;
--> statement-breakpoint
-- What profiles are searched by: one narrow row for each, written in the same transaction as the profile.
-- Codes are those of the reference lists, 0 means not given. profile_id grows in created order.
CREATE TABLE search_profiles (
	profile_id integer PRIMARY KEY REFERENCES profiles(id) ON DELETE CASCADE,
	status smallint NOT NULL,
	gender smallint NOT NULL,
	date_of_birth date NOT NULL,
	height_inches smallint NOT NULL,
	income smallint NOT NULL,
	mother_tongue smallint NOT NULL,
	marital_status smallint NOT NULL,
	caste smallint NOT NULL,
	physical_status smallint NOT NULL,
	denomination smallint NOT NULL,
	spirituality smallint NOT NULL,
	education smallint NOT NULL,
	occupation smallint NOT NULL,
	country smallint NOT NULL,
	state smallint NOT NULL,
	city smallint NOT NULL,
	family_status smallint NOT NULL,
	with_photo boolean NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- Most searches narrow by height, marital status and photo as well: with these in the index the table is not read.
-- Status 3 is Active (reference list profileStatuses): the only one that members and guests search.
CREATE INDEX search_newest ON search_profiles (gender, profile_id DESC) INCLUDE (date_of_birth) WHERE status = 3;
--> statement-breakpoint
CREATE INDEX search_age ON search_profiles (gender, date_of_birth) INCLUDE (profile_id, height_inches, marital_status, with_photo) WHERE status = 3;
--> statement-breakpoint
CREATE INDEX search_denomination ON search_profiles (gender, denomination, date_of_birth) INCLUDE (profile_id, height_inches, marital_status, with_photo) WHERE status = 3;
--> statement-breakpoint
CREATE INDEX search_state ON search_profiles (gender, state, date_of_birth) INCLUDE (profile_id, height_inches, marital_status, with_photo) WHERE status = 3;
--> statement-breakpoint
CREATE INDEX search_mother_tongue ON search_profiles (gender, mother_tongue, date_of_birth) INCLUDE (profile_id, height_inches, marital_status, with_photo) WHERE status = 3;
--> statement-breakpoint
CREATE INDEX search_caste ON search_profiles (gender, caste, date_of_birth) INCLUDE (profile_id, height_inches, marital_status, with_photo) WHERE status = 3;
--> statement-breakpoint
CREATE INDEX search_education ON search_profiles (gender, education, date_of_birth) INCLUDE (profile_id, height_inches, marital_status, with_photo) WHERE status = 3;
--> statement-breakpoint
CREATE INDEX search_occupation ON search_profiles (gender, occupation) WHERE status = 3;
--> statement-breakpoint
CREATE INDEX search_city ON search_profiles (gender, city) WHERE status = 3;
--> statement-breakpoint
-- Staff look through the other states, which are few.
CREATE INDEX search_other_status ON search_profiles (status, profile_id DESC) WHERE status <> 3;
--> statement-breakpoint
CREATE INDEX profiles_occupation_detail ON profiles (lower(professional->>'occupationDetail') text_pattern_ops);
--> statement-breakpoint
CREATE INDEX profiles_name_prefix ON profiles (lower(name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX profiles_contact_phone ON profiles ((basic#>>'{contactPersonPhone,number}'));
