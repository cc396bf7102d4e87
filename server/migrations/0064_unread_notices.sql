CREATE TABLE "unread_notices" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "unread_notices" ADD CONSTRAINT "unread_notices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unread_notices_due" ON "unread_notices" USING btree ("due_at") WHERE sent_at is null;