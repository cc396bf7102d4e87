-- What was sold of a plan is read from its version as well: its terms stay as they came into the catalogue.
CREATE FUNCTION keep_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change constant text[] := array['hidden', 'replaced_at'];
BEGIN
  IF tg_op = 'DELETE' THEN
    RAISE EXCEPTION 'Version % of a plan is kept', old.id;
  END IF;
  IF to_jsonb(new) - may_change <> to_jsonb(old) - may_change THEN
    RAISE EXCEPTION 'Version % of a plan does not change: an edit makes a new one', old.id;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER plan_versions_are_kept BEFORE UPDATE OR DELETE ON "plans"
  FOR EACH ROW EXECUTE FUNCTION keep_plan_version();
