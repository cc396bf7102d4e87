import type { Way } from './transitions.ts'

/** Decisions, section 5 ('Assisted service'): how a member answers a proposal, and the call after a mutual yes. */
const byMember = { who: 'profile_user', reason: 'never' }
const byManagers = { who: 'cc_executive, cc_manager', reason: 'never' }
export const specifiedProposals: Readonly<Record<string, Way>> = {
  yes: {
    ...byMember,
    from: 'Waiting, Later',
    to: 'Yes',
    message: 'Interest expressed. Our office introduces you',
  },
  no: {
    ...byMember,
    from: 'Waiting, Later',
    to: 'No',
    message: 'Thank you. Your relationship manager takes your answer into account',
  },
  later: { ...byMember, from: 'Waiting', to: 'Later', message: 'This proposal comes back in 14 days' },
  comeBack: { who: 'nobody', reason: 'never', from: 'Later', to: 'Waiting', message: '' },
  arrange: { ...byManagers, from: 'Yes', to: 'none', message: 'Call arranged. Both families are notified' },
  log: { ...byManagers, from: 'Yes', to: 'none', message: 'Call saved in both contact logs' },
}
