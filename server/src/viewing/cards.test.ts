import { expect, test } from 'vitest'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import type { Actor } from '../http/actor.ts'
import { updateProfile } from '../profiles/store.ts'
import { CardCache } from './cardCache.ts'
import { cardsOf } from './cards.ts'

const service = useService()
const staff: Actor = { kind: 'staff', roles: [], userId: 0, userName: '', sessionId: '', name: '' }
const guest: Actor = { kind: 'guest', roles: ['guest_user'] }

test('a card shows each change of its profile at once, to each viewer what they may see', async () => {
  const { id } = await createMember(service)
  const nameFor = async (actor: Actor) => (await cardsOf(service, actor, [id])).get(id)?.basic?.name
  const before = await nameFor(staff)
  expect(await nameFor(staff)).toBe(before)
  expect(await nameFor(guest)).not.toBe(before)
  await service.db.inTransaction((tx) => updateProfile(tx, id, { name: 'Deborah Thomas' }))
  expect(await nameFor(staff)).toBe('Deborah Thomas')
  expect(await nameFor(guest)).toBe('D T')
})

test('a card shows the age of today', async () => {
  const { id } = await createMember(service)
  const age = async () => (await cardsOf(service, staff, [id])).get(id)?.basic?.ageYears
  const before = await age()
  service.time.now = new Date(service.time.now.getTime() + 366 * 86_400_000)
  expect(await age()).not.toEqual(before)
})

test('the cache forgets the cards that were not shown for longest', () => {
  const cache = new CardCache(2)
  const kept = { version: '', day: '', card: { media: [] } }
  for (const id of [1, 2]) cache.put('guest', id, kept)
  expect(cache.get('guest', 1)).toBe(kept)
  cache.put('guest', 3, kept)
  expect([1, 2, 3].map((id) => cache.get('guest', id) !== undefined)).toEqual([true, false, true])
  expect(cache.get('member', 1)).toBeUndefined()
})
