CREATE TABLE "ticket_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"outcome" text,
	"client_id" uuid,
	"sent_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "ticket_entries_kind" CHECK ("ticket_entries"."kind" in ('answer', 'call', 'reply', 'note', 'close', 'reopen', 'assign')),
	CONSTRAINT "ticket_entries_text" CHECK ("ticket_entries"."text" is not null or "ticket_entries"."kind" not in ('answer', 'reply', 'note')),
	CONSTRAINT "ticket_entries_outcome" CHECK (("ticket_entries"."kind" = 'call') = ("ticket_entries"."outcome" is not null)),
	CONSTRAINT "ticket_entries_delivery" CHECK ("ticket_entries"."failures" >= 0 and ("ticket_entries"."kind" = 'answer' or ("ticket_entries"."sent_at" is null and "ticket_entries"."failures" = 0)))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"phone_country_code" text,
	"phone_number" text,
	"email" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'Waiting for us' NOT NULL,
	"owner_id" integer,
	"profile_id" integer,
	"is_sender" boolean DEFAULT false NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "tickets_client" UNIQUE("client_id"),
	CONSTRAINT "tickets_subject" CHECK ("tickets"."subject" in ('profile', 'plans', 'login', 'site', 'member', 'privacy', 'other')),
	CONSTRAINT "tickets_state" CHECK ("tickets"."state" in ('Waiting for us', 'Waiting for them', 'Closed')),
	CONSTRAINT "tickets_reachable" CHECK ("tickets"."phone_number" is not null or "tickets"."email" is not null),
	CONSTRAINT "tickets_phone" CHECK (("tickets"."phone_country_code" is null) = ("tickets"."phone_number" is null)),
	CONSTRAINT "tickets_sender" CHECK ("tickets"."profile_id" is not null or not "tickets"."is_sender")
);
--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_entries_ticket" ON "ticket_entries" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_entries_user" ON "ticket_entries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_entries_client" ON "ticket_entries" USING btree ("ticket_id","client_id");--> statement-breakpoint
CREATE INDEX "tickets_at" ON "tickets" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tickets_changed" ON "tickets" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "tickets_by_state" ON "tickets" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "tickets_open" ON "tickets" USING btree ("id") WHERE state <> 'Closed';--> statement-breakpoint
CREATE INDEX "tickets_owner" ON "tickets" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "tickets_profile" ON "tickets" USING btree ("profile_id") WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_number" ON "tickets" USING btree ("phone_number","at") WHERE phone_number is not null;--> statement-breakpoint
CREATE INDEX "tickets_email" ON "tickets" USING btree (lower(email),"at") WHERE email is not null;