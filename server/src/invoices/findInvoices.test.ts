import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { paise } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createCreditNote } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { memberships } from '../memberships/tables.ts'
import { updateProfile } from '../profiles/store.ts'
import { payInvoice } from './pay.ts'
import { loadInvoice } from './store.ts'

const service = useService()
let token: string
let bnrId: string

beforeAll(async () => {
  const staff = await createStaff(service, 'finance_admin')
  token = staff.token
  const { id, ...member } = await createMember(service)
  bnrId = member.bnrId
  await service.db.inTransaction((tx) => updateProfile(tx, id, { name: 'Samuel Jebaraj' }))
  await createInvoice(service, id, { number: 'BNR/26-27/000584' })
  const invoice = await createInvoice(service, id, { number: 'BNR/26-27/000585' })
  const part = { taxableValue: paise(84_745), cgst: paise(7_628), sgst: paise(7_627), total: paise(100_000) }
  for (const number of ['CN/26-27/000042', 'CN/26-27/000043'])
    await createCreditNote(service, invoice, { ...part, number })
})

async function numbersFor(value: string): Promise<(string | undefined)[]> {
  const criteria = [{ key: 'ino', operation: 'like', value }]
  const { body } = await service.call(searchInvoices, { body: { criteria } }, token)
  return body.results.map(({ number }) => number).sort()
}

test.each([
  ['bnr/26-27/', ['BNR/26-27/000584', 'BNR/26-27/000585']],
  ['BNR/26-27/000585', ['BNR/26-27/000585']],
  ['000585', ['BNR/26-27/000585']],
  ['585', ['BNR/26-27/000585']],
  ['CN/26-27/000042', ['BNR/26-27/000585']],
  ['cn/26', ['BNR/26-27/000585']],
  ['42', ['BNR/26-27/000585']],
  ['CN/26-27/000043', ['BNR/26-27/000585']],
  ['000043', ['BNR/26-27/000585']],
  ['58', []],
  ['%', []],
])(
  '"%s" finds invoices by the beginning or the last digits of their number or credit note',
  async (typed, found) => {
    expect(await numbersFor(typed)).toEqual(found)
  },
)

test('a paid invoice is found by the number of its proforma and by that of its tax invoice', async () => {
  const { id } = await createMember(service)
  const invoice = await createInvoice(service, id, { number: 'BNP/26-27/000917', state: 'Initiated' })
  await service.db.inTransaction((tx) =>
    payInvoice(service, tx, invoice, { source: 'staff', description: 'paid' }),
  )
  const { number } = await loadInvoice(service.db, invoice.id)
  expect(number).toMatch(/^BNR\/\d\d-\d\d\/000001$/)
  for (const typed of ['BNP/26-27/000917', 'bnp/26-27/0009', '000917', '917', number])
    expect(await numbersFor(typed)).toContain(number)
  const criteria = [{ key: 'id', operation: 'eq' as const, value: invoice.id }]
  const { body } = await service.call(searchInvoices, { body: { criteria } }, token)
  expect(body.results[0]?.earlierNumbers).toEqual(['BNP/26-27/000917'])
})

async function found(criteria: object[], sort?: 'cdt,desc' | 'cdt,asc') {
  const query = sort ? { sort } : {}
  const { body } = await service.call(searchInvoices, { query, wire: { criterias: criteria } }, token)
  return body.results.map(({ number }) => number)
}

test('staff find the invoices of a member by BNR ID and by any word of the name', async () => {
  const both = ['BNR/26-27/000585', 'BNR/26-27/000584']
  expect(await found([{ key: 'bnr', operation: 'eq', value: bnrId }], 'cdt,desc')).toEqual(both)
  expect(await found([{ key: 'na', operation: 'like', value: 'jeb' }], 'cdt,desc')).toEqual(both)
  expect(await found([{ key: 'na', operation: 'like', value: 'Mathew' }])).toEqual([])
})

test('invoices sorted by issue start with the newest issue, not the latest change', async () => {
  const { id } = await createMember(service)
  const day = (on: string, changed: number) => ({
    issuedOn: on,
    changedAt: new Date(service.time.now.getTime() + changed),
  })
  await createInvoice(service, id, { number: 'BNR/26-27/000700', ...day('2026-10-02', 9000) })
  await createInvoice(service, id, { number: 'BNR/26-27/000701', ...day('2026-10-03', 8000) })
  const two = [{ key: 'ino', operation: 'like', value: 'BNR/26-27/0007' }]
  expect(await found(two, 'cdt,desc')).toEqual(['BNR/26-27/000701', 'BNR/26-27/000700'])
  expect(await found(two, 'cdt,asc')).toEqual(['BNR/26-27/000700', 'BNR/26-27/000701'])
  expect(await found(two)).toEqual(['BNR/26-27/000700', 'BNR/26-27/000701'])
})

test('members find the invoices that started a membership', async () => {
  const { id, token: own } = await createMember(service)
  const state = 'Expired' as const
  await giveMembership(service, id)
  const [begun] = await service.db.select().from(memberships).where(eq(memberships.profileId, id))
  await createInvoice(service, id, { number: 'BNR/26-27/000801', state, membershipId: begun?.id ?? null })
  await createInvoice(service, id, { number: 'BNR/26-27/000802', state })
  const criterias = [
    { key: 'st', operation: 'eq', value: state },
    { key: 'mb', operation: 'eq', value: true },
  ]
  const { body } = await service.call(searchInvoices, { query: { size: 1 }, wire: { criterias } }, own)
  expect([body.total, body.results[0]?.number]).toEqual([1, 'BNR/26-27/000801'])
})
