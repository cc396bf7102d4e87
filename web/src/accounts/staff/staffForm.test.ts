import { CallError } from '@bnr/contract/client'
import { describe, expect, it } from 'vitest'
import type { StaffMember } from './calls.ts'
import { roleTexts } from './roleTexts.ts'
import { changeOf, type StaffValues, staffForm, toggled, valuesOf } from './staffForm.ts'

const grace: StaffMember = {
  id: 7,
  name: 'Grace Thomas',
  mobile: '9444400001',
  roles: ['tele_manager', 'cc_manager'],
  disabled: false,
  secondFactor: true,
  passwordDue: false,
  createdAt: '2026-06-15T08:00:00Z',
  can: ['change', 'disable', 'resetFactor'],
}
const values = { ...valuesOf(grace), password: 'a-first-one-12' }

const errorsOf = async (input: StaffValues, member?: StaffMember) =>
  staffForm(member, async () => undefined).check?.(input)

describe('a new account', () => {
  it.each([
    [{}, {}],
    [{ name: 'G' }, { name: 'Enter name' }],
    [{ mobile: '12345' }, { mobile: 'Enter 10 digit mobile number' }],
    [{ roles: [] }, { roles: 'Select at least one role' }],
    [{ password: '' }, { password: 'Password cannot be empty' }],
    [
      { password: 'Demo1234' },
      { password: 'Password should contain 12 - 50 characters, at least 1 number & 1 letter' },
    ],
  ])('with %j shows %j', async (input, expected) => {
    expect(await errorsOf({ ...values, ...input })).toEqual(expected)
  })

  it('says everything that is missing at once', async () => {
    expect(Object.keys((await errorsOf(valuesOf(undefined))) ?? {}).sort()).toEqual([
      'mobile',
      'name',
      'password',
      'roles',
    ])
  })
})

describe('a change', () => {
  it.each([
    [{}, {}],
    [{ name: 'Grace  ' }, { name: 'Grace' }],
    [{ roles: ['cc_manager', 'tele_manager'] as const }, {}],
    [{ roles: ['cc_manager'] as const }, { roles: ['cc_manager'] }],
    [{ roles: ['cc_manager', 'super_admin'] as const }, { roles: ['cc_manager', 'super_admin'] }],
    [{ password: 'Fresh123' }, { password: 'Fresh123' }],
    [{ mobile: '9444400009' }, {}],
  ])('of %j sends %j', (input, expected) => {
    expect(changeOf(grace, { ...valuesOf(grace), ...input })).toEqual(expected)
  })

  it('is checked only for what it changes', async () => {
    const current = valuesOf(grace)
    expect(await errorsOf(current, grace)).toEqual({})
    expect(await errorsOf({ ...current, roles: [] }, grace)).toEqual({ roles: 'Select at least one role' })
    const wrong = await errorsOf({ ...current, name: 'G', password: 'x' }, grace)
    expect(Object.keys(wrong ?? {})).toEqual(['password', 'name'])
  })
})

it('finds the fields of a refusal', () => {
  const fields = { nu: 'Taken', pwd: 'Weak' }
  const refusal = new CallError(409, { code: 'staff_exists', message: 'Taken', fields })
  const { refused } = staffForm(undefined, async () => undefined)
  expect(refused?.(refusal)).toEqual({ mobile: 'Taken', password: 'Weak' })
})

it('adds and removes a role', () => {
  expect(toggled(['cc_manager'], 'super_admin', true)).toEqual(['cc_manager', 'super_admin'])
  expect(toggled(['cc_manager'], 'cc_manager', true)).toEqual(['cc_manager'])
  expect(toggled(['cc_manager', 'super_admin'], 'cc_manager', false)).toEqual(['super_admin'])
})

it('explains every role in plain words', () => {
  for (const { role, label, meaning } of roleTexts) {
    expect(label).not.toBe(role)
    expect(meaning.length).toBeGreaterThan(20)
  }
})
