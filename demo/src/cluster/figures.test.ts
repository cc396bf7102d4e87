import { expect, test } from 'vitest'
import { tableOf } from './clusterDrill.ts'
import { type Kind, newJournal, type Request, secondsWithoutWrites } from './load/journal.ts'
import { inFlightOnly, noFailures, noneOf, onlyOf, writableWithin } from './rules.ts'

const asked = (kind: Kind, began: number, ended: number, failure?: string): Request => ({
  kind,
  began,
  ended,
  ...(failure ? { failure } : {}),
})

test('an event counts the longest time between two acknowledged writes, one of which may be before or after it', () => {
  const requests = [
    asked('registration', 0, 1000),
    asked('search', 1000, 3000),
    asked('upload', 1000, 4000, '503'),
    asked('interest', 3000, 6000),
    asked('invoice', 6000, 7000),
    asked('registration', 20_000, 30_000),
  ]
  const journal = { ...newJournal(), requests }
  expect(secondsWithoutWrites(journal, 2000, 5000)).toBe(5)
  expect(secondsWithoutWrites(journal, 6500, 6800)).toBe(1)
  expect(secondsWithoutWrites(journal, 8000, 9000)).toBe(23)
})

test('a rule says what is wrong with an event', () => {
  const measured = { hit: 1000, secondsWithoutWrites: 21, failed: [asked('upload', 900, 1100, '503')] }
  expect(noFailures(measured)).toBe('requests failed')
  expect(inFlightOnly(measured)).toBeUndefined()
  expect(inFlightOnly({ ...measured, hit: 800 })).toBe('requests failed that began afterwards')
  expect(noneOf('login')(measured)).toBeUndefined()
  expect(noneOf('upload')(measured)).toBe('failed: upload')
  expect(onlyOf('upload', 'photo')(measured)).toBeUndefined()
  expect(onlyOf('photo')(measured)).toBe('others failed than photo')
  expect(writableWithin(20)(measured)).toBe('no writes for more than 20 s')
  expect(writableWithin(22)(measured)).toBeUndefined()
})

test('a row counts failed requests by kind and names a missed goal', () => {
  const failed = [asked('login', 0, 1, '503'), asked('search', 0, 1, '502'), asked('login', 0, 1, '503')]
  const times = { hit: 0, began: 0, ended: 1, secondsWithoutWrites: 1.25, recoveredAfter: 3 }
  const row = { title: 'Event', failed, requests: 9, lost: 0, inDoubt: 2, missed: ['a goal'], ...times }
  expect(tableOf([row]).split('\n').at(-1)).toBe(
    '| **MISSED** Event | 1.3 | 3 of 9: 2 login 503, 1 search 502 | 0 | 2 | 3.0 |',
  )
})
