CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"category" text NOT NULL,
	"tag" text NOT NULL,
	"price" integer NOT NULL,
	"duration" smallint NOT NULL,
	"duration_unit" text NOT NULL,
	"phone_contacts" integer NOT NULL,
	"express_interests" integer NOT NULL,
	"highlight_duration" smallint DEFAULT 0 NOT NULL,
	"highlight_unit" text DEFAULT 'DAYS' NOT NULL,
	"prominence_duration" smallint DEFAULT 0 NOT NULL,
	"prominence_unit" text DEFAULT 'DAYS' NOT NULL,
	"colour" text NOT NULL,
	"assistance" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "price" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "duration" smallint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "duration_unit" text NOT NULL DEFAULT 'DAYS';--> statement-breakpoint
-- Memberships sold before the catalogue say how long they hold by their dates.
UPDATE memberships SET duration = ends_on - starts_on + 1;--> statement-breakpoint
ALTER TABLE memberships ALTER COLUMN price DROP DEFAULT, ALTER COLUMN duration DROP DEFAULT, ALTER COLUMN duration_unit DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_phone_contacts" CHECK ("memberships"."used_phone_contacts" between 0 and "memberships"."phone_contacts");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_express_interests" CHECK ("memberships"."used_express_interests" between 0 and "memberships"."express_interests");