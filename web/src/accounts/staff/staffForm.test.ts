import { CallError } from '@bnr/contract/client'
import { describe, expect, it } from 'vitest'
import { translate } from '../../ui/translation.ts'
import type { StaffMember } from './calls.ts'
import { roleTexts } from './roleTexts.ts'
import {
  accountOf,
  changeErrors,
  changeOf,
  newAccountErrors,
  refusalOf,
  toggled,
  valuesOf,
} from './staffForm.ts'

const grace: StaffMember = {
  id: 7,
  name: 'Grace Thomas',
  mobile: '9444400001',
  roles: ['tele_manager', 'cc_manager'],
  disabled: false,
  createdAt: '2026-06-15T08:00:00Z',
}
const values = { ...valuesOf(grace), password: 'Demo1234' }

describe('a new account', () => {
  it.each([
    [{}, {}],
    [{ name: 'G' }, { name: 'Enter name' }],
    [{ mobile: '12345' }, { mobile: 'Enter 10 digit mobile number' }],
    [{ roles: [] }, { roles: 'Select at least one role' }],
    [{ password: '' }, { password: 'Password cannot be empty' }],
    [
      { password: 'short' },
      { password: 'Password should contain 6 - 10 characters, atleast 1 number & 1 letter' },
    ],
  ])('with %j says %j', (given, expected) => {
    expect(newAccountErrors(accountOf({ ...values, ...given }))).toEqual(expected)
  })

  it('says everything that is missing at once', () => {
    expect(Object.keys(newAccountErrors(accountOf(valuesOf(undefined)))).sort()).toEqual([
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
  ])('of %j sends %j', (given, expected) => {
    expect(changeOf(grace, { ...valuesOf(grace), ...given })).toEqual(expected)
  })

  it('is judged by what it changes alone', () => {
    expect(changeErrors({})).toEqual({})
    expect(changeErrors({ roles: [] })).toEqual({ roles: 'Select at least one role' })
    expect(Object.keys(changeErrors({ name: 'G', password: 'x' }))).toEqual(['password', 'name'])
  })
})

describe('a refusal', () => {
  const reply = { code: 'staff_exists', message: 'Taken' }
  it.each([
    [
      new CallError(409, { ...reply, fields: { nu: 'Taken', pwd: 'Weak' } }),
      { mobile: 'Taken', password: 'Weak' },
    ],
    [new CallError(409, reply), { form: 'Taken' }],
    [new CallError(429, reply, 90), { form: 'Too many attempts. Please try again in 90 seconds' }],
    [new Error('x'), { form: 'Something went wrong. Please try again' }],
  ])('%j stands as %j', (error, expected) => expect(refusalOf(error, translate)).toEqual(expected))
})

it('adds and takes a role', () => {
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
