CREATE TABLE "frozen_messages" (
	"report_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sealed" text,
	"withdrawn" boolean NOT NULL,
	CONSTRAINT "frozen_messages_report_id_seq_pk" PRIMARY KEY("report_id","seq")
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"conversation_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"about_id" integer NOT NULL,
	"reporter_id" integer,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'Waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"note" text,
	CONSTRAINT "message_reports_kind" CHECK ("message_reports"."kind" in ('reported', 'repeated')),
	CONSTRAINT "message_reports_state" CHECK ("message_reports"."state" in ('Waiting', 'Dismissed', 'Removed')),
	CONSTRAINT "message_reports_reporter_known" CHECK (("message_reports"."kind" = 'reported') = ("message_reports"."reporter_id" is not null) and ("message_reports"."reporter_id" is null) = ("message_reports"."reason" is null)),
	CONSTRAINT "message_reports_decision" CHECK (("message_reports"."state" = 'Waiting') = ("message_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "report_looks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "frozen_messages" ADD CONSTRAINT "frozen_messages_report_id_message_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."message_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_messages" ADD CONSTRAINT "frozen_messages_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_about_id_profiles_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."conversation_messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_looks" ADD CONSTRAINT "report_looks_report_id_message_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."message_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_looks" ADD CONSTRAINT "report_looks_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frozen_messages_sender" ON "frozen_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_once" ON "message_reports" USING btree ("conversation_id","seq","kind");--> statement-breakpoint
CREATE INDEX "message_reports_about" ON "message_reports" USING btree ("about_id","at");--> statement-breakpoint
CREATE INDEX "message_reports_reporter" ON "message_reports" USING btree ("reporter_id","id") WHERE reporter_id is not null;--> statement-breakpoint
CREATE INDEX "message_reports_decided_by" ON "message_reports" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "message_reports_decided" ON "message_reports" USING btree ("decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "message_reports_waiting" ON "message_reports" USING btree ("id") WHERE state = 'Waiting';--> statement-breakpoint
CREATE INDEX "report_looks_report" ON "report_looks" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "report_looks_staff" ON "report_looks" USING btree ("staff_id");