CREATE TABLE "member_search_checks" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"daily" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"marked_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_search_checks" ADD CONSTRAINT "member_search_checks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_searches" ADD CONSTRAINT "member_searches_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "member_search_checks_checked" ON "member_search_checks" USING btree ("checked_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "member_searches_name" ON "member_searches" USING btree ("profile_id",lower("name"));
