import { answers, lists } from '@bnr/contract/activities/endpoints'
import { acceptProposal } from '@bnr/contract/proposals/ownEndpoints'
import { generateReport } from '@bnr/contract/reports/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createGroom, createProposed, proposes } from '../../test/factories/proposals.ts'
import { useService } from '../../test/harness.ts'
import { storeOnce } from '../relations/store.ts'
import { contentOf } from './write.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

async function read(filters: { from?: string; to?: string } = {}) {
  const all = { contacts: false, ...filters }
  const { pages } = contentOf({ type: 'ASSISTED', filters: all }, service.time.now)
  const found: unknown[] = []
  for await (const { rows } of pages(service.db)) found.push(...rows)
  return found
}

test('counts what a relationship manager proposed in a month, and the answers', async () => {
  service.time.now = new Date('2026-11-26T06:30:00Z')
  const { manager, member, groom, id } = await createProposed(service)
  await proposes(service, manager, member, [await createGroom(service)])
  await service.call(acceptProposal, { params: { id } }, member.token)
  const received = await service.call(lists['interest-received'], { params: { id: groom.id } }, groom.token)
  const params = { id: received.body.results[0]?.id ?? 0 }
  await service.call(answers.accept, { params }, groom.token)
  service.time.now = new Date('2026-12-01T06:30:00Z')
  await proposes(service, manager, member, [await createGroom(service)])
  const november = ['2026-11', 'Staff Member', 1, 2, 1, 0, 1, 1]
  const december = ['2026-12', 'Staff Member', 1, 1, 0, 0, 1, 0]
  expect(await read()).toEqual([november, december])
  expect(await read({ from: '2026-12-01' })).toEqual([december])
})

test('counts a yes that accepted the interest of the other family', async () => {
  service.time.now = new Date('2027-01-10T06:30:00Z')
  const { member, groom, id } = await createProposed(service)
  const interest = { fromId: groom.id, toId: member.id, kind: 'l' } as const
  await service.db.inTransaction((tx) => storeOnce(tx, interest, service.time.now))
  await service.call(acceptProposal, { params: { id } }, member.token)
  expect(await read({ from: '2027-01-01' })).toEqual([['2027-01', 'Staff Member', 1, 1, 1, 0, 0, 1]])
})

test('refuses filters that say nothing about proposals', async () => {
  const { token } = await createStaff(service, 'cc_manager')
  for (const wrong of [{ executiveId: 1 }, { planId: 1 }, { source: 'ch' }]) {
    const query = { type: 'ASSISTED', ...wrong }
    expect((await service.call(generateReport, { query }, token)).status).toBe(400)
  }
  expect((await service.call(generateReport, { query: { type: 'ASSISTED' } }, token)).status).toBe(200)
})
