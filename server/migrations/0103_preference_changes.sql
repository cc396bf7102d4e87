-- Matches are found in memory too, so the log must contain changes of preferences.
CREATE TRIGGER search_preferences_note_insert AFTER INSERT ON search_preferences
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
--> statement-breakpoint
CREATE TRIGGER search_preferences_note_update AFTER UPDATE ON search_preferences
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
--> statement-breakpoint
CREATE TRIGGER search_preferences_note_delete AFTER DELETE ON search_preferences
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
