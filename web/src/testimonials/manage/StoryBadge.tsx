import type { TestimonialStatus } from '@bnr/contract/testimonials/transitions'
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx'
import { t } from '../../ui/translation.ts'

const tones: Record<TestimonialStatus, Tone> = {
  Draft: 'calm',
  Ready: 'waiting',
  Rejected: 'closed',
  Active: 'good',
}

export function StoryBadge({ status }: { status: TestimonialStatus }) {
  return <ToneBadge tone={tones[status]}>{t(status)}</ToneBadge>
}
