CREATE TABLE "offer_banners" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"status" text NOT NULL,
	"format" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"membership_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonial_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"testimonial_id" integer NOT NULL,
	"folder" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"processed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"caption" text NOT NULL,
	"groom_name" text NOT NULL,
	"bride_name" text NOT NULL,
	"groom_bnr_id" integer,
	"bride_bnr_id" integer,
	"email" text,
	"phone_country_code" text,
	"phone_number" text,
	"engagement_date" date,
	"wedding_date" date,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" integer,
	"created_by_name" text NOT NULL,
	"action_by_id" integer,
	"action_by_name" text,
	"action_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "offer_banners" ADD CONSTRAINT "offer_banners_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonial_photos" ADD CONSTRAINT "testimonial_photos_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_banners_offer" ON "offer_banners" USING btree ("offer_id","status");--> statement-breakpoint
CREATE INDEX "offers_membership" ON "offers" USING gin ("membership_ids");--> statement-breakpoint
CREATE INDEX "testimonial_photos_testimonial" ON "testimonial_photos" USING btree ("testimonial_id","created_at");--> statement-breakpoint
CREATE INDEX "testimonials_newest_wedding" ON "testimonials" USING btree ("wedding_date" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "testimonials"."status" = 'Active';