CREATE TABLE "shared_link_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_link_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "shared_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sharer_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "shared_links_opened" CHECK ("shared_links"."opened" between 0 and 20)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "others_may_share" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_link_openings" ADD CONSTRAINT "shared_link_openings_link_id_shared_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_sharer_id_profiles_id_fk" FOREIGN KEY ("sharer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_link_openings_link" ON "shared_link_openings" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_links_token" ON "shared_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shared_links_sharer" ON "shared_links" USING btree ("sharer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shared_links_profile" ON "shared_links" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "shared_links_expires" ON "shared_links" USING btree ("expires_at");