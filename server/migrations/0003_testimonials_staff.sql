-- References between domains stand here: a table in code knows its own domain alone.
ALTER TABLE testimonials ADD CONSTRAINT testimonials_created_by_fk FOREIGN KEY (created_by_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE testimonials ADD CONSTRAINT testimonials_action_by_fk FOREIGN KEY (action_by_id) REFERENCES users(id);
