import { readOutbox } from '@bnr/contract/messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import { data as notFound } from 'react-router'
import { call } from '../platform/call.ts'
import { isDemo } from '../platform/settings.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { useTranslation } from '../ui/translation.ts'
import { OutboxMessage } from './OutboxMessage.tsx'
import classes from './OutboxPage.module.css'

export const meta = () => pageMeta('Outbox')

const lookAgainAfter = 3000

/** The messages a demonstration does not send. In production there is no such list. */
export default function OutboxPage() {
  if (!isDemo) throw notFound(null, { status: 404 })
  return <Messages />
}

function Messages() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => call(readOutbox, {}, signal),
    refetchInterval: lookAgainAfter,
    staleTime: 0,
  })
  return (
    <div className={classes.page}>
      <PageTitle
        title={t('Outbox')}
        lead={t('This is a demo: messages are not sent, they are shown here, the newest first.')}
      />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data?.results.length === 0 && (
        <EmptyState
          title={t('No messages yet')}
          message={t('Ask for a login code, and it appears here within seconds.')}
        />
      )}
      <ul className={classes.list} aria-live="polite">
        {data?.results.map((message) => (
          <OutboxMessage key={message.id} {...message} />
        ))}
      </ul>
    </div>
  )
}
