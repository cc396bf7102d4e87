CREATE TABLE "top_ups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "top_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"membership_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"phone_contacts" integer NOT NULL,
	"express_interests" integer NOT NULL,
	CONSTRAINT "top_ups_invoice" UNIQUE("invoice_id"),
	CONSTRAINT "top_ups_amounts" CHECK ("top_ups"."phone_contacts" >= 0 and "top_ups"."express_interests" >= 0)
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "topped_up_phone_contacts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "topped_up_express_interests" integer DEFAULT 0 NOT NULL;