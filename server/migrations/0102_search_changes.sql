-- Which profiles' search rows changed, and in which transaction. Each process follows it to keep its index of them in memory up to
-- date. Triggers write it, so that no statement that changes those rows can be forgotten. Rows are deleted after a day.
CREATE TABLE search_changes (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
	profile_id integer NOT NULL,
	changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint
CREATE INDEX search_changes_transaction ON search_changes (transaction);
--> statement-breakpoint
CREATE INDEX search_changes_changed_at ON search_changes (changed_at);
--> statement-breakpoint
CREATE FUNCTION note_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_changes (profile_id) SELECT profile_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_profiles_note_insert AFTER INSERT ON search_profiles
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
--> statement-breakpoint
CREATE TRIGGER search_profiles_note_update AFTER UPDATE ON search_profiles
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
--> statement-breakpoint
CREATE TRIGGER search_profiles_note_delete AFTER DELETE ON search_profiles
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
