import type { StoryDraft } from '@bnr/contract/testimonials/schemas'

/** Form values of a story; a missing day is empty. */
export interface StoryValues extends StoryDraft {
  engagementDate: string
  weddingDate: string
}

export const storyValuesOf = (story: Partial<StoryDraft> = {}): StoryValues => ({
  caption: story.caption ?? '',
  groomName: story.groomName ?? '',
  brideName: story.brideName ?? '',
  engagementDate: story.engagementDate ?? '',
  weddingDate: story.weddingDate ?? '',
  text: story.text ?? '',
})

export const storyDraftOf = ({ engagementDate, weddingDate, ...values }: StoryValues): StoryDraft => ({
  caption: values.caption.trim(),
  groomName: values.groomName.trim(),
  brideName: values.brideName.trim(),
  ...(engagementDate ? { engagementDate } : {}),
  ...(weddingDate ? { weddingDate } : {}),
  text: values.text.trim(),
})
