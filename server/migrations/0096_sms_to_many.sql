-- one statement at a time
ALTER TABLE "campaigns" ADD COLUMN IF NOT EXISTS "channel" text DEFAULT 'mail' NOT NULL, ADD COLUMN IF NOT EXISTS "template_id" integer, ADD COLUMN IF NOT EXISTS "dlt_id" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "campaigns_of_template" ON "campaigns" USING btree ("template_id");--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT IF EXISTS "campaigns_template_id_message_templates_id_fk", ADD CONSTRAINT "campaigns_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "message_templates"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "campaigns" VALIDATE CONSTRAINT "campaigns_template_id_message_templates_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT IF EXISTS "campaigns_channel", ADD CONSTRAINT "campaigns_channel" CHECK ("campaigns"."channel" in ('mail', 'sms')) NOT VALID;--> statement-breakpoint
ALTER TABLE "campaigns" VALIDATE CONSTRAINT "campaigns_channel";--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT IF EXISTS "campaigns_template", ADD CONSTRAINT "campaigns_template" CHECK (("campaigns"."channel" = 'sms') = ("campaigns"."template_id" is not null) and ("campaigns"."channel" = 'sms') = ("campaigns"."dlt_id" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "campaigns" VALIDATE CONSTRAINT "campaigns_template";