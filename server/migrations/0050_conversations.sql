CREATE TABLE "conversation_messages" (
	"conversation_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text,
	"sealed" text,
	"removed_at" timestamp with time zone,
	"removal" text,
	CONSTRAINT "conversation_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "conversation_messages_text" CHECK (("conversation_messages"."text" is null) = ("conversation_messages"."removed_at" is not null)),
	CONSTRAINT "conversation_messages_sealed" CHECK ("conversation_messages"."sealed" is null or "conversation_messages"."removed_at" is not null),
	CONSTRAINT "conversation_messages_removal" CHECK ("conversation_messages"."removal" in ('member', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "conversation_sides" (
	"conversation_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"week_until" timestamp with time zone,
	CONSTRAINT "conversation_sides_conversation_id_profile_id_pk" PRIMARY KEY("conversation_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_id" integer NOT NULL,
	"second_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_as" text,
	"ended_by" integer,
	"closing" text,
	CONSTRAINT "conversations_order" CHECK ("conversations"."first_id" < "conversations"."second_id"),
	CONSTRAINT "conversations_end" CHECK (("conversations"."ended_at" is null) = ("conversations"."ended_as" is null)),
	CONSTRAINT "conversations_ended_as" CHECK ("conversations"."ended_as" is null or "conversations"."ended_as" in ('closed', 'blocked'))
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_first_id_profiles_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_second_id_profiles_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_ended_by_profiles_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_client" ON "conversation_messages" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_sender" ON "conversation_messages" USING btree ("sender_id","at");--> statement-breakpoint
CREATE INDEX "conversation_messages_removed" ON "conversation_messages" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "conversation_sides_profile" ON "conversation_sides" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "conversations_second" ON "conversations" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "conversations_ended_by" ON "conversations" USING btree ("ended_by") WHERE ended_by is not null;--> statement-breakpoint
INSERT INTO conversations (first_id, second_id, opened_at, last_at, ended_at, ended_as, ended_by)
SELECT p.first_id, p.second_id, p.opened_at, p.opened_at, coalesce(b.at, c.at),
  CASE WHEN b.at IS NOT NULL THEN 'blocked' WHEN c.at IS NOT NULL THEN 'closed' END, b.from_id
FROM (
  SELECT least(from_id, to_id) AS first_id, greatest(from_id, to_id) AS second_id, min(coalesce(answered_at, at)) AS opened_at
  FROM activities WHERE kind = 'l' AND interest = 'Accepted' AND from_id <> to_id GROUP BY 1, 2
) p
LEFT JOIN LATERAL (
  SELECT a.at, a.from_id FROM activities a
  WHERE a.kind = 'b' AND ((a.from_id = p.first_id AND a.to_id = p.second_id) OR (a.from_id = p.second_id AND a.to_id = p.first_id))
  ORDER BY a.at LIMIT 1
) b ON true
LEFT JOIN LATERAL (
  SELECT coalesce(min(o.status_at), p.opened_at) AS at FROM profiles o
  WHERE o.id IN (p.first_id, p.second_id) AND o.status IN ('Settled', 'Deleted') HAVING count(*) > 0
) c ON true;--> statement-breakpoint
INSERT INTO conversation_sides (conversation_id, profile_id)
SELECT id, unnest(ARRAY[first_id, second_id]) FROM conversations;
