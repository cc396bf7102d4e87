CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "processes_role" CHECK ("processes"."role" in ('all', 'web', 'jobs'))
);
--> statement-breakpoint
CREATE INDEX "processes_seen" ON "processes" USING btree ("seen_at");