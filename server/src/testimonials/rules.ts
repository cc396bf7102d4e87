import { errors } from '@bnr/contract/errors'
import { hasContactDetails } from '@bnr/contract/profiles/freeText'
import type { StoryDraft } from '@bnr/contract/testimonials/schemas'
import { invalidInput } from '../platform/failure.ts'

const { message: noContactDetails } = errors.contact_details_in_text

/** Refuses contact details in public texts, and a wedding before the engagement. */
export function requireFitToPublish(story: StoryDraft): void {
  const { caption: cn, groomName: gn, brideName: bn, text: tl, engagementDate, weddingDate } = story
  const refused = Object.entries({ cn, gn, bn, tl })
    .filter(([, text]) => hasContactDetails(text))
    .map(([key]) => [key, noContactDetails])
  if (refused.length > 0) throw invalidInput(Object.fromEntries(refused))
  if (engagementDate && weddingDate && weddingDate < engagementDate)
    throw invalidInput({ wd: 'The wedding comes before the engagement' })
}

const missing = {
  caption: ['cn', 'Caption is required'],
  groomName: ['gn', 'Groom name is required'],
  brideName: ['bn', 'Bride Name is required'],
  text: ['tl', 'Testimony is required'],
} as const

/** Requires all mandatory fields, for a testimonial that the couple began and staff complete. */
export function requireComplete(story: StoryDraft): void {
  const fields = Object.entries(missing).filter(([name]) => !story[name as keyof typeof missing])
  if (fields.length > 0) throw invalidInput(Object.fromEntries(fields.map(([, field]) => field)))
  requireFitToPublish(story)
}
