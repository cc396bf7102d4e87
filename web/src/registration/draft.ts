import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { call, callWithToken } from '../platform/call.ts'

/** A registered profile that is still being filled in. */
export interface Draft {
  /** Internal id, used in paths. */
  id: number
  bnrId: string
  /** What opens it while no login exists yet; a member who goes on later is logged in instead. */
  token?: string
  /** What the first form knew; the whole draft is read from the server. */
  basic: NonNullable<ProfileSections['basic']>
}

/** Calls as whoever may fill in this draft. */
export const callFor = ({ token }: Draft) => (token ? callWithToken(token) : call)
