import { statusLabels } from '@bnr/contract/profiles/transitions'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { t } from '../../ui/translation.ts'
import type { Queue } from './queueFilters.ts'

/** An empty queue leads to the other queues; an empty search leads back to the queue. */
export function EmptyQueue({ queue: { status, text } }: { queue: Pick<Queue, 'status' | 'text'> }) {
  if (status === 'Ready' && !text)
    return (
      <EmptyState
        title={t('Nothing to do')}
        message={t('You have decided on every profile sent for review.')}
        action={<ButtonLink to="/ad/dashboard">{t('Other queues')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('No profiles found')}
      message={t('No profiles with the status {status} match your search.', {
        status: t(statusLabels[status]),
      })}
      action={
        <ButtonLink variant="outlined" to="?">
          {t('Show profiles waiting for approval')}
        </ButtonLink>
      }
    />
  )
}
