-- one statement at a time
-- Of which profiles cards show something that changed, and in which transaction. Each process keeps cards in memory and follows it.
-- Triggers write it, so that no statement can be forgotten. Rows are deleted after a day.
CREATE TABLE IF NOT EXISTS card_changes (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
	profile_id integer NOT NULL,
	changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS card_changes_transaction ON card_changes (transaction);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS card_changes_changed_at ON card_changes (changed_at);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_card_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO card_changes (profile_id) SELECT profile_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_cards_of_profiles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO card_changes (profile_id) SELECT id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_cards_of_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO card_changes (profile_id) SELECT DISTINCT to_id FROM changed WHERE answered_at IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_card_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO card_changes (profile_id) VALUES (new.profile_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER profiles_note_card_update AFTER UPDATE ON profiles
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_cards_of_profiles();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER profiles_note_card_delete AFTER DELETE ON profiles
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_cards_of_profiles();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER media_note_card_insert AFTER INSERT ON media
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_card_changes();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER media_note_card_update AFTER UPDATE ON media
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_card_changes();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER media_note_card_delete AFTER DELETE ON media
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_card_changes();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER memberships_note_card_insert AFTER INSERT ON memberships
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_card_changes();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER memberships_note_card_delete AFTER DELETE ON memberships
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_card_changes();
--> statement-breakpoint
-- For each row, since a trigger for a whole statement cannot name columns. Each use of a quota updates the row and changes no card.
CREATE OR REPLACE TRIGGER memberships_note_card_update
	AFTER UPDATE OF tag, starts_on, ends_on, replaced_at, highlight_days, highlight_until, gold_tagged ON memberships
	FOR EACH ROW EXECUTE FUNCTION note_card_change();
--> statement-breakpoint
-- Cards show how fast somebody answers.
CREATE OR REPLACE TRIGGER activities_note_card_insert AFTER INSERT ON activities
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_cards_of_answers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER activities_note_card_update AFTER UPDATE ON activities
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_cards_of_answers();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER activities_note_card_delete AFTER DELETE ON activities
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_cards_of_answers();
--> statement-breakpoint
-- Cards show when a member was active.
CREATE OR REPLACE TRIGGER search_profiles_note_card_insert AFTER INSERT ON search_profiles
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_card_changes();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER search_profiles_note_card_update AFTER UPDATE OF active_on ON search_profiles
	FOR EACH ROW WHEN (new.active_on IS DISTINCT FROM old.active_on) EXECUTE FUNCTION note_card_change();
