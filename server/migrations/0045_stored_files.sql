CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"sha256" text,
	"bytes" bigint,
	"revision" integer DEFAULT 0 NOT NULL,
	"writing_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "stored_files_place" CHECK ("stored_files"."place" in ('folder', 's3'))
);
--> statement-breakpoint
CREATE INDEX "stored_files_moved" ON "stored_files" USING btree ("moved_at") WHERE moved_at is not null;--> statement-breakpoint
CREATE INDEX "stored_files_deleted" ON "stored_files" USING btree ("deleted_at") WHERE deleted_at is not null;