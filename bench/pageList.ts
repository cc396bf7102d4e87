/** A page to measure: who opens it, and a selector of the first fact that people come for. */
export type MeasuredPage = { name: string; path: string; as?: keyof typeof logins; fact?: string }

export const logins = {
  member: { userName: '10000002', userType: 'pu', bnrId: '10000002' },
  staff: { userName: '919000000002', userType: 'au' },
} as const

/** BNR ID of the family that writes with the member. */
export const otherFamily = '10000001'

const cardFact = 'main article dd'

/** One of each kind of page. */
const kinds: readonly MeasuredPage[] = [
  { name: 'home', path: '/home' },
  { name: 'results', path: '/profile/list?from=24&to=30', as: 'member', fact: cardFact },
  { name: 'profile', path: '/profile/10000001', as: 'member', fact: 'main dd' },
  { name: 'matches', path: '/matches', as: 'member', fact: cardFact },
  { name: 'activity list', path: '/activity/shortlisted-by-you', as: 'member', fact: cardFact },
  { name: 'dashboard', path: '/profile/dashboard', as: 'member', fact: 'main dd' },
  { name: 'edit', path: '/profile/update/10000002', as: 'member', fact: 'main dd' },
  { name: 'settings', path: '/profile/settings', as: 'member', fact: 'main label' },
  { name: 'staff queue', path: '/ad/profile/approve', as: 'staff', fact: 'main td button' },
  { name: 'interests', path: '/activity/interest-accepted', as: 'member', fact: cardFact },
  { name: 'conversations', path: '/messages', as: 'member', fact: 'main li a' },
  { name: 'a conversation', path: `/messages/${otherFamily}`, as: 'member', fact: 'main li p' },
  { name: 'proposals', path: '/proposals', as: 'member' },
  { name: 'testimonials', path: '/testimonials', fact: 'main article h2' },
]

/** Measured only by name. */
const others: readonly MeasuredPage[] = [
  { name: 'home, seen by a member', path: '/home', as: 'member' },
  { name: 'a success story', path: '/testimonials/1' },
  { name: 'offers', path: '/offers' },
  { name: 'packages', path: '/packages', as: 'member', fact: 'main article dd' },
  // The member has a smaller plan, so this is an upgrade.
  { name: 'checkout', path: '/checkout?plan=4', as: 'member', fact: 'main dd' },
  { name: 'no access, by hand', path: '/no-access' },
  { name: 'settings, logins', path: '/profile/settings?active=sessions', as: 'member' },
  { name: 'profile (staff)', path: '/profile/10000001', as: 'staff', fact: 'main dd' },
  { name: 'edit (staff)', path: '/profile/update/10000001', as: 'staff', fact: 'main dd' },
]

export const pagesNamed = (names: readonly string[]): readonly MeasuredPage[] =>
  names.length === 0
    ? kinds
    : [...kinds, ...others].filter(({ name }) => names.some((wanted) => name === wanted))
