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
CREATE INDEX "downloads_expiry" ON "downloads" USING btree ("expires_at");