import type { TestimonialTeaser } from './TestimonialCarousel.tsx'

/** The list comes with the testimonials' own calls; without any the carousel is not there. */
export function useTestimonials(): readonly TestimonialTeaser[] {
  return []
}
