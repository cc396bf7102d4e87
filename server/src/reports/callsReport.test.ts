import { writeContact } from '@bnr/contract/contactLog/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { contentOf } from './write.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

async function read(filters: { from?: string; to?: string } = {}) {
  const query = { type: 'CALLS' as const, filters: { contacts: false, ...filters } }
  const found: unknown[] = []
  for await (const { rows } of contentOf(query, service.time.now).pages(service.db)) found.push(...rows)
  return found
}

test('counts calls, follow-ups and first payments by month and executive', async () => {
  service.time.now = new Date('2026-11-30T06:30:00Z')
  const [nisha, ravi] = [
    await createStaff(service, 'tele_executive'),
    await createStaff(service, 'tele_executive'),
  ]
  await service.db.update(users).set({ name: 'Nisha' }).where(sql`id = ${nisha.id}`)
  await service.db.update(users).set({ name: 'Ravi' }).where(sql`id = ${ravi.id}`)
  const [first, second] = [await createMember(service), await createMember(service)]
  const write = (id: number, body: object, { token }: typeof nisha) =>
    service.call(writeContact, { params: { id }, body }, token)
  await write(first.id, { kind: 'call', outcome: 'call_back', followUpOn: '2026-12-01' }, nisha)
  await write(second.id, { kind: 'call', outcome: 'reached' }, nisha)
  // A quarter to midnight in India, so still November there.
  service.time.now = new Date('2026-11-30T18:15:00Z')
  await write(second.id, { kind: 'call', outcome: 'no_answer' }, nisha)
  // Half past midnight in India, so December there.
  service.time.now = new Date('2026-11-30T19:00:00Z')
  await write(first.id, { kind: 'call', outcome: 'reached' }, ravi)
  const paid = { state: 'Active', teleStaffId: ravi.id } as const
  await createInvoice(service, first.id, { ...paid, paidOn: '2026-12-02' })
  await createInvoice(service, first.id, { ...paid, paidOn: '2026-12-20' })
  const november = ['2026-11', 'Nisha', 3, 1, 2, 1, 0, 0]
  const december = [
    ['2026-12', 'Nisha', 0, 0, 0, 0, 1, 0],
    ['2026-12', 'Ravi', 1, 1, 1, 0, 0, 1],
  ]
  expect(await read()).toEqual([november, ...december])
  expect(await read({ from: '2026-12-01', to: '2026-12-01' })).toEqual([
    ['2026-12', 'Nisha', 0, 0, 0, 0, 1, 0],
    ['2026-12', 'Ravi', 1, 1, 1, 0, 0, 0],
  ])
})
