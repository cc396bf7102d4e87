import { setAsideBankLine, takeUpBankLine, unmatchBankLine } from '@bnr/contract/bank/endpoints'
import {
  previewReport,
  searchSettlementLines,
  searchSettlements,
  uploadReport,
} from '@bnr/contract/bank/settlements'
import { rupeesOf } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useBilling } from '../../../test/billing.ts'
import { creditOf, lineOf, uploadRows } from '../../../test/factories/bank.ts'
import { createBuyer, waitAtBank } from '../../../test/factories/payments.ts'
import { race } from '../../../test/race.ts'
import type { Transaction } from '../../database/database.ts'
import { auditLog } from '../../database/tables.ts'
import { loadAttempt } from '../../payments/attempts.ts'
import { settlementLines } from './tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const columns = {
  orderId: 'Order No',
  amount: 'Gross',
  fee: 'Fee',
  tax: 'GST',
  net: 'Net',
  day: 'Settled on',
  utr: 'UTR',
}
const fileOf = (rows: readonly string[]) =>
  Buffer.from(['Order No,Gross,Fee,GST,Net,Settled on,UTR', ...rows].join('\n')).toString('base64')
const upload = (rows: readonly string[]) =>
  service.call(uploadReport, { body: { content: fileOf(rows), columns } }, staff.finance.token)

/** A card payment at the gateway, and its row in a report. */
async function settledOrder(utr: string, more = 0) {
  const { id, orderId, answer } = await waitAtBank(service, await createBuyer(service), 'Ruby')
  await answer('Shipped')
  const gross = rupeesOf((await loadAttempt(service.db, orderId)).amount) + more
  const net = (gross - 23.6).toFixed(2)
  return { id, orderId, net: Number(net), row: `${orderId},${gross},20,3.60,${net},21/11/2026,${utr}` }
}

async function settlement(utr: string) {
  const criteria = [{ key: 'utr', operation: 'eq', value: utr }]
  return (await service.call(searchSettlements, { body: { criteria } }, staff.finance.token)).body.results[0]
}

async function differing() {
  const body = { criteria: [{ key: 'pr', operation: 'eq', value: true }] }
  return (await service.call(searchSettlementLines, { query: { size: 50 }, body }, staff.finance.token)).body
    .results
}

test('adds up the orders of a settlement, and compares each with ours', async () => {
  const [first, second] = [await settledOrder('U100'), await settledOrder('U100', 1)]
  const unknown = 'BNRFFFF,500,10,1.80,488.20,21/11/2026,U100'
  expect((await upload([first.row, second.row, unknown])).body).toEqual({
    message: '3 lines added',
    added: 3,
    repeated: 0,
    others: 0,
  })
  expect(await settlement('u100')).toMatchObject({
    utr: 'U100',
    day: '2026-11-21',
    lineCount: 3,
    problemCount: 2,
    net: Math.round((first.net + second.net + 488.2) * 100),
  })
  const lines = await differing()
  expect(lines.find(({ orderId }) => orderId === second.orderId)).toMatchObject({
    problem: 'amount',
    invoiceId: second.id,
  })
  expect(lines.find(({ orderId }) => orderId === 'BNRFFFF')).toMatchObject({ problem: 'order', utr: 'U100' })
  expect(lines.map(({ orderId }) => orderId)).not.toContain(first.orderId)
})

test('adds nothing for the same report, and names an order that is settled twice', async () => {
  const { row, orderId } = await settledOrder('U200')
  await upload([row])
  expect((await upload([row])).body).toMatchObject({ message: 'The file contains nothing new', repeated: 1 })
  await upload([row.replace('U200', 'U201')])
  const found = (await differing()).find((line) => line.orderId === orderId)
  expect(found).toMatchObject({ problem: 'again', utr: 'U201' })
})

test.each(['report', 'statement'])(
  'matches the bank line with the UTR and the amount, whichever comes last: the %s',
  async (last) => {
    const utr = `HDFCR5${last.length}00042`
    const { row, net } = await settledOrder(utr)
    if (last === 'statement') await upload([row])
    const line = await creditOf(service, staff.finance, `NEFT CR-${utr}-CCAVENUE`, net)
    if (last === 'report') await upload([row])
    expect(await lineOf(service, staff.finance, line.reference)).toMatchObject({
      state: 'Matched',
      settlement: utr,
      can: ['unmatch'],
    })
    expect(await settlement(utr)).toMatchObject({ bankDay: '2026-11-21' })
  },
)

test('matches no bank line of another amount', async () => {
  const { row, net } = await settledOrder('U400')
  await upload([row])
  expect((await creditOf(service, staff.finance, 'NEFT U400', net + 1)).state).toBe('Open')
  expect(await settlement('U400')).not.toHaveProperty('bankDay')
})

test.each([
  ['1', 'NEFT N326251'],
  ['2', 'BRANCH 2'],
  ['77665', 'NEFT N7766500077'],
])('finds the short UTR %s not in %s', async (utr, reference) => {
  const { row, net } = await settledOrder(utr)
  await upload([row])
  expect((await creditOf(service, staff.finance, reference, net)).state).toBe('Open')
})

test('separates a line when a later report changes the sum, and matches the line that fits now', async () => {
  const [first, second] = [await settledOrder('U450'), await settledOrder('U450')]
  await upload([first.row])
  const { reference } = await creditOf(service, staff.finance, 'NEFT U450', first.net)
  await upload([second.row])
  expect((await lineOf(service, staff.finance, reference)).state).toBe('Open')
  expect(await settlement('U450')).not.toHaveProperty('bankDay')
  const fitting = await creditOf(service, staff.finance, 'NEFT U450', first.net + second.net)
  expect(fitting.settlement).toBe('U450')
})

test('a wrongly matched line can be separated, and is matched again when it is reopened', async () => {
  const { row, net } = await settledOrder('U500')
  await upload([row])
  const { id, reference } = await creditOf(service, staff.finance, 'NEFT U500', net)
  const { token } = staff.finance
  await service.call(unmatchBankLine, { params: { id } }, token)
  expect((await lineOf(service, staff.finance, reference)).state).toBe('Open')
  await service.call(setAsideBankLine, { params: { id }, body: { reason: 'Later' } }, token)
  const { body } = await service.call(takeUpBankLine, { params: { id } }, token)
  expect(body.message).toBe('The line now belongs to settlement U500')
  expect((await lineOf(service, staff.finance, reference)).settlement).toBe('U500')
})

test('matches a report and a statement that colleagues upload at the same moment', async () => {
  const { row, net } = await settledOrder('U900')
  // Both have looked for one another when they write into the audit log.
  const hold = (tx: Transaction) => tx.execute(sql`lock table ${auditLog} in share mode`)
  const reference = 'NEFT U900'
  await race<unknown>(service.db, hold, [
    () => upload([row]),
    () => uploadRows(service, staff.finance, [`21/11/2026,${reference},${net}`]),
  ])
  expect((await lineOf(service, staff.finance, reference)).settlement).toBe('U900')
})

test('a preview uses the columns of the last report, and stores nothing', async () => {
  const { row } = await settledOrder('U600')
  await upload([(await settledOrder('U601')).row])
  const before = await service.db.$count(settlementLines)
  const { body } = await service.call(
    previewReport,
    { body: { content: fileOf([row]) } },
    staff.finance.token,
  )
  expect(body).toMatchObject({ columns, added: 1, repeated: 0, fee: 2000, tax: 360, errors: [] })
  expect(await service.db.$count(settlementLines)).toBe(before)
})

test('stores nothing if a row has an error', async () => {
  const { row } = await settledOrder('U700')
  const { status, wire } = await upload([row, row.replace('U700', '')])
  expect([status, wire]).toMatchObject([400, { fields: { file: 'Row 3, UTR: The UTR is missing' } }])
  expect(await settlement('U700')).toBeUndefined()
})

test('two colleagues who upload the same report store it once', async () => {
  const { row } = await settledOrder('U800')
  const answers = await race(service.db, (tx) => tx.$count(settlementLines), [
    () => upload([row]),
    () => upload([row]),
  ])
  expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 1])
})
