CREATE TABLE "bulk_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"last_profile_id" integer DEFAULT 0 NOT NULL,
	"up_to_profile_id" integer NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulk_actions_kind" CHECK ("bulk_actions"."kind" in ('assign', 'followUp')),
	CONSTRAINT "bulk_actions_state" CHECK ("bulk_actions"."state" in ('Running', 'Done', 'Cancelled')),
	CONSTRAINT "bulk_actions_counts" CHECK ("bulk_actions"."total" >= 0 and "bulk_actions"."done" >= 0 and "bulk_actions"."refused" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bulk_results" (
	"action_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"is_done" boolean NOT NULL,
	"note" text,
	CONSTRAINT "bulk_results_action_id_profile_id_pk" PRIMARY KEY("action_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_results" ADD CONSTRAINT "bulk_results_action_id_bulk_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."bulk_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_results" ADD CONSTRAINT "bulk_results_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_actions_running" ON "bulk_actions" USING btree ("staff_id") WHERE state = 'Running';--> statement-breakpoint
CREATE INDEX "bulk_actions_staff" ON "bulk_actions" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "bulk_actions_created" ON "bulk_actions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_results_profile" ON "bulk_results" USING btree ("profile_id");