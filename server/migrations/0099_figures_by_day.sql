CREATE TABLE "daily_figures" (
	"topic" text NOT NULL,
	"day" date NOT NULL,
	"value" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "daily_figures_topic_day_value_pk" PRIMARY KEY("topic","day","value")
);
--> statement-breakpoint
ALTER TABLE "figures_counted" ADD COLUMN "by_day_at" timestamp with time zone;