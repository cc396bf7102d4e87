-- One bit for each choice of the small lists that a profile makes: the layout is in profiles/traits.ts.
ALTER TABLE search_profiles ADD COLUMN traits bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
-- What each profile wishes for in a partner: one narrow row, written in the same transaction as the profile. Ranges that
-- reach from 0 to 32767, no refused trait, and lists that are null exclude nobody. Status and gender are those of
-- search_profiles, so that 'whose wishes do I fit' is answered from this table alone.
CREATE TABLE search_preferences (
	profile_id integer PRIMARY KEY REFERENCES profiles(id) ON DELETE CASCADE,
	status smallint NOT NULL,
	gender smallint NOT NULL,
	age_from smallint NOT NULL,
	age_to smallint NOT NULL,
	height_from smallint NOT NULL,
	height_to smallint NOT NULL,
	income_from smallint NOT NULL,
	income_to smallint NOT NULL,
	refuses bigint NOT NULL,
	castes smallint[],
	mother_tongues smallint[],
	denominations smallint[],
	educations smallint[],
	occupations smallint[],
	anywhere boolean NOT NULL,
	countries smallint[],
	states smallint[],
	districts smallint[],
	-- The wish of those who name but one: the index begins with it, so that it is read only where it may fit.
	lone_mother_tongue smallint NOT NULL GENERATED ALWAYS AS (CASE WHEN cardinality(mother_tongues) = 1 THEN mother_tongues[1] ELSE 0 END) STORED,
	lone_denomination smallint NOT NULL GENERATED ALWAYS AS (CASE WHEN cardinality(denominations) = 1 THEN denominations[1] ELSE 0 END) STORED
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- Status 3 is Active. All ranges are judged within the index: the table is read only for those that fit them.
CREATE INDEX preferences_ranges ON search_preferences (gender, lone_mother_tongue, lone_denomination, age_from, age_to, height_from, height_to, income_from, income_to) WHERE status = 3;
