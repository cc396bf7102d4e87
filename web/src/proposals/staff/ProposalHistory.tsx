import type { Proposal } from '@bnr/contract/proposals/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { momentShown } from '../../ui/moments.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { t } from '../../ui/translation.ts'
import { Delivered } from '../Delivered.tsx'
import { answerShown } from '../words.ts'
import { CallCell } from './CallCell.tsx'
import { useProposalHistory } from './calls.ts'

/** Everything that was proposed to a member, with the answers, and what was delivered each week. */
export function ProposalHistory({ memberId }: { memberId: number }) {
  const [page, setPage] = useState(0)
  const found = useProposalHistory(memberId, page)
  return (
    <>
      <PagedList<Proposal>
        found={found}
        page={page}
        onPage={setPage}
        skeleton={<RowsSkeleton />}
        empty={<EmptyState title={t('Nothing proposed yet')} />}
      >
        {(proposals) => (
          <DataTable
            caption={t('Proposed so far')}
            columns={columns}
            rows={proposals}
            rowKey={({ id }) => String(id)}
          />
        )}
      </PagedList>
      {found.data && <Delivered service={found.data} />}
    </>
  )
}

const columns = [
  {
    key: 'who',
    title: 'Profile',
    cell: ({ profile }: Proposal) => <Link to={`/profile/${profile.bnrId}`}>{profile.basic?.name}</Link>,
  },
  {
    key: 'at',
    title: 'Proposed',
    cell: ({ at, by }: Proposal) => t('{day} by {name}', { day: momentShown(at), name: by }),
  },
  { key: 'sentence', title: 'Sentence', cell: ({ sentence }: Proposal) => sentence },
  {
    key: 'answer',
    title: 'Answer',
    cell: (proposal: Proposal) => answerShown(proposal) ?? t('Waiting for an answer'),
  },
  {
    key: 'call',
    title: 'Call of both families',
    cell: (proposal: Proposal) => <CallCell proposal={proposal} />,
  },
]
