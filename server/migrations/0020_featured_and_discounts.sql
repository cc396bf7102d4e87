-- The days on which a profile may stand among the featured ones of a search, as its memberships say. The index holds all that
-- a search asks for, so that whoever is featured is found without reading the table, however many profiles there are.
-- `prominent_end` is the day after the last of them.
ALTER TABLE search_profiles
	ADD COLUMN prominent datemultirange,
	ADD COLUMN prominent_end date GENERATED ALWAYS AS (upper(prominent)) STORED;
--> statement-breakpoint
UPDATE search_profiles SET prominent = held.days
FROM (
	SELECT profile_id, range_agg(daterange(starts_on, prominent_until, '[]')) AS days
	FROM memberships WHERE replaced_at IS NULL AND prominent_until IS NOT NULL GROUP BY profile_id
) AS held
WHERE held.profile_id = search_profiles.profile_id;
--> statement-breakpoint
-- Status 3 is Active (reference list profileStatuses).
CREATE INDEX search_prominent ON search_profiles (gender, prominent_end)
INCLUDE (
	profile_id, prominent, date_of_birth, height_inches, income, mother_tongue, marital_status, caste, physical_status, denomination,
	spirituality, education, occupation, country, state, city, family_status, with_photo, verified, traits
)
WHERE status = 3 AND prominent_end IS NOT NULL;
--> statement-breakpoint
DROP INDEX "memberships_prominent";
--> statement-breakpoint
CREATE FUNCTION prominent_days(integer) RETURNS datemultirange LANGUAGE sql STABLE AS $$
	SELECT range_agg(daterange(starts_on, prominent_until, '[]')) FROM memberships
	WHERE profile_id = $1 AND replaced_at IS NULL AND prominent_until IS NOT NULL
$$;
--> statement-breakpoint
-- Whatever writes a membership, a new one or one that is replaced or moved, the narrow row says the same at once. A new one is
-- added, so that filling an empty database reads no memberships.
CREATE FUNCTION note_prominent_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		UPDATE search_profiles
		SET prominent = coalesce(prominent, '{}') + datemultirange(daterange(new.starts_on, new.prominent_until, '[]'))
		WHERE profile_id = new.profile_id;
	ELSE
		UPDATE search_profiles
		SET prominent = prominent_days(new.profile_id)
		WHERE profile_id = new.profile_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memberships_make_prominent AFTER INSERT ON memberships
	FOR EACH ROW WHEN (new.prominent_until IS NOT NULL AND new.replaced_at IS NULL) EXECUTE FUNCTION note_prominent_days();
--> statement-breakpoint
CREATE TRIGGER memberships_move_prominent AFTER UPDATE OF replaced_at, starts_on, prominent_until ON memberships
	FOR EACH ROW WHEN (old.prominent_until IS NOT NULL OR new.prominent_until IS NOT NULL) EXECUTE FUNCTION note_prominent_days();
--> statement-breakpoint
-- A narrow row that is written anew knows the memberships that were there before it.
CREATE FUNCTION remember_prominent_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.prominent := prominent_days(new.profile_id);
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_profiles_remember_prominent BEFORE INSERT ON search_profiles
	FOR EACH ROW EXECUTE FUNCTION remember_prominent_days();
--> statement-breakpoint
CREATE INDEX "coupons_not_ended" ON "coupons" USING btree ("ends_on","starts_on") WHERE ended_at is null;
--> statement-breakpoint
CREATE INDEX "offers_not_ended" ON "offers" USING btree ("ends_on","starts_on") WHERE ended_at is null;
