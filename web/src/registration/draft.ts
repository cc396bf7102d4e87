import type { ProfileSections } from '@bnr/contract/profiles/profile'

/** A registered profile that is still being filled in, and what opens it: no login exists yet. */
export interface Draft {
  /** Internal id, used in paths. */
  id: number
  bnrId: string
  token: string
  /** What the first form knew; the whole draft is read from the server. */
  basic: NonNullable<ProfileSections['basic']>
}
