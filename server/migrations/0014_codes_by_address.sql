-- Wrong codes count against the number and the address they come from, not against the code itself.
ALTER TABLE "one_time_codes" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "tries_left";--> statement-breakpoint
-- Passwords of staff are hashed alone: nobody may view them.
UPDATE users SET sealed_password = NULL WHERE type = 'au';
