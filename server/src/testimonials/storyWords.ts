import type { StoryDraft } from '@bnr/contract/testimonials/schemas'
import type { TestimonialRow } from './store.ts'

/** The columns of the content. Fields that are missing are cleared. */
export const storyWords = (given: StoryDraft) => ({
  caption: given.caption,
  groomName: given.groomName,
  brideName: given.brideName,
  engagementDate: given.engagementDate ?? null,
  weddingDate: given.weddingDate ?? null,
  text: given.text,
})

/** The content as it is sent to the browser. */
export function presentWords(row: Pick<TestimonialRow, keyof ReturnType<typeof storyWords>>): StoryDraft {
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
