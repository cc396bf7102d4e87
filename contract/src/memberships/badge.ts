import { z } from '#schema'
import { planTag } from '../plans/tags.ts'
import { count } from '../values.ts'
import { wire } from '../wire.ts'

/** What the card of a profile shows of its membership. */
export const membershipBadge = wire('Membership on a card', {
  tag: ['tg', planTag, 'Tag of the plan'],
  highlightDays: [
    'phpd',
    count(0, 3650).optional(),
    'Length of the highlight period in days; absent outside it',
  ],
  goldTagged: ['gt', z.boolean().optional(), 'The profile photo has a gold frame'],
})

export type MembershipBadge = z.output<typeof membershipBadge>

export const isHighlighted = (badge: MembershipBadge | undefined): boolean => (badge?.highlightDays ?? 0) > 0
