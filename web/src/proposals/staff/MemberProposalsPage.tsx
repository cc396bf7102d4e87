import { equal } from '@bnr/contract/criteria'
import { isStaffCard, type StaffCard } from '@bnr/contract/profiles/card'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useFoundProfiles } from '../../profiles/calls.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { t } from '../../ui/translation.ts'
import { Candidates } from './Candidates.tsx'
import { ProposalHistory } from './ProposalHistory.tsx'
import { usePicked } from './usePicked.ts'

export const meta = () => pageMeta('Proposals')

/** Where a relationship manager searches for one member and reads the answers. */
export default function MemberProposalsPage() {
  const { bnrId = '' } = useParams()
  const isId = /^\d{7,8}$/.test(bnrId)
  const { data, error, isFetching, refetch } = useFoundProfiles(
    { query: { size: 1 }, body: { criteria: equal({ pid: bnrId }) } },
    { enabled: isId },
  )
  const member = data?.results.find(isStaffCard)
  if (member) return <MemberProposals key={member.id} member={member} />
  if (!isId || data) return <NoMember />
  if (error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <RowsSkeleton />
}

function NoMember() {
  return (
    <EmptyState
      isMissing
      title={t('No profile found for this BNR ID')}
      action={<ButtonLink to="/ad/assisted">{t('My Members')}</ButtonLink>}
    />
  )
}

const tabs = { propose: 'Search and propose', history: 'Proposed so far' } as const
type Tab = keyof typeof tabs
const tabNames = Object.keys(tabs) as Tab[]

function MemberProposals({ member: { id, bnrId = '', basic } }: { member: StaffCard }) {
  const [active, setActive] = useState<Tab>('propose')
  const picked = usePicked()
  const name = basic?.name ?? ''
  const panels: Record<Tab, () => ReactNode> = {
    propose: () => <Candidates memberId={id} picked={picked} onProposed={() => setActive('history')} />,
    history: () => <ProposalHistory memberId={id} />,
  }
  return (
    <>
      <PageTitle
        title={t('Proposals to {name}', { name })}
        lead={<Link to={`/profile/${bnrId}`}>{t('BNR ID {id}', { id: bnrId })}</Link>}
      />
      <Tabs
        label={t('Proposals')}
        active={active}
        onChange={setActive}
        tabs={tabNames.map((key) => ({ key, label: t(tabs[key]), panel: panels[key] }))}
      />
    </>
  )
}
