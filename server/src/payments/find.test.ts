import { decidePayment, searchPayments } from '@bnr/contract/payments/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import {
  buy,
  comeBack,
  createBuyer,
  goToBank,
  openBank,
  setBankAnswer,
} from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { updateProfile } from '../profiles/store.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService(bank.settings)

let token: string
let number: string
let bnrId: string

beforeAll(async () => {
  const buyer = await createBuyer(service)
  bnrId = buyer.bnrId
  await service.db.inTransaction((tx) => updateProfile(tx, buyer.id, { name: 'Samuel Jebaraj' }))
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  number = invoice.number
  const orderId = await goToBank(service, invoice.payToken)
  await comeBack(service, await setBankAnswer(service, orderId, 'Fraud'))
  token = (await createStaff(service, 'finance_admin')).token
})

async function found(key: string, operation: string, value: unknown) {
  const criterias = [
    { key, operation, value },
    { key: 'nd', operation: 'eq', value: true },
  ]
  return (await service.call(searchPayments, { wire: { criterias } }, token)).body.results
}

test('finance finds payments by name and BNR ID of the member, and by the end of an invoice number', async () => {
  const isFound = [{ invoiceNumber: number, memberName: 'Samuel Jebaraj' }]
  expect(await found('na', 'like', 'jeb')).toMatchObject(isFound)
  expect(await found('bnr', 'eq', bnrId)).toMatchObject(isFound)
  expect(await found('ino', 'like', number.slice(-6))).toMatchObject(isFound)
  expect(await found('na', 'like', 'Nobody')).toEqual([])
  expect(await found('bnr', 'eq', '1234567')).toEqual([])
})

test('a payment says why it needs a decision, and afterwards who decided, when and why', async () => {
  const [event] = await found('bnr', 'eq', bnrId)
  expect(event).toMatchObject({ why: 'The gateway reports: Fraud' })
  const decision = { decision: 'dismissed', note: 'The bank gave it up' } as const
  await service.call(decidePayment, { params: { id: event?.id ?? 0 }, body: decision }, token)
  const criterias = [{ key: 'dd', operation: 'eq', value: true }]
  const { body } = await service.call(searchPayments, { wire: { criterias } }, token)
  expect(body.results).toMatchObject([
    {
      decision: 'dismissed',
      note: 'The bank gave it up',
      decidedBy: 'Staff Member',
      decidedAt: service.time.now.toISOString(),
    },
  ])
})
