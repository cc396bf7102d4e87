import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'
import classes from './StatusBadge.module.css'
import { useTranslation } from './translation.ts'

const tones: Record<ProfileStatus, 'calm' | 'waiting' | 'good' | 'closed'> = {
  Draft: 'calm',
  Ready: 'waiting',
  Active: 'good',
  Deactivated: 'closed',
  Rejected: 'closed',
  Settled: 'calm',
  Deleted: 'closed',
}

export function StatusBadge({ status }: { status: ProfileStatus }) {
  const { t } = useTranslation()
  return <span className={`${classes.badge} ${classes[tones[status]]}`}>{t(statusLabels[status])}</span>
}
