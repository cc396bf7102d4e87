import { may, type Role } from '@bnr/contract/access'
import { assignableRoles } from '@bnr/contract/profiles/assignment'
import { useSession } from '../../accounts/session.ts'
import type { Whose } from '../approval/queueFilters.ts'

type UsualList = Exclude<Whose, 'nobody'>

/** Staff who can be assigned profiles but assign nobody start with their own profiles. */
export function usualListOf(roles: readonly Role[]): UsualList {
  const assignable: readonly Role[] = Object.values(assignableRoles).flat()
  return roles.some((role) => assignable.includes(role)) && !may(roles, 'admin.assign') ? 'mine' : 'all'
}

export const useUsualList = (): UsualList => usualListOf(useSession().user?.roles ?? [])
