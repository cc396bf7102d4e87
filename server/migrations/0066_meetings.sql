CREATE TABLE "meeting_answers" (
	"meeting_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"met" boolean NOT NULL,
	CONSTRAINT "meeting_answers_meeting_id_profile_id_pk" PRIMARY KEY("meeting_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"proposer_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"times" jsonb NOT NULL,
	"place" text NOT NULL,
	"families" text NOT NULL,
	"state" text DEFAULT 'Proposed' NOT NULL,
	"chosen" timestamp with time zone,
	CONSTRAINT "meetings_families" CHECK ("meetings"."families" in ('both', 'bride', 'groom')),
	CONSTRAINT "meetings_state" CHECK ("meetings"."state" in ('Proposed', 'Accepted', 'Declined', 'Cancelled', 'Replaced')),
	CONSTRAINT "meetings_chosen" CHECK ("meetings"."state" <> 'Accepted' or "meetings"."chosen" is not null)
);
--> statement-breakpoint
ALTER TABLE "meeting_answers" ADD CONSTRAINT "meeting_answers_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_answers" ADD CONSTRAINT "meeting_answers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_proposer_id_profiles_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_answers_profile" ON "meeting_answers" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "meetings_conversation" ON "meetings" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "meetings_proposer" ON "meetings" USING btree ("proposer_id");