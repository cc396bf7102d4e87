import type { BegunStory } from '@bnr/contract/testimonials/schemas'
import type { TestimonialRow } from './store.ts'

/** What a story says, as it is kept: what is not given is taken out. */
export const storyWords = (given: BegunStory) => ({
  caption: given.caption,
  groomName: given.groomName,
  brideName: given.brideName,
  engagementDate: given.engagementDate ?? null,
  weddingDate: given.weddingDate ?? null,
  text: given.text,
})

/** The same as it is sent. */
export function presentWords(row: Pick<TestimonialRow, keyof ReturnType<typeof storyWords>>): BegunStory {
  const { caption, groomName, brideName, engagementDate, weddingDate, text } = row
  return {
    caption,
    groomName,
    brideName,
    ...(engagementDate ? { engagementDate } : {}),
    ...(weddingDate ? { weddingDate } : {}),
    text,
  }
}
