import { useSession } from '../accounts/session.ts'
import { useHydrated } from '../platform/useHydrated.ts'

/** The person on whose profile or card an action required a plan. */
export interface WantedPerson {
  bnrId: string
  name: string
}

type Kept = WantedPerson & { profileId: number }

const key = 'bnr.wanted-person'

/** Keeps the person in this tab, also while the bank's page is open. A logout forgets it. */
export function keepWayBack(profileId: number, { bnrId, name }: WantedPerson): void {
  sessionStorage.setItem(key, JSON.stringify({ profileId, bnrId, name } satisfies Kept))
}

export const forgetWayBack = () => sessionStorage.removeItem(key)

/** The person to go back to; undefined for anybody but the member who wanted to reach them. */
export function useWayBack(): WantedPerson | undefined {
  const { user } = useSession()
  const stored = useHydrated() ? sessionStorage.getItem(key) : null
  const kept: Kept | null = stored === null ? null : JSON.parse(stored)
  return kept && kept.profileId === user?.profileId ? kept : undefined
}
