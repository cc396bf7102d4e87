import { describe, expect, it } from 'vitest'
import { checkBnrLogin, checkMemberPhone, checkStaffLogin } from './loginRules.ts'

describe('the login forms', () => {
  it.each([
    ['', '', { form: 'BNR ID and password cannot be empty' }],
    ['10000001', '', { password: 'Password cannot be empty' }],
    ['', 'Demo1234', { bnrId: 'BNR ID cannot be empty' }],
    ['10000001', 'Demo1234', {}],
  ])('check BNR ID %j with password %j', (bnrId, password, expected) => {
    expect(checkBnrLogin(bnrId, password)).toEqual(expected)
  })

  it.each([
    ['', '', { mobile: 'Enter 10 digit mobile number', password: 'Enter password' }],
    ['90000', 'Demo1234', { mobile: 'Enter 10 digit mobile number' }],
    ['90000x0001', 'Demo1234', { mobile: 'Please enter mobile number' }],
    ['9000000001', 'Demo1234', {}],
  ])('check staff mobile %j with password %j', (mobile, password, expected) => {
    expect(checkStaffLogin(mobile, password)).toEqual(expected)
  })

  it.each([
    ['91', '', 'Enter mobile'],
    ['91', '900000000', 'Enter 10 digit mobile number'],
    ['91', '9000000001', undefined],
    ['971', '501234567', undefined],
  ])('check a member number +%s %s', (countryCode, number, expected) => {
    expect(checkMemberPhone({ countryCode, number })).toBe(expected)
  })
})
