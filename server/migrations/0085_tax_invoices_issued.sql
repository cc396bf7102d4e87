-- one statement at a time
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tax_invoices_issued" ON "tax_invoices" ("issued_on");
