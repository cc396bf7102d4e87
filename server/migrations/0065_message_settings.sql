CREATE TABLE "message_settings" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"read_receipts" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;