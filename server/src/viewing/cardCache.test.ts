import { expect, test } from 'vitest'
import { CardCache, type KeptCard } from './cardCache.ts'

const day = '2026-11-28'
const cardOf = (id: number, status: KeptCard['status'] = 'Active'): KeptCard => ({
  id,
  status,
  day,
  gender: 'f',
  card: { media: [] },
  photo: undefined,
  daysSinceActive: null,
})
const moment = (oldest: number, changed: number[] = [], continues = true, server = 'first') => ({
  oldest: String(oldest),
  server,
  continues,
  changed,
})
const has = (cache: CardCache, ids: number[]) => [...cache.cardsOf('guest', ids, day).keys()]

test('the cache forgets the cards that were not shown for longest', () => {
  const cache = new CardCache(2)
  cache.update('guest', moment(5), [cardOf(1), cardOf(2)])
  has(cache, [1])
  cache.update('guest', moment(6), [cardOf(3)])
  expect(has(cache, [1, 2, 3])).toEqual([1, 3])
  expect(cache.cardsOf('member', [1], day).size).toBe(0)
  expect(cache.cardsOf('guest', [1], '2026-11-29').size).toBe(0)
})

test('a statement that answers late brings no card that others have found changed since', () => {
  const cache = new CardCache()
  cache.update('guest', moment(5), [cardOf(1)])
  cache.update('guest', moment(9, [1]), [cardOf(2)])
  cache.update('guest', moment(7), [cardOf(1), cardOf(3)])
  expect(has(cache, [1, 2, 3])).toEqual([2])
  expect(cache.since).toBe('9')
})

test('a reply to a statement from before the last reset does not move the cache back', () => {
  const cache = new CardCache()
  const { resets } = cache
  cache.update('guest', moment(9, [], false), [cardOf(1)], resets)
  const later = cache.resets
  cache.update('guest', moment(7, [], false), [cardOf(2)], resets)
  cache.update('guest', moment(9), [cardOf(3)], later)
  expect(has(cache, [1, 2, 3])).toEqual([1, 3])
  expect(cache.since).toBe('9')
})

test('the cache keeps a card that an open transaction may change, and forgets it with the next change', () => {
  const cache = new CardCache()
  cache.update('guest', moment(5, [1]), [cardOf(1)])
  expect(has(cache, [1])).toEqual([1])
  expect(cache.since).toBe('5')
  cache.update('guest', moment(5, [1]), [])
  expect(has(cache, [1])).toEqual([])
})

test('the cache forgets everything when another server answers, or the log cannot tell what changed', () => {
  const cache = new CardCache()
  cache.update('guest', moment(500), [cardOf(1)])
  cache.update('guest', moment(20, [], false, 'second'), [cardOf(2)])
  expect(has(cache, [1, 2])).toEqual([2])
  expect([cache.since, cache.server]).toEqual(['20', 'second'])
  cache.update('guest', moment(10, [9], false, 'second'), [cardOf(3)])
  expect(has(cache, [1, 2, 3])).toEqual([3])
  expect(cache.since).toBe('10')
})
