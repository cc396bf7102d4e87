CREATE TABLE "summaries" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"frequency" text DEFAULT 'weekly' NOT NULL,
	"sms" boolean DEFAULT true NOT NULL,
	"prepared_at" timestamp with time zone,
	"mailed_for" timestamp with time zone,
	"sms_at" timestamp with time zone,
	CONSTRAINT "summaries_frequency" CHECK ("summaries"."frequency" in ('daily', 'weekly', 'never'))
);
--> statement-breakpoint
CREATE TABLE "summary_days" (
	"day" date PRIMARY KEY NOT NULL,
	"done_up_to" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;