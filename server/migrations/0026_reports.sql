CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"format" text NOT NULL,
	"filters" jsonb NOT NULL,
	"staff_id" integer NOT NULL,
	"state" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"file" text,
	"size" bigint,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "reports_type" ON "reports" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "reports_staff" ON "reports" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_expiry" ON "reports" USING btree ("expires_at") WHERE expires_at is not null;