import { guestPageSize } from '@bnr/contract/pageSizes'
import type { ReactNode } from 'react'
import { useSession } from '../../accounts/session.ts'
import { useFoundProfiles } from '../../profiles/calls.ts'
import { GuestCard } from '../../profiles/card/GuestCard.tsx'
import { usePage } from '../../ui/list/useAddress.ts'
import { type GuestSearch, guestCriteria, guestMayRead } from '../guestQuery.ts'
import { FoundProfiles, NothingFound } from '../results/FoundProfiles.tsx'

export interface GuestFoundProfilesProps {
  search: GuestSearch
  changeSearch: ReactNode
  /** Called when a guest presses something hidden or asks for a page beyond the last. */
  onCovered: () => void
}

export function GuestFoundProfiles({ search, changeSearch, onCovered }: GuestFoundProfilesProps) {
  const { user, opening } = useSession()
  const { onPage, pageAddress } = usePage()
  const { page } = search
  const found = useFoundProfiles(
    { query: { page, size: guestPageSize }, body: { criteria: guestCriteria(search) } },
    { enabled: !user && !opening },
  )
  return (
    <FoundProfiles
      found={found}
      page={page}
      pageSize={guestPageSize}
      pageAddress={pageAddress}
      onPage={(next, how) => (guestMayRead(next) ? onPage(next, how) : onCovered())}
      empty={<NothingFound changeSearch={changeSearch} />}
    >
      {(profiles) => (
        <ul className="stack-5">
          {profiles.map((profile, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: guests receive no id that tells two profiles apart
            <li key={index}>
              <GuestCard profile={profile} onCovered={onCovered} />
            </li>
          ))}
        </ul>
      )}
    </FoundProfiles>
  )
}
