import { expect, test } from 'vitest'
import { missingForFullView } from './fullView.ts'
import { lockedFieldNames, lockOf } from './locks.ts'
import { profileStatuses } from './transitions.ts'

const support = 'Please contact support to change name, birth date or gender'
const settings = 'Please change your mobile number in Settings'
const block = 'Please change this in the admin block'
const always = 'Draft, Ready, Active, Deactivated, Rejected, Settled, Deleted'
const sentOnce = 'Ready, Active, Deactivated, Rejected, Settled, Deleted'

/** Decisions, section 3, and specification 2, section 6: who cannot change which field in which status, and the message. */
test.each([
  ['name', 'owner', 'Active', support],
  ['dateOfBirth', 'owner', 'Active', support],
  ['gender', 'owner', sentOnce, support],
  ['phone', 'owner', always, settings],
  ['phone', 'staff', always, block],
  ['gender', 'staff', always, block],
  ['createdBy', 'staff', always, block],
  ['name', 'staff', '', undefined],
  ['dateOfBirth', 'staff', '', undefined],
  ['createdFor', 'owner', '', undefined],
  ['createdFor', 'staff', '', undefined],
] as const)('%s cannot be changed by the %s of a profile that is %s', (field, editor, closed, reason) => {
  const locked = profileStatuses.filter((status) => lockOf(field, editor, status) !== undefined)
  expect(locked.join(', ')).toBe(closed)
  for (const status of locked) expect(lockOf(field, editor, status)).toBe(reason)
})

test('no other field is ever locked', () => {
  expect([...lockedFieldNames].sort()).toEqual(['createdBy', 'dateOfBirth', 'gender', 'name', 'phone'])
})

/** Decisions, section 3: whole profiles need a verified number and a profile that has been sent for review. */
test.each([
  [false, 'Draft', 'number_not_verified'],
  [false, 'Active', 'number_not_verified'],
  [undefined, undefined, 'number_not_verified'],
  [true, 'Draft', 'review_not_asked'],
  [true, 'Ready', undefined],
  [true, 'Rejected', undefined],
  [true, 'Active', undefined],
] as const)(
  'with verified number %s and status %s, whole profiles need %s',
  (phoneVerified, status, missing) => {
    expect(missingForFullView({ phoneVerified, status })).toBe(missing)
  },
)
