import { roles } from '@bnr/contract/access'
import { profileMachine, profileStatuses } from '@bnr/contract/profiles/transitions'
import { allowedActions } from '@bnr/contract/stateMachine'
import { describe, expect, it } from 'vitest'
import { actionsOf, asksWhy, statusActionNames, wayOf } from './statusActions.ts'

describe('the buttons of the search by status', () => {
  it.each([
    [
      'activate',
      {
        Draft: 'ready approve',
        Ready: 'approve',
        Deactivated: 'approve',
        Rejected: 'approve',
        Settled: 'approve',
        Deleted: 'approve',
      },
    ],
    ['delete', { Draft: 'delete', Ready: 'delete', Active: 'delete', Deactivated: 'delete' }],
    ['settle', { Active: 'settle', Deactivated: 'settle', Deleted: 'settle' }],
    ['block', { Active: 'deactivate' }],
  ] as const)('%s from each status that allows it', (action, expected) => {
    const ways = profileStatuses.flatMap((status) => {
      const way = wayOf(action, { can: allowedActions(profileMachine, status, { roles }) })
      return way ? [[status, way.join(' ')]] : []
    })
    expect(Object.fromEntries(ways)).toEqual(expected)
  })

  it.each([
    ['tele_manager', ['activate', 'delete', 'block']],
    ['tele_executive', ['settle']],
    ['cc_manager', ['settle']],
    ['cc_executive', []],
    ['finance_admin', []],
    ['super_admin', []],
  ] as const)('for a %s are %j', (role, expected) => {
    expect(actionsOf(['staff_user', role])).toEqual(expected)
  })

  it('are all there with every role, and none without a role', () => {
    expect(actionsOf(roles)).toEqual(statusActionNames)
    expect(actionsOf(['staff_user'])).toEqual([])
  })

  it('ask for a reason before they delete or block a profile', () => {
    expect(statusActionNames.filter(asksWhy)).toEqual(['delete', 'block'])
  })
})
