import { statusLabels } from '@bnr/contract/profiles/transitions'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useTranslation } from '../../ui/translation.ts'
import type { Queue } from './queueAddress.ts'

/** Nothing to decide is good news, and leads on; nothing found leads back. */
export function EmptyQueue({ queue: { status, text } }: { queue: Pick<Queue, 'status' | 'text'> }) {
  const { t } = useTranslation()
  if (status === 'Ready' && !text)
    return (
      <EmptyState
        title={t('Nothing waits')}
        message={t('Every profile that was sent for review has been decided.')}
        action={<ButtonLink to="/ad/dashboard">{t('What else waits')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('No profiles here')}
      message={t('Nothing has the status {status} and matches your search.', {
        status: t(statusLabels[status]),
      })}
      action={
        <ButtonLink variant="outlined" to="?">
          {t('Show those that wait')}
        </ButtonLink>
      }
    />
  )
}
