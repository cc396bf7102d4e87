CREATE TABLE "figures_counted" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone,
	"day" date,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "monthly_figures" (
	"topic" text NOT NULL,
	"month" date NOT NULL,
	"value" text NOT NULL,
	"amount" bigint NOT NULL,
	"amount_to_day" bigint NOT NULL,
	CONSTRAINT "monthly_figures_topic_month_value_pk" PRIMARY KEY("topic","month","value")
);
--> statement-breakpoint
CREATE INDEX "profiles_draft_alone" ON "profiles" USING btree ("status_at","id") WHERE status = 'Draft' and tele_staff_id is null;
--> statement-breakpoint
INSERT INTO figures_counted (id) VALUES (1);
