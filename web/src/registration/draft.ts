import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { call, callWithToken } from '../platform/call.ts'

/** A registered profile that is still being filled in. */
export interface Draft {
  /** Internal id, used in paths. */
  id: number
  bnrId: string
  /** Opens the draft while there is no login yet; a member who continues later is logged in instead. */
  token?: string
  /** The answers of the first form; the server has the whole draft. */
  basic: NonNullable<ProfileSections['basic']>
}

/** Returns calls with the draft's token or, without one, with the current login. */
export const callFor = ({ token }: Draft) => (token ? callWithToken(token) : call)
