CREATE TABLE "downloads" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"path" text NOT NULL,
	"asked" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downloads_session" ON "downloads" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "downloads_expiry" ON "downloads" USING btree ("expires_at");--> statement-breakpoint
-- Memberships from before there were versions promise what the first version of their plan does.
UPDATE "memberships" m SET
  "gold_tagged" = p.gold_tagged,
  "prominent_until" = CASE WHEN p.prominence_duration > 0 THEN
    least(m.ends_on, m.starts_on + p.prominence_duration * (CASE p.prominence_unit WHEN 'months' THEN 30 ELSE 1 END) - 1) END
FROM "plans" p
WHERE m.plan_id IS NULL AND p.first_version_id IS NULL AND p.name = m.plan_name AND p.tag = m.tag;
