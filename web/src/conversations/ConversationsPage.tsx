import { ButtonLink } from '../ui/Button.tsx'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { usePage } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { ConversationList } from './ConversationList.tsx'
import { useConversations } from './calls.ts'

export const meta = () => pageMeta('Messages')

export default function ConversationsPage() {
  const paging = usePage()
  const found = useConversations(paging.page)
  return (
    <>
      <PageTitle title={t('Messages')} />
      <PagedList found={found} {...paging} skeleton={<CardSkeletonList count={3} />} empty={<NobodyYet />}>
        {(conversations) => <ConversationList conversations={conversations} />}
      </PagedList>
      <ButtonLink variant="quiet" to="/messages/reports">
        {t('Your reports')}
      </ButtonLink>
    </>
  )
}

function NobodyYet() {
  return (
    <EmptyState
      title={t('No conversations yet')}
      message={t(
        'When you accept an interest, or a member accepts yours, you can write to each other here, free of charge.',
      )}
      action={<ButtonLink to="/matches">{t('See your matches')}</ButtonLink>}
    />
  )
}
