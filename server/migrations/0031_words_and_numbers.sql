CREATE INDEX "credit_notes_number_start" ON "credit_notes" USING btree (lower(number) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "credit_notes_number_end" ON "credit_notes" USING btree (reverse(number) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoices_number_end" ON "invoices" USING btree (reverse(number) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "profiles_name_words" ON "profiles" USING gin (to_tsvector('simple'::regconfig, translate("name", '.-''’', '    ')));