import type { ActivitySlug } from './lists.ts'

export type EmptyList = {
  title: string
  /** What the member can do about it. */
  message?: string
  /** Label of the button to the search. */
  next?: string
}

/** What each list says while it is empty. In its own file, because the menus of every page need only the titles. */
export const emptyLists = {
  'shortlisted-by-you': {
    title: 'You have not shortlisted anybody yet',
    message: 'Shortlist profiles to look at them again with your family.',
    next: 'Search Profiles',
  },
  'who-viewed-you': {
    title: 'Nobody has viewed your profile yet',
    message: 'View other profiles: their owners will see that you did.',
    next: 'Search Profiles',
  },
  'shortlisted-you': {
    title: 'Nobody has shortlisted you yet',
    message: 'Shortlist profiles that might fit: their owners will see that you did.',
    next: 'Shortlist Profiles',
  },
  blocked: {
    title: "You haven't got any Blocked Profiles to view",
  },
  ignored: {
    title: "You haven't got any Ignored Profiles to view",
  },
  'interest-expressed': {
    title: 'You have not expressed interest in anybody yet',
    message: 'Search for profiles that might fit.',
    next: 'Search Profiles',
  },
  'interest-received': {
    title: 'Nobody has expressed interest in you yet',
    message: 'People find a complete profile with a photo more often.',
    next: 'Search Profiles',
  },
  'interest-accepted': {
    title: 'No accepted interests yet',
    message: 'When you accept an interest, or a member accepts yours, you find the profile here.',
    next: 'Search Profiles',
  },
  'viewed-your-phone': {
    title: 'Nobody has viewed your phone number yet',
    message: 'Members with a plan can view it.',
    next: 'Search Profiles',
  },
} as const satisfies Readonly<Record<ActivitySlug, EmptyList>>
