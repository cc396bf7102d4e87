-- one statement at a time
CREATE INDEX CONCURRENTLY IF NOT EXISTS "search_active" ON "search_profiles" ("gender", "active_on" DESC, "profile_id" DESC) WHERE status = 3;