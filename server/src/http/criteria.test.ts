import type { CriterionKeys } from '@bnr/contract/criteria'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Actor, guest, type Member, type Staff } from './actor.ts'
import { checkCriteria, usableCriteria } from './criteria.ts'

const word = z.string('Enter a word').min(2, 'Two letters at least')
const keys = {
  open: { values: { eq: word, like: word }, who: { eq: 'everyone', like: 'members' } },
  inner: { values: { eq: z.string().trim() }, who: 'members' },
  ours: { values: { eq: word }, who: 'staff' },
} as const satisfies CriterionKeys

const member = {
  kind: 'member',
  roles: ['profile_user'],
  userId: 1,
  userName: '1',
  sessionId: '',
  profileId: 1,
  bnrId: '10000001',
  gender: 'f',
  status: 'Active',
  phoneVerified: true,
} as const satisfies Member
const unverified: Member = { ...member, phoneVerified: false }
const staff: Staff = {
  kind: 'staff',
  roles: ['staff_user', 'tele_manager'],
  userId: 2,
  userName: '2',
  sessionId: '',
  name: 'Kiran',
}

const check = (actor: Actor, key: string, operation = 'eq', value: unknown = 'word') => {
  try {
    const given = { key, operation, value }
    return checkCriteria(keys, actor, [{ key: 'open', operation: 'eq', value: 'word' }, given])[1]
  } catch (error) {
    return error
  }
}

test.each([
  ['zz', 'eq', 'key', 'Unknown search key zz'],
  ['toString', 'eq', 'key', 'Unknown search key toString'],
  ['inner', 'like', 'operation', 'Unknown operation like for inner'],
  ['inner', 'toString', 'operation', 'Unknown operation toString for inner'],
])('names the place of an unknown criterion: %s %s', (key, operation, part, message) => {
  expect(check(staff, key, operation)).toMatchObject({
    code: 'unknown_criterion',
    message,
    fields: { [`criterias.1.${part}`]: message },
  })
})

test.each([
  [7, 'Enter a word'],
  ['x', 'Two letters at least'],
])('refuses %j with the message of its key', (value, message) => {
  expect(check(guest, 'open', 'eq', value)).toMatchObject({
    code: 'invalid_input',
    message,
    fields: { 'criterias.1.value': message },
  })
})

test('passes on a value as its schema parsed it', () => {
  expect(check(member, 'inner', 'eq', ' word ')).toEqual({ key: 'inner', operation: 'eq', value: 'word' })
})

/** Which actor may use which criterion, and the code by which others are refused. */
const rules = [
  ['open', 'eq', { guest: true, unverified: true, member: true, staff: true }],
  [
    ...(['open', 'like'] as const),
    { guest: 'members_criterion', unverified: 'number_not_verified', member: true, staff: true },
  ],
  [
    ...(['inner', 'eq'] as const),
    { guest: 'members_criterion', unverified: 'number_not_verified', member: true, staff: true },
  ],
  [
    ...(['ours', 'eq'] as const),
    {
      guest: 'staff_criterion',
      unverified: 'staff_criterion',
      member: 'staff_criterion',
      staff: true,
    },
  ],
] as const
const actors = { guest, unverified, member, staff }

test.each(Object.keys(actors) as (keyof typeof actors)[])(
  'usableCriteria lists exactly what checkCriteria accepts from a %s',
  (name) => {
    const actor = actors[name]
    for (const [key, operation, answers] of rules) {
      const refusal = answers[name]
      const taken = refusal === true ? { key, operation } : { code: refusal }
      expect(check(actor, key, operation)).toMatchObject(taken)
    }
    const usable = rules.filter(([, , answers]) => answers[name] === true)
    expect(usableCriteria(keys, actor)).toEqual(usable.map(([key, operation]) => ({ key, operation })))
  },
)
