CREATE TABLE "campaign_recipients" (
	"campaign_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	CONSTRAINT "campaign_recipients_campaign_id_profile_id_pk" PRIMARY KEY("campaign_id","profile_id"),
	CONSTRAINT "campaign_recipients_state" CHECK ("campaign_recipients"."state" in ('Waiting', 'Sending', 'Sent', 'Failed', 'Left out'))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"state" text NOT NULL,
	"tested_at" timestamp with time zone,
	"recipients" integer DEFAULT 0 NOT NULL,
	"last_profile_id" integer DEFAULT 0 NOT NULL,
	"up_to_profile_id" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_state" CHECK ("campaigns"."state" in ('Draft', 'Running', 'Done', 'Cancelled')),
	CONSTRAINT "campaigns_recipients" CHECK ("campaigns"."recipients" >= 0)
);
--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_recipients_profile" ON "campaign_recipients" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_waiting" ON "campaign_recipients" USING btree ("campaign_id","profile_id") WHERE state = 'Waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_running" ON "campaigns" USING btree ("staff_id") WHERE state = 'Running';--> statement-breakpoint
CREATE INDEX "campaigns_staff" ON "campaigns" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_created" ON "campaigns" USING btree ("created_at");