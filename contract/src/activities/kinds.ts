import type { Permission } from '../access.ts'
import type { NotificationKind } from '../messages/kinds.ts'

/** What a kind requires of the membership: one use of a quota, or any paid plan. */
type Need = 'phoneContacts' | 'expressInterests' | 'paidPlan'

type Kind = {
  /** Code in the database and on the wire. */
  code: string
  label: string
  permission: Permission
  message: string
  needs?: Need
  /** Message when the membership does not provide what `needs` requires. */
  refusal?: string
  /** Only an approved profile may do it, because the other person is notified. */
  needsApproval?: true
  /** Notification to the other person. */
  tells?: NotificationKind
  /** Message after it was undone; a kind without this message cannot be undone. */
  undone?: string
}

/** What one profile can do to another. The key is the last but one part of the endpoint's path. */
export const activityKinds = {
  block: {
    code: 'b',
    label: 'Blocked',
    permission: 'activities.perform',
    message: 'Profile blocked',
    undone: 'Profile unblocked',
  },
  like: {
    code: 'l',
    label: 'Liked',
    permission: 'activities.perform',
    message: 'Interest expressed',
    needs: 'expressInterests',
    refusal: 'Pay to express interest',
    needsApproval: true,
    tells: 'interestReceived',
  },
  shortlist: {
    code: 's',
    label: 'Shortlisted',
    permission: 'activities.perform',
    message: 'Profile shortlisted',
    needs: 'paidPlan',
    refusal: 'Pay to shortlist this profile',
    undone: 'Profile removed from your shortlist',
  },
  ignore: {
    code: 'i',
    label: 'Ignored',
    permission: 'activities.perform',
    message: 'Profile ignored',
    undone: 'Profile removed from your ignored list',
  },
  view: {
    code: 'v',
    label: 'Viewed',
    permission: 'activities.perform',
    message: 'View recorded',
  },
  view_phone: {
    code: 'vp',
    label: 'Viewed Phone',
    permission: 'activities.perform',
    message: 'Phone number opened',
    needs: 'phoneContacts',
    refusal: 'Pay to view this phone number',
    needsApproval: true,
    tells: 'phoneOpened',
  },
} as const satisfies Record<string, Kind>

export type ActivityVerb = keyof typeof activityKinds
export type ActivityCode = (typeof activityKinds)[ActivityVerb]['code']
export const activityVerbs = Object.keys(activityKinds) as ActivityVerb[]
export const activityCodes = activityVerbs.map((verb) => activityKinds[verb].code) as [
  ActivityCode,
  ...ActivityCode[],
]

export const kindOf = (verb: ActivityVerb): Kind => activityKinds[verb]

export function kindOfCode(code: ActivityCode): Kind {
  const verb = activityVerbs.find((candidate) => activityKinds[candidate].code === code)
  if (!verb) throw new Error(`No activity ${code}`)
  return kindOf(verb)
}
