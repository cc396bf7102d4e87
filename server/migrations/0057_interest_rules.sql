CREATE TABLE "interest_tries" (
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"count" smallint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interest_tries_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "paid_membership_id" integer;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "paid_month" date;
