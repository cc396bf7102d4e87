ALTER TABLE "credit_notes" DROP CONSTRAINT "credit_notes_invoice";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "taxable_value" integer;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "cgst" integer;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "sgst" integer;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "igst" integer;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "rounding" integer;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "total" integer;--> statement-breakpoint
-- Until now each note took its invoice back whole.
UPDATE "credit_notes" n SET taxable_value = i.taxable_value, cgst = i.cgst, sgst = i.sgst, igst = i.igst,
  rounding = i.rounding, total = i.total FROM "invoices" i WHERE i.id = n.invoice_id;--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "taxable_value" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "cgst" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "sgst" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "igst" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "rounding" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "total" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("invoice_id","id");
