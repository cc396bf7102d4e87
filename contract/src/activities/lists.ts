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
  /** Title of an empty list. */
  empty: string
  /** What the member can do about it. */
  hint?: string
  /** Label of the button to the search, shown when the list is empty. */
  next?: string
}

/** The activity lists of a member, by the slug of their tab (specification 2, 'Activity page'). */
export const activityLists = {
  'shortlisted-by-you': {
    path: 'shortlisted',
    kind: 'shortlist',
    side: 'byMe',
    title: 'Shortlisted by you',
    empty: 'You have not shortlisted anybody yet',
    hint: 'Shortlist profiles to look at them again with your family.',
    next: 'Search Profiles',
  },
  'who-viewed-you': {
    path: 'viewedMe',
    kind: 'view',
    side: 'toMe',
    title: 'Who Viewed You',
    empty: 'Nobody has viewed your profile yet',
    hint: 'View other profiles: their owners will see that you did.',
    next: 'Search Profiles',
  },
  'shortlisted-you': {
    path: 'shortlistedMe',
    kind: 'shortlist',
    side: 'toMe',
    title: 'Who Shortlisted you',
    empty: 'Nobody has shortlisted you yet',
    hint: 'Shortlist profiles that might fit: their owners will see that you did.',
    next: 'Shortlist Profiles',
  },
  blocked: {
    path: 'blocked',
    kind: 'block',
    side: 'byMe',
    title: 'Blocked',
    empty: "You haven't got any Blocked Profiles to view",
  },
  ignored: {
    path: 'ignored',
    kind: 'ignore',
    side: 'byMe',
    title: 'Ignored',
    empty: "You haven't got any Ignored Profiles to view",
  },
  'interest-expressed': {
    path: 'liked',
    kind: 'like',
    side: 'byMe',
    title: 'Interest Expressed',
    tab: 'Sent',
    empty: 'You have not expressed interest in anybody yet',
    hint: 'Search for profiles that might fit.',
    next: 'Search Profiles',
  },
  'interest-received': {
    path: 'likedMe',
    kind: 'like',
    side: 'toMe',
    title: 'Interest Received',
    tab: 'Received',
    empty: 'Nobody has expressed interest in you yet',
    hint: 'People find a complete profile with a photo more often.',
    next: 'Search Profiles',
  },
  'interest-accepted': {
    path: 'accepted',
    kind: 'like',
    side: 'both',
    interest: 'Accepted',
    title: 'Interest Accepted',
    tab: 'Accepted',
    empty: 'Nobody has accepted yet',
    hint: 'When you or another family accept an interest, you find each other here.',
    next: 'Search Profiles',
  },
  'viewed-your-phone': {
    path: 'viewedPhoneMe',
    kind: 'view_phone',
    side: 'toMe',
    title: 'Who Viewed Your Number',
    empty: 'Nobody has viewed your phone number yet',
    hint: 'Members with a plan can view it.',
    next: 'Search Profiles',
  },
} as const satisfies Record<string, ActivityList>

export type ActivitySlug = keyof typeof activityLists
export const activitySlugs = Object.keys(activityLists) as [ActivitySlug, ...ActivitySlug[]]

/** The lists of interests, which are one page with three tabs. */
export const interestSlugs = ['interest-received', 'interest-expressed', 'interest-accepted'] as const
