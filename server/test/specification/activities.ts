/** What one member can do to another profile. */
type Kind = {
  code: string
  label: string
  /** What it requires: nothing, any paid plan, or one of a quota. */
  takes: 'nothing' | 'a paid plan' | 'one express interest' | 'one phone contact'
  /** Whether the own profile has to be approved. */
  approved: 'yes' | 'no'
  message: string
  /** Message if the plan does not include it. */
  refusal: string
  /** Message if the member undoes it; '-' if that is not possible. */
  undone: string
  /** The notification that the other member gets. */
  tells: 'nobody' | 'interestReceived' | 'phoneOpened'
}

/**
 * Specification 2, section 3 ('Activity record'), section 4 ('Profile action'), section 6 (profile_user); decisions, section 4.
 */
export const specifiedActivities: Readonly<Record<string, Kind>> = {
  block: {
    code: 'b',
    label: 'Blocked',
    takes: 'nothing',
    approved: 'no',
    message: 'Profile blocked',
    refusal: '-',
    undone: 'Profile unblocked',
    tells: 'nobody',
  },
  like: {
    code: 'l',
    label: 'Liked',
    takes: 'one express interest',
    approved: 'yes',
    message: 'Interest expressed',
    refusal: 'Pay to express interest',
    undone: '-',
    tells: 'interestReceived',
  },
  shortlist: {
    code: 's',
    label: 'Shortlisted',
    takes: 'a paid plan',
    approved: 'no',
    message: 'Profile shortlisted',
    refusal: 'Pay to shortlist this profile',
    undone: 'Profile removed from your shortlist',
    tells: 'nobody',
  },
  ignore: {
    code: 'i',
    label: 'Ignored',
    takes: 'nothing',
    approved: 'no',
    message: 'Profile ignored',
    refusal: '-',
    undone: 'Profile removed from your ignored list',
    tells: 'nobody',
  },
  view: {
    code: 'v',
    label: 'Viewed',
    takes: 'nothing',
    approved: 'no',
    message: 'View recorded',
    refusal: '-',
    undone: '-',
    tells: 'nobody',
  },
  view_phone: {
    code: 'vp',
    label: 'Viewed Phone',
    takes: 'one phone contact',
    approved: 'yes',
    message: 'Phone number opened',
    refusal: 'Pay to view this phone number',
    undone: '-',
    tells: 'phoneOpened',
  },
}

/** The lists of a member: path, whose activity, title of the tab (specification 2, sections 2 and 7). */
export const specifiedActivityLists: Readonly<Record<string, string>> = {
  'shortlisted-by-you': 'shortlisted: shortlist by the member, "Shortlisted by you"',
  'who-viewed-you': 'viewedMe: view of the member, "Who Viewed You"',
  'shortlisted-you': 'shortlistedMe: shortlist of the member, "Who Shortlisted you"',
  blocked: 'blocked: block by the member, "Blocked"',
  ignored: 'ignored: ignore by the member, "Ignored"',
  'interest-expressed': 'liked: like by the member, "Interest Expressed"',
  'interest-received': 'likedMe: like of the member, "Interest Received"',
  'interest-accepted': 'accepted: like of both sides, "Interest Accepted"',
  'viewed-your-phone': 'viewedPhoneMe: view_phone of the member, "Who Viewed Your Number"',
}
