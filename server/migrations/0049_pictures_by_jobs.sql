ALTER TABLE "offer_banners" ADD COLUMN "processed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonial_photos" ADD COLUMN "unreadable" boolean DEFAULT false NOT NULL;