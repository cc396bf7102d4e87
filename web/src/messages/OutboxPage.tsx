import type { Reply } from '@bnr/contract/endpoint'
import { readOutbox } from '@bnr/contract/messages/endpoints'
import { data as notFound } from 'react-router'
import { isDemo } from '../platform/settings.ts'
import { useEndpoint } from '../platform/useListReading.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { momentShown } from '../ui/moments.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './OutboxPage.module.css'

export const meta = () => pageMeta('Outbox')

const pollMilliseconds = 3000

/** Lists the messages that the demo does not send. Production has no outbox. */
export default function OutboxPage() {
  if (!isDemo()) throw notFound(null, { status: 404 })
  return <Messages />
}

function Messages() {
  const { data, isError, refetch } = useEndpoint(
    [],
    readOutbox,
    {},
    { refetchInterval: pollMilliseconds, staleTime: 0 },
  )
  return (
    <div className={classes.page}>
      <PageTitle
        title={t('Outbox')}
        lead={t('This demo does not send messages. It shows them here, newest first.')}
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

type Message = Reply<typeof readOutbox>['results'][number]

/** Finds the login code in a message, which people open this page for. */
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0]

function OutboxMessage({ at, channel, to, text }: Message) {
  const code = codeIn(text)
  return (
    <Surface as="li" compact className={classes.message}>
      <p className={classes.head}>
        <span>{channel === 'sms' ? t('SMS to {to}', { to }) : t('E-mail to {to}', { to })}</span>
        <time dateTime={at}>{momentShown(at)}</time>
      </p>
      {code && <p className={classes.code}>{code}</p>}
      <p>{text}</p>
    </Surface>
  )
}
