DROP INDEX "payment_attempts_invoice";--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "payment_events" DISABLE TRIGGER "payment_events_are_kept";--> statement-breakpoint
-- Until now the gateway's word itself was read again each time. A message that changed nothing names its source in its key.
UPDATE "payment_events" e SET "outcome" = known.outcome
FROM (VALUES
	('success', 'paid'), ('successful', 'paid'), ('shipped', 'paid'),
	('failure', 'failed'), ('unsuccessful', 'failed'), ('invalid', 'failed'), ('timeout', 'failed'),
	('aborted', 'cancelled'), ('autocancelled', 'cancelled'),
	('fraud', 'reversed'), ('refunded', 'reversed'), ('systemrefund', 'reversed'), ('autoreversed', 'reversed'),
	('chargeback', 'reversed'), ('cancelled', 'reversed')
) AS known(word, outcome)
WHERE e.source IN ('return', 'push', 'status call')
	AND regexp_replace(lower(split_part(e.said, ',', 1)), '[^a-z]', '', 'g') = known.word
	AND position(' ' || e.source || ': ' IN e.key) = 0;--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE TRIGGER "payment_events_are_kept";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "ordinal" integer;--> statement-breakpoint
UPDATE "payment_attempts" a SET "ordinal" = begun.place
FROM (SELECT order_id, row_number() OVER (ORDER BY begun_at, order_id) AS place FROM "payment_attempts") begun
WHERE begun.order_id = a.order_id;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "ordinal" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "ordinal" ADD GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('payment_attempts_ordinal_seq', (SELECT coalesce(max(ordinal), 0) + 1 FROM "payment_attempts"), false);--> statement-breakpoint
CREATE INDEX "payment_attempts_invoice" ON "payment_attempts" USING btree ("invoice_id","ordinal");
