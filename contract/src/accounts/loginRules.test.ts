import { describe, expect, it } from 'vitest'
import { checkBnrLogin, checkCredentials, checkMemberPhone, checkStaffLogin } from './loginRules.ts'

describe('checking a login form', () => {
  it.each([
    ['', '', { form: 'BNR ID and password cannot be empty' }],
    ['10000001', '', { password: 'Password cannot be empty' }],
    ['', 'Demo1234', { bnrId: 'BNR ID cannot be empty' }],
    ['10000001', 'Demo1234', {}],
  ])('returns the errors of BNR ID %j with password %j', (bnrId, password, expected) => {
    expect(checkBnrLogin(bnrId, password)).toEqual(expected)
  })

  it.each([
    ['', '', { mobile: 'Enter 10 digit mobile number', password: 'Enter password' }],
    ['90000', 'Demo1234', { mobile: 'Enter 10 digit mobile number' }],
    ['90000x0001', 'Demo1234', { mobile: 'Please enter mobile number' }],
    ['9000000001', 'Demo1234', {}],
  ])('returns the errors of staff mobile number %j with password %j', (mobile, password, expected) => {
    expect(checkStaffLogin(mobile, password)).toEqual(expected)
  })

  it.each([
    ['91', '', 'Enter mobile'],
    ['91', '900000000', 'Enter 10 digit mobile number'],
    ['91', '5000000001', 'There is no such mobile number'],
    ['91', '9000000001', undefined],
    ['971', '501234567', undefined],
  ])('returns the error of the mobile number +%s %s of a member', (countryCode, number, expected) => {
    expect(checkMemberPhone({ countryCode, number })).toBe(expected)
  })

  it.each([
    ['pu', '', '', { userName: 'BNR ID and password cannot be empty' }],
    ['pu', '', 'Demo1234', { userName: 'BNR ID cannot be empty' }],
    ['pu', '10000001', '', { password: 'Password cannot be empty' }],
    ['au', '', '', { userName: 'Enter 10 digit mobile number', password: 'Enter password' }],
    ['au', '91', 'Demo1234', { userName: 'Enter 10 digit mobile number' }],
    ['au', '9190000x0001', 'Demo1234', { userName: 'Please enter mobile number' }],
    ['au', '919000000001', '', { password: 'Enter password' }],
    ['au', '919000000001', 'Demo1234', {}],
  ] as const)(
    'returns the errors of the request of a %s user with name %j and password %j',
    (userType, userName, password, expected) => {
      expect(checkCredentials({ userType, userName, password })).toEqual(expected)
    },
  )
})
