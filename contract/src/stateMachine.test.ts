import { expect, test } from 'vitest'
import { allowedActions, isPossible, refusalOf, type StateAction, type StateMachine } from './stateMachine.ts'

const machine = {
  subject: 'report',
  states: ['Draft', 'Sent', 'Over'],
  says: { Over: 'has been ended' },
  actions: {
    send: { label: 'Send', from: ['Draft'], to: 'Sent', permission: 'reports.read', whose: 'own' },
    end: { from: ['Draft', 'Sent'], to: 'Over', permission: 'staff.manage', whose: 'others' },
    expire: { from: ['Sent'], to: 'Over', byTime: true },
  },
} as const satisfies StateMachine<'Draft' | 'Sent' | 'Over'>

test('a person may take the actions of their roles, on their own rows or on those of others', () => {
  const allowed = (roles: ('super_admin' | 'cc_manager')[], isOwn: boolean) =>
    allowedActions(machine, 'Draft', { roles, isOwn })
  expect(allowed(['super_admin'], true)).toEqual(['send'])
  expect(allowed(['super_admin'], false)).toEqual(['end'])
  expect(allowed(['cc_manager'], false)).toEqual([])
})

test('nobody may take an action of the service, and none is possible from another state', () => {
  expect(allowedActions(machine, 'Sent', { roles: ['super_admin'] })).toEqual(['end'])
  expect(isPossible(machine, 'expire', 'Sent')).toBe(true)
  expect(isPossible(machine, 'send', 'Sent')).toBe(false)
})

test('a refusal names the action that has a label, and the state in its own words', () => {
  expect(refusalOf(machine, 'send', 'Sent')).toBe('Send is not possible: this report is Sent')
  expect(refusalOf(machine, 'end', 'Over')).toBe('This report has been ended')
})

test('an action with an unknown state, permission or field does not compile', () => {
  type Rows = Record<string, StateAction<'Draft'>>
  // @ts-expect-error 'Lost' is not one of the states
  const from = { send: { from: ['Lost'] } } satisfies Rows
  // @ts-expect-error 'Lost' is not one of the states
  const to = { send: { from: [], to: 'Lost' } } satisfies Rows
  // @ts-expect-error there is no such permission
  const permission = { send: { from: [], permission: 'reports.send' } } satisfies Rows
  // @ts-expect-error there is no such field
  const field = { send: { from: [], mails: true } } satisfies Rows
  expect([from, to, permission, field]).toHaveLength(4)
})
