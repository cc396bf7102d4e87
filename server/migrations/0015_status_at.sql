-- Queues of staff are in the order of decisions: the time of the last move, where before it was that of the last review asked for.
ALTER TABLE "profiles" RENAME COLUMN "ready_at" TO "status_at";--> statement-breakpoint
UPDATE profiles SET status_at = moved.at
FROM (SELECT profile_id, max(at) AS at FROM profile_history GROUP BY profile_id) AS moved
WHERE profiles.id = moved.profile_id AND profiles.status_at IS DISTINCT FROM moved.at;
