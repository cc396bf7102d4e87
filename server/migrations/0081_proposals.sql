CREATE TABLE "proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"sentence" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sent_on" date NOT NULL,
	"state" text DEFAULT 'Waiting' NOT NULL,
	"answered_at" timestamp with time zone,
	"reason" text,
	"back_on" date,
	CONSTRAINT "proposals_state" CHECK ("proposals"."state" in ('Waiting', 'Yes', 'No', 'Later')),
	CONSTRAINT "proposals_reason" CHECK (("proposals"."state" = 'No') = ("proposals"."reason" is not null)
        and ("proposals"."reason" is null or "proposals"."reason" in ('age', 'place', 'denomination', 'education', 'known', 'other'))),
	CONSTRAINT "proposals_later" CHECK (("proposals"."state" = 'Later') = ("proposals"."back_on" is not null)),
	CONSTRAINT "proposals_answer" CHECK (("proposals"."state" = 'Waiting') = ("proposals"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "introduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_pair" ON "proposals" USING btree ("member_id","profile_id");--> statement-breakpoint
CREATE INDEX "proposals_profile" ON "proposals" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "proposals_staff" ON "proposals" USING btree ("staff_id","sent_on");--> statement-breakpoint
CREATE INDEX "proposals_member" ON "proposals" USING btree ("member_id","sent_on");