-- one statement at a time
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_events_order" ON "payment_events" ("order_id") WHERE order_id is not null;
