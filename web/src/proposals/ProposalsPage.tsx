import { type ProposalList, proposalLists } from '@bnr/contract/proposals/ownEndpoints'
import { ButtonLink } from '../ui/Button.tsx'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { useSentOnLeaving } from '../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { oneOf, page } from '../ui/list/address.ts'
import { PagedList } from '../ui/list/PagedList.tsx'
import { pagesOf, useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { t } from '../ui/translation.ts'
import { useOwnProposals } from './calls.ts'
import { Delivered } from './Delivered.tsx'
import { ProposalCards } from './ProposalCards.tsx'

const title = 'Proposed by your relationship manager'
export const meta = () => pageMeta(title)

const address = { list: oneOf<ProposalList>(proposalLists, 'waiting'), page: page() }
const tabs: Record<ProposalList, string> = { waiting: 'To answer', answered: 'Answered' }

/** What the relationship manager of a member proposes, and what the member answered. */
export default function ProposalsPage() {
  const [{ list, page: shown }, change, pageAddress] = useAddress(address)
  const found = useOwnProposals(list, shown)
  useSentOnLeaving(`${list} ${shown}`)
  const service = found.data
  return (
    <>
      <PageTitle
        title={t(title)}
        lead={service?.manager && t('{name} is your relationship manager.', { name: service.manager })}
      />
      <Tabs
        label={t('Proposals')}
        active={list}
        onChange={(next) => change({ list: next })}
        tabs={proposalLists.map((key) => ({
          key,
          label: t(tabs[key]),
          panel: () => (
            <PagedList
              found={found}
              {...pagesOf([{ page: shown }, change, pageAddress])}
              skeleton={<CardSkeletonList count={3} />}
              empty={<NoProposals list={key} isAssisted={(service?.aim ?? 0) > 0} />}
            >
              {(proposals) => <ProposalCards proposals={proposals} />}
            </PagedList>
          ),
        }))}
      />
      {service && <Delivered service={service} />}
    </>
  )
}

function NoProposals({ list, isAssisted }: { list: ProposalList; isAssisted: boolean }) {
  if (!isAssisted)
    return (
      <EmptyState
        title={t('Your plan has no relationship manager')}
        message={t('With assisted service, one of us searches for you and proposes people each week.')}
        action={<ButtonLink to="/packages">{t('See plans')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t(list === 'waiting' ? 'Nothing to answer' : 'Nothing answered yet')}
      message={t('We notify you when your relationship manager proposes somebody.')}
      action={<ButtonLink to="/matches">{t('See your matches')}</ButtonLink>}
    />
  )
}
