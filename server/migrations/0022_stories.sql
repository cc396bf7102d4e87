CREATE TABLE "story_invitations" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"testimonial_id" integer
);
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "story_invitations" ADD CONSTRAINT "story_invitations_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "story_invitations_token" ON "story_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "story_invitations_testimonial" ON "story_invitations" USING btree ("testimonial_id");--> statement-breakpoint
CREATE INDEX "testimonials_status" ON "testimonials" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "testimonials_groom" ON "testimonials" USING btree ("groom_bnr_id");--> statement-breakpoint
CREATE INDEX "testimonials_bride" ON "testimonials" USING btree ("bride_bnr_id");