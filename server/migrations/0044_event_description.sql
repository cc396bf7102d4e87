ALTER TABLE "payment_events" RENAME COLUMN "said" TO "description";
