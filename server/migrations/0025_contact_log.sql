CREATE TABLE "contact_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"outcome" text,
	"note" text,
	"follow_up_on" date,
	"settled_at" timestamp with time zone,
	CONSTRAINT "contact_log_outcome" CHECK (("contact_log"."kind" = 'call') = ("contact_log"."outcome" is not null))
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "do_not_call" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_log" ADD CONSTRAINT "contact_log_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_log_profile" ON "contact_log" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "contact_log_due" ON "contact_log" USING btree ("follow_up_on","id") WHERE follow_up_on is not null and settled_at is null;--> statement-breakpoint
CREATE INDEX "contact_log_due_of" ON "contact_log" USING btree ("user_id","follow_up_on","id") WHERE follow_up_on is not null and settled_at is null;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");