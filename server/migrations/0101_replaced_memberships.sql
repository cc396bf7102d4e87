-- one statement at a time
ALTER TABLE "memberships" ADD COLUMN IF NOT EXISTS "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT IF EXISTS "memberships_replaces_id_memberships_id_fk", ADD CONSTRAINT "memberships_replaces_id_memberships_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "memberships"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "memberships_replaces" ON "memberships" USING btree ("replaces_id");--> statement-breakpoint
-- A membership begins on the day on which it replaces another, after which it got its id.
DO $$
DECLARE
  last_id int := 0;
  until_id int;
BEGIN
  LOOP
    SELECT max(id) INTO until_id FROM (SELECT id FROM memberships WHERE id > last_id ORDER BY id LIMIT 5000) AS batch;
    EXIT WHEN until_id IS NULL;
    UPDATE memberships SET replaces_id = found.old_id FROM (
      SELECT DISTINCT ON (next.id) next.id, old.id AS old_id
      FROM memberships old CROSS JOIN LATERAL (
        SELECT id FROM memberships next
        WHERE next.profile_id = old.profile_id AND next.id > old.id
          AND next.starts_on = (old.replaced_at AT TIME ZONE 'Asia/Kolkata')::date
        ORDER BY id LIMIT 1) AS next
      WHERE old.id > last_id AND old.id <= until_id AND old.replaced_at IS NOT NULL
        AND old.starts_on <= (old.replaced_at AT TIME ZONE 'Asia/Kolkata')::date
      ORDER BY next.id, old.id DESC) AS found
    WHERE memberships.id = found.id AND memberships.replaces_id IS NULL
      AND NOT EXISTS (SELECT FROM memberships taken WHERE taken.replaces_id = found.old_id);
    COMMIT;
    last_id := until_id;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_replaces_id_memberships_id_fk";
