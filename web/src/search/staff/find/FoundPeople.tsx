import type { Criterion } from '@bnr/contract/criteria'
import { pageSize } from '@bnr/contract/pageSizes'
import { useFoundProfiles } from '../../../profiles/calls.ts'
import { StaffCards } from '../../../profiles/staff/StaffCard.tsx'
import { useSentOnLeaving } from '../../../ui/decisions/useSentOnLeaving.ts'
import { usePage } from '../../../ui/list/useAddress.ts'
import { FoundProfiles, NothingFound } from '../../results/FoundProfiles.tsx'

export function FoundPeople({ criteria }: { criteria: Criterion[] }) {
  const paging = usePage()
  const { page } = paging
  const found = useFoundProfiles({ query: { page, size: pageSize }, body: { criteria } })
  useSentOnLeaving(JSON.stringify([criteria, page]))
  return (
    <FoundProfiles found={found} {...paging} empty={<NothingFound />}>
      {(profiles) => <StaffCards profiles={profiles} />}
    </FoundProfiles>
  )
}
