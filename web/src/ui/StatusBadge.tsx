import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'
import { type Tone, ToneBadge } from './ToneBadge.tsx'
import { t } from './translation.ts'

const tones: Record<ProfileStatus, Tone> = {
  Draft: 'calm',
  Ready: 'waiting',
  Active: 'good',
  Deactivated: 'closed',
  Rejected: 'closed',
  Settled: 'calm',
  Deleted: 'closed',
}

export function StatusBadge({ status }: { status: ProfileStatus }) {
  return <ToneBadge tone={tones[status]}>{t(statusLabels[status])}</ToneBadge>
}
