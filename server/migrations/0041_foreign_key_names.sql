-- Earlier migrations added these by hand. tables.ts declares them now, so they get the names that drizzle gives.
ALTER TABLE "invoices" RENAME CONSTRAINT "invoices_profile_fk" TO "invoices_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "media" RENAME CONSTRAINT "media_profile_fk" TO "media_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "memberships" RENAME CONSTRAINT "memberships_profile_fk" TO "memberships_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "profiles" RENAME CONSTRAINT "profiles_user_id_fk" TO "profiles_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "profiles" RENAME CONSTRAINT "profiles_tele_staff_fk" TO "profiles_tele_staff_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "profiles" RENAME CONSTRAINT "profiles_care_staff_fk" TO "profiles_care_staff_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "activities" RENAME CONSTRAINT "activities_from_fk" TO "activities_from_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "activities" RENAME CONSTRAINT "activities_to_fk" TO "activities_to_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "saved_searches" RENAME CONSTRAINT "saved_searches_user_id_fkey" TO "saved_searches_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "testimonials" RENAME CONSTRAINT "testimonials_created_by_fk" TO "testimonials_created_by_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "testimonials" RENAME CONSTRAINT "testimonials_action_by_fk" TO "testimonials_action_by_id_users_id_fk";
