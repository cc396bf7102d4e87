import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { creditNotes } from './tables.ts'

const service = useService()
let token: string

beforeAll(async () => {
  const staff = await createStaff(service, 'finance_admin')
  token = staff.token
  const { id } = await createMember(service)
  await createInvoice(service, id, { number: 'BNR/26-27/000584' })
  const invoice = await createInvoice(service, id, { number: 'BNR/26-27/000585' })
  await service.db.insert(creditNotes).values({
    ...{ invoiceId: invoice.id, userId: staff.id, number: 'CN/26-27/000042', reason: 'Taken back' },
    ...{ issuedOn: '2026-11-02', issuedAt: service.time.now },
  })
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
  ['58', []],
  ['%', []],
])(
  '"%s" finds invoices by the beginning or the last digits of their number or credit note',
  async (typed, found) => {
    expect(await numbersFor(typed)).toEqual(found)
  },
)
