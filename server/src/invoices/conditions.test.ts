import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()
let staff: Awaited<ReturnType<typeof createStaff>>
let second: number
let members: Awaited<ReturnType<typeof createMember>>[]

beforeAll(async () => {
  staff = await createStaff(service, 'finance_admin')
  members = [await createMember(service), await createMember(service)]
  const [one = 0, other = 0] = members.map(({ id }) => id)
  const october = { issuedOn: '2026-10-31', paidOn: '2026-11-01', paymentKind: 'nr' as const }
  await createInvoice(service, one, { number: 'A', ...october, teleStaffId: staff.id })
  const november = { issuedOn: '2026-11-01', paidOn: '2026-12-01', paymentKind: 'uv' as const }
  second = (await createInvoice(service, one, { number: 'B', ...november, state: 'Active' })).id
  await createInvoice(service, other, { number: 'C', issuedOn: '2026-12-02', state: 'Initiated' })
})

async function found(key: string, operation: string, value: unknown, token = staff.token) {
  const criterias = [{ key, operation, value }]
  const { body } = await service.call(
    searchInvoices,
    { query: { sort: 'cdt,asc' }, wire: { criterias } },
    token,
  )
  return body.results.map(({ number }) => number)
}

test.each([
  ['cdt', 'range', ['2026-10-31', '2026-10-31'], ['A']],
  ['cdt', 'range', ['2026-10-31', '2026-11-01'], ['A', 'B']],
  ['cdt', 'range', ['2026-11-02', '2026-12-01'], []],
  ['pdt', 'range', ['2026-11-01', '2026-11-30'], ['A']],
  ['pdt', 'range', ['2026-12-01', '2026-12-31'], ['B']],
  ['pt', 'eq', 'nr', ['A']],
  ['pt', 'eq', 'cc', ['C']],
  ['st', 'eq', 'Active', ['B']],
  ['st', 'eq', ['Active', 'Initiated'], ['B', 'C']],
])('staff find invoices where %s %s %j: %j', async (key, operation, value, numbers) => {
  expect(await found(key, operation, value)).toEqual(numbers)
})

test('staff find the invoices of one executive, of one member and by id', async () => {
  const [one, other] = members
  expect(await found('tmsid', 'eq', staff.id)).toEqual(['A'])
  expect(await found('pid', 'eq', other?.id)).toEqual(['C'])
  expect(await found('id', 'eq', second)).toEqual(['B'])
  expect(await found('bnr', 'eq', one?.bnrId)).toEqual(['A', 'B'])
})

test('members find only their own, whatever they ask for', async () => {
  expect(await found('cdt', 'range', ['2026-01-01', '2026-12-31'], members[1]?.token)).toEqual(['C'])
})
