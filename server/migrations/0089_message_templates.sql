CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"dlt_id" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "message_templates_channel" CHECK ("message_templates"."channel" in ('mail', 'sms')),
	CONSTRAINT "message_templates_subject" CHECK (("message_templates"."channel" = 'mail') = ("message_templates"."subject" is not null)),
	CONSTRAINT "message_templates_dlt" CHECK ("message_templates"."channel" = 'sms' or "message_templates"."dlt_id" is null)
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"contact_id" integer PRIMARY KEY NOT NULL,
	"profile_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"subject" text,
	"dlt_id" text,
	"client_id" uuid NOT NULL,
	"sent_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "sent_messages_failures" CHECK ("sent_messages"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_contact_id_contact_log_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_log"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree (lower(name)) WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sent_messages_client" ON "sent_messages" USING btree ("profile_id","client_id");--> statement-breakpoint
CREATE INDEX "sent_messages_profile" ON "sent_messages" USING btree ("profile_id","at");--> statement-breakpoint
CREATE INDEX "sent_messages_user" ON "sent_messages" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sent_messages_template" ON "sent_messages" USING btree ("template_id");