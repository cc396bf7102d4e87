-- one statement at a time
ALTER TABLE "stored_files" ADD COLUMN IF NOT EXISTS "backup_sha256" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stored_files_uncopied" ON "stored_files" USING btree ("created_at") WHERE deleted_at is null and sha256 is not null and backup_sha256 is distinct from sha256;
