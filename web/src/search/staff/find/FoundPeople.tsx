import type { Criterion } from '@bnr/contract/criteria'
import { pageSize } from '@bnr/contract/pageSizes'
import { isStaffCard } from '@bnr/contract/profiles/card'
import { useFoundProfiles } from '../../../profiles/calls.ts'
import card from '../../../profiles/card/ProfileCard.module.css'
import { StaffCard } from '../../../profiles/staff/StaffCard.tsx'
import { useSentOnLeaving } from '../../../ui/decisions/useSentOnLeaving.ts'
import { usePage } from '../../../ui/list/useAddress.ts'
import { FoundProfiles, NothingFound } from '../../results/FoundProfiles.tsx'

export function FoundPeople({ criteria }: { criteria: Criterion[] }) {
  const { page, onPage, pageAddress } = usePage()
  const found = useFoundProfiles({ query: { page, size: pageSize }, body: { criteria } })
  useSentOnLeaving(JSON.stringify([criteria, page]))
  return (
    <FoundProfiles
      found={found}
      page={page}
      pageAddress={pageAddress}
      onPage={onPage}
      empty={<NothingFound />}
    >
      {(profiles) => (
        <ul className={card.list}>
          {profiles.filter(isStaffCard).map((profile) => (
            <li key={profile.id}>
              <StaffCard profile={profile} />
            </li>
          ))}
        </ul>
      )}
    </FoundProfiles>
  )
}
