import type { PhotoTransition } from '@bnr/contract/media/transitions'
import type { Decision } from '../../platform/decisions.ts'

const outcomes: Record<PhotoTransition, string> = { approve: 'Approved', reject: 'Rejected' }

/** What a verdict made of a photo. */
export const outcomeOf = ({ action }: Decision) => outcomes[action as PhotoTransition]
