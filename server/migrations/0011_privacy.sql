CREATE TABLE "data_downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" integer NOT NULL,
	"state" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"size" integer
);
--> statement-breakpoint
CREATE TABLE "retired_bnr_ids" (
	"bnr_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "data_downloads_one_at_a_time" ON "data_downloads" USING btree ("profile_id") WHERE state in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "data_downloads_profile" ON "data_downloads" USING btree ("profile_id","asked_at");--> statement-breakpoint
CREATE INDEX "data_downloads_expiry" ON "data_downloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "profiles_deleted" ON "profiles" USING btree ("deleted_at") WHERE deleted_at is not null;