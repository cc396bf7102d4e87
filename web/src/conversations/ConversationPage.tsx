import type { Conversation } from '@bnr/contract/conversations/schemas'
import { useParams } from 'react-router'
import { ButtonLink } from '../ui/Button.tsx'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { ConversationHead } from './ConversationHead.tsx'
import { ConversationView } from './ConversationView.tsx'
import { useConversation, useMessages } from './calls.ts'
import { isMissing } from './oneConversation.ts'
import { UnsentTexts } from './UnsentTexts.tsx'

export const meta = () => pageMeta('Messages')

export default function ConversationPage() {
  const { bnrId = '' } = useParams()
  const found = useConversation(bnrId)
  const messages = useMessages(bnrId)
  const error = found.error ?? messages.error
  if (isMissing(found.error)) return <NoConversation bnrId={bnrId} />
  if (found.data && messages.data)
    return <ConversationView key={bnrId} conversation={found.data} messages={messages.data} />
  if (error) {
    const retry = () => void Promise.all([found.refetch(), messages.refetch()])
    const busy = found.isFetching || messages.isFetching
    return <ErrorState isPage message={error.message} busy={busy} onRetry={retry} />
  }
  return <Loading conversation={found.data} />
}

function Loading({ conversation }: { conversation: Conversation | undefined }) {
  return (
    <>
      {conversation && <ConversationHead conversation={conversation} />}
      <CardSkeletonList count={2} />
    </>
  )
}

function NoConversation({ bnrId }: { bnrId: string }) {
  return (
    <>
      <UnsentTexts bnrId={bnrId} />
      <EmptyState
        isMissing
        title={t('No conversation here')}
        message={t(
          'A conversation opens when one of you accepts the other’s interest. You can read it for 30 days after it ends.',
        )}
        action={<ButtonLink to="/messages">{t('All messages')}</ButtonLink>}
      />
    </>
  )
}
