import type { InterestState } from './interests.ts'
import type { ActivityVerb } from './kinds.ts'

export type ActivityList = {
  /** Last part of the endpoint's path. */
  path: string
  kind: ActivityVerb
  /** Whether the member did it, or others did it to the member, or either. */
  side: 'byMe' | 'toMe' | 'both'
  /** Only interests in this state. */
  interest?: InterestState
  /** Label of the tab, for the lists of interests. */
  tab?: string
  title: string
}

/** The activity lists of a member, by the slug of their tab (specification 2, 'Activity page'). */
export const activityLists = {
  'shortlisted-by-you': {
    path: 'shortlisted',
    kind: 'shortlist',
    side: 'byMe',
    title: 'Shortlisted by you',
  },
  'who-viewed-you': {
    path: 'viewedMe',
    kind: 'view',
    side: 'toMe',
    title: 'Who Viewed You',
  },
  'shortlisted-you': {
    path: 'shortlistedMe',
    kind: 'shortlist',
    side: 'toMe',
    title: 'Who Shortlisted you',
  },
  blocked: {
    path: 'blocked',
    kind: 'block',
    side: 'byMe',
    title: 'Blocked',
  },
  ignored: {
    path: 'ignored',
    kind: 'ignore',
    side: 'byMe',
    title: 'Ignored',
  },
  'interest-expressed': {
    path: 'liked',
    kind: 'like',
    side: 'byMe',
    title: 'Interest Expressed',
    tab: 'Sent',
  },
  'interest-received': {
    path: 'likedMe',
    kind: 'like',
    side: 'toMe',
    title: 'Interest Received',
    tab: 'Received',
  },
  'interest-accepted': {
    path: 'accepted',
    kind: 'like',
    side: 'both',
    interest: 'Accepted',
    title: 'Interest Accepted',
    tab: 'Accepted',
  },
  'viewed-your-phone': {
    path: 'viewedPhoneMe',
    kind: 'view_phone',
    side: 'toMe',
    title: 'Who Viewed Your Number',
  },
} as const satisfies Record<string, ActivityList>

export type ActivitySlug = keyof typeof activityLists
export const activitySlugs = Object.keys(activityLists) as [ActivitySlug, ...ActivitySlug[]]

/** The lists of interests, which are one page with three tabs. */
export const interestSlugs = ['interest-received', 'interest-expressed', 'interest-accepted'] as const
