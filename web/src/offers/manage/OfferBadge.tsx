import type { OfferState } from '@bnr/contract/offers/states'
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx'
import { t } from '../../ui/translation.ts'

const tones: Record<OfferState, Tone> = { Draft: 'calm', Coming: 'waiting', Running: 'good', Ended: 'calm' }

export function OfferBadge({ state }: { state: OfferState }) {
  return <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>
}
