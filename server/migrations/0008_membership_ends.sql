CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text,
	"profile_id" integer,
	"state" text NOT NULL,
	"plan_name" text NOT NULL,
	"total" integer NOT NULL,
	"paid_on" date,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_numbered" CHECK ("invoices"."number" is not null or "invoices"."state" = 'Draft')
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "end_told_days" smallint;--> statement-breakpoint
CREATE INDEX "invoices_profile" ON "invoices" USING btree ("profile_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "invoices_changed" ON "invoices" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "memberships_end" ON "memberships" USING btree ("ends_on") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "profiles_paid" ON "profiles" USING btree ("id") WHERE paid;--> statement-breakpoint
ALTER TABLE invoices ADD CONSTRAINT invoices_profile_fk FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE SET NULL;
