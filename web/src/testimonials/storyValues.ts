import type { BegunStory } from '@bnr/contract/testimonials/schemas'

/** Form values of a story; a missing day is empty. */
export interface StoryValues extends BegunStory {
  engagementDate: string
  weddingDate: string
}

export const storyValuesOf = (story: Partial<BegunStory> = {}): StoryValues => ({
  caption: story.caption ?? '',
  groomName: story.groomName ?? '',
  brideName: story.brideName ?? '',
  engagementDate: story.engagementDate ?? '',
  weddingDate: story.weddingDate ?? '',
  text: story.text ?? '',
})

export const begunStoryOf = ({ engagementDate, weddingDate, ...values }: StoryValues): BegunStory => ({
  caption: values.caption.trim(),
  groomName: values.groomName.trim(),
  brideName: values.brideName.trim(),
  ...(engagementDate ? { engagementDate } : {}),
  ...(weddingDate ? { weddingDate } : {}),
  text: values.text.trim(),
})
