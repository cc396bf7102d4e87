import { z } from '#schema'
import { packageTag } from '../plans/tags.ts'
import { count } from '../values.ts'
import { wire } from '../wire.ts'

/** mp of a profile: what its card shows of the membership. */
export const membershipBadge = wire('Membership on a card', {
  tag: ['tg', packageTag, 'Package tag'],
  highlightDays: ['phpd', count(0, 3650).optional(), 'Days the profile is highlighted; sent while it is'],
  goldTagged: ['gt', z.boolean().optional(), 'The profile photo has a gold frame'],
})

export type MembershipBadge = z.output<typeof membershipBadge>

export const isHighlighted = (badge: MembershipBadge | undefined): boolean => (badge?.highlightDays ?? 0) > 0
