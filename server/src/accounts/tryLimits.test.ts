import { expect, test } from 'vitest'
import { codeLimits, couponLimit, newNumberLimit, passwordLimits, proofLimit, triesOf } from './tryLimits.ts'

const home = { address: '203.0.113.5', knownBrowser: undefined }

test('a password counts for the account from this address, for the account from everywhere, and for the address', () => {
  expect(passwordLimits('10000001', home)).toEqual([
    { subject: 'password 10000001 from 203.0.113.5', tries: 5, minutes: 15 },
    { subject: 'password 10000001', tries: 50, minutes: 60 },
    { subject: 'passwords from 203.0.113.5', tries: 30, minutes: 15 },
  ])
})

test('a password in a known browser counts only there', () => {
  expect(passwordLimits('10000001', { ...home, knownBrowser: 'abc' })).toEqual([
    { subject: 'password 10000001 in abc', tries: 5, minutes: 15 },
  ])
})

test('a code counts for the number from this address and for the address, and elsewhere for all strangers together', () => {
  const own = [
    { subject: 'code 919100000001 from 203.0.113.5', tries: 5, minutes: 15 },
    { subject: 'codes from 203.0.113.5', tries: 30, minutes: 15 },
  ]
  expect(codeLimits('919100000001', home.address, home.address)).toEqual(own)
  for (const askedFrom of ['192.0.2.1', null, undefined]) {
    expect(codeLimits('919100000001', home.address, askedFrom)).toEqual([
      own[0],
      { subject: 'code 919100000001 elsewhere', tries: 25, minutes: 15 },
      own[1],
    ])
  }
})

test('proofs and new numbers count for the person', () => {
  expect(proofLimit('10000001')).toEqual({ subject: 'proof of 10000001', tries: 5, minutes: 15 })
  expect(newNumberLimit('10000001')).toEqual({ subject: 'new number of 10000001', tries: 5, minutes: 15 })
})

const everySubject = (userName: string, phone: string) =>
  [
    ...passwordLimits(userName, home),
    ...passwordLimits(userName, { ...home, knownBrowser: 'abc' }),
    ...codeLimits(phone, home.address, undefined),
    proofLimit(userName),
    newNumberLimit(userName),
    couponLimit(userName),
  ].map(({ subject }) => subject)

test('the patterns of a person match all subjects of that person and none of anybody else', () => {
  const patterns = triesOf('10000001', '919100000001').map(
    (like) => new RegExp(`^${like.replace('%', '.*')}$`),
  )
  const found = (subjects: string[]) =>
    subjects.filter((one) => patterns.some((pattern) => pattern.test(one)))
  const shared = ['passwords from 203.0.113.5', 'codes from 203.0.113.5']
  const own = everySubject('10000001', '919100000001')
  expect(found(own)).toEqual(own.filter((subject) => !shared.includes(subject)))
  expect(found(everySubject('100000019', '9191000000019'))).toEqual([])
})
