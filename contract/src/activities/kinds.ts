import type { Permission } from '../access.ts'
import type { NotificationKind } from '../messages/kinds.ts'

/** What a kind takes of the membership: one of a quota, or any plan that is paid for. */
type Need = 'phoneContacts' | 'expressInterests' | 'paidPlan'

type Kind = {
  /** As it is stored and travels. */
  code: string
  label: string
  permission: Permission
  message: string
  needs?: Need
  /** Said when the membership does not give what it needs. */
  refusal?: string
  /** It reaches the other person, so only an approved profile may do it. */
  needsApproval?: true
  /** What the other person is told. */
  tells?: NotificationKind
  /** Said when it was undone; without it, it cannot be. */
  undone?: string
}

/** What one profile can do to another: each is a call of this name. */
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
  const verb = activityVerbs.find((one) => activityKinds[one].code === code)
  if (!verb) throw new Error(`No activity ${code}`)
  return kindOf(verb)
}
