CREATE TABLE "code_days" (
	"day" date NOT NULL,
	"country_code" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "code_days_day_country_code_pk" PRIMARY KEY("day","country_code")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "profile_openings" (
	"viewer_id" integer NOT NULL,
	"day" date NOT NULL,
	"profile_id" integer NOT NULL,
	CONSTRAINT "profile_openings_viewer_id_day_profile_id_pk" PRIMARY KEY("viewer_id","day","profile_id")
);
--> statement-breakpoint
DROP INDEX "profiles_email";--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "width" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "height" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "continues" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_set_by" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "daily_openings" integer;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_openings" ADD CONSTRAINT "profile_openings_viewer_id_profiles_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_openings" ADD CONSTRAINT "profile_openings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_used" ON "known_browsers" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "profile_openings_day" ON "profile_openings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "profile_openings_profile" ON "profile_openings" USING btree ("profile_id");--> statement-breakpoint
-- One e-mail belongs to one account: the oldest keeps it, what the others lose is kept in the audit log.
WITH later AS (
	SELECT id, email FROM (
		SELECT id, email, row_number() OVER (PARTITION BY lower(email) ORDER BY (status = 'Draft'), id) AS place
		FROM profiles WHERE email IS NOT NULL
	) AS held WHERE place > 1
), noted AS (
	INSERT INTO audit_log (at, action, subject, detail)
	SELECT now(), 'email removed', 'profile ' || id, jsonb_build_object('from', email) FROM later
)
UPDATE profiles SET email = NULL FROM later WHERE profiles.id = later.id;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email" ON "profiles" USING btree (lower("email"));--> statement-breakpoint
-- Whether the number was proved, and the order that puts profiles with a photo first.
ALTER TABLE search_profiles ADD COLUMN verified boolean NOT NULL DEFAULT false;--> statement-breakpoint
CREATE INDEX search_photo_first ON search_profiles (gender, with_photo DESC, profile_id DESC) WHERE status = 3;