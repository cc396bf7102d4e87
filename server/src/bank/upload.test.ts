import { listBankAccounts, previewStatement, uploadStatement } from '@bnr/contract/bank/uploads'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import {
  lineOf,
  previewRows,
  statementColumns,
  statementFile,
  uploadRows,
} from '../../test/factories/bank.ts'
import { race } from '../../test/race.ts'
import type { Transaction } from '../database/database.ts'
import { auditLog } from '../database/tables.ts'
import { bankAccounts, bankLines, bankProposals } from './tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(async () => {
  goTo(0)
  await service.db.delete(bankProposals)
  await service.db.delete(bankLines)
  await service.db.delete(bankAccounts)
})

const upload = (rows: readonly string[], account?: string) =>
  uploadRows(service, staff.finance, rows, account)
const countLines = () => service.db.$count(bankLines)

const november = ['18/11/2026,NEFT ANITA,1180', '18/11/2026,UPI SAM,500', '19/11/2026,CHARGES,-59']

test('stores the credits of a statement, and ignores and counts the debits', async () => {
  expect((await upload(november)).body).toEqual({
    message: '2 lines added',
    added: 2,
    repeated: 0,
    debits: 1,
    others: 0,
  })
  expect(await lineOf(service, staff.finance, 'NEFT ANITA')).toMatchObject({
    account: 'HDFC 4711',
    day: '2026-11-18',
    amount: 118_000,
    state: 'Open',
    can: ['match', 'setAside'],
  })
})

test('a preview names amounts that are too large to add up', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => `18/11/2026,NEFT ${index},1000000000000`)
  const { status, body } = await previewRows(service, staff.finance, rows)
  expect({ status, ...body }).toMatchObject({ status: 200, added: 0, errorCount: 100 })
})

test('adds only what is new of the same or an overlapping statement, and says so', async () => {
  await upload(november)
  expect((await upload(november)).body).toMatchObject({
    message: 'The file contains nothing new',
    repeated: 2,
  })
  const overlapping = await upload([...november, '20/11/2026,NEFT LATER,700'])
  expect(overlapping.body).toMatchObject({ message: '1 line added, 2 we had already', added: 1, repeated: 2 })
  expect(await countLines()).toBe(3)
})

test('keeps equal payments of one day apart', async () => {
  const [same = ''] = november
  expect((await upload([same])).body.added).toBe(1)
  expect((await upload([same, same])).body).toMatchObject({ added: 1, repeated: 1 })
  expect((await upload([same, same], 'ICICI 12')).body.added).toBe(2)
})

test('stores nothing if a row has an error, and names row and column', async () => {
  const { status, wire } = await upload([...november, '31/02/2026,x,5'])
  expect([status, wire]).toMatchObject([400, { fields: { file: "Row 5, Date: '31/02/2026' is not a date" } }])
  expect([await countLines(), await service.db.$count(bankAccounts)]).toEqual([0, 0])
})

test('refuses a statement without credits', async () => {
  expect((await upload(['19/11/2026,CHARGES,-59'])).status).toBe(400)
})

test('keeps the columns under the name of the account, in any case', async () => {
  await upload(november)
  await upload(['20/11/2026,x,5'], 'hdfc 4711')
  const { body } = await service.call(listBankAccounts, {}, staff.finance.token)
  expect(body.names).toEqual(['HDFC 4711'])
  expect(await service.db.select().from(bankAccounts)).toMatchObject([{ columns: statementColumns }])
})

test('knows an account again whose name has other small letters in the database', async () => {
  await upload(november, 'İŞ BANK')
  expect((await upload(november, 'İŞ BANK')).body).toMatchObject({ added: 0, repeated: 2 })
  expect(await service.db.$count(bankAccounts)).toBe(1)
})

test('takes a statement whose references are full of numbers', async () => {
  const numbers = (row: number) => Array.from({ length: 120 }, (_, at) => `BN${row * 120 + at}`).join(' ')
  const rows = Array.from({ length: 199 }, (_, row) => `18/04/2026,${numbers(row + 1)},500`)
  expect((await upload(rows)).status).toBe(200)
})

describe('a preview', () => {
  test('says what is new, and stores nothing', async () => {
    await upload(november.slice(0, 1))
    expect((await previewRows(service, staff.finance, november)).body).toMatchObject({
      columns: statementColumns,
      added: 1,
      repeated: 1,
      debits: 1,
      from: '2026-11-18',
      to: '2026-11-18',
      total: 168_000,
      lines: [
        { row: 2, amount: 118_000, isNew: false },
        { row: 3, amount: 50_000, isNew: true },
      ],
      errors: [],
    })
    expect(await countLines()).toBe(1)
  })

  test('counts all errors and shows the first hundred', async () => {
    const { body } = await previewRows(service, staff.finance, Array(150).fill('31/02/2026,x,5'))
    expect([body.errorCount, body.errors.length]).toEqual([150, 100])
  })
})

test('is recorded in the audit log with the account and the number of lines', async () => {
  await service.db.delete(auditLog)
  await upload(november)
  expect(await service.db.select().from(auditLog)).toMatchObject([
    { action: 'bank statement upload', userId: staff.finance.id, detail: { name: 'HDFC 4711', rows: 2 } },
  ])
})

test('two colleagues who upload the same statement store it once', async () => {
  const hold = (tx: Transaction) => tx.$count(bankLines)
  const answers = await race(service.db, hold, [() => upload(november), () => upload(november)])
  expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 2])
  expect(await countLines()).toBe(2)
})

test('refuses a body beyond the limit of a file', async () => {
  const content = 'A'.repeat(3_000_000)
  const body = { account: 'HDFC', content, columns: statementColumns }
  expect((await service.call(uploadStatement, { body }, staff.finance.token)).status).toBe(413)
})

test('takes a statement of 5,000 rows', async () => {
  const rows = Array.from({ length: 4999 }, (_, row) => `18/11/2026,NEFT ${row},${row + 1}`)
  expect(statementFile(rows).length).toBeLessThan(256 * 1024)
  expect((await upload(rows)).body).toMatchObject({ added: 4999 })
})

test('a preview knows the columns of the account again, whatever they are called', async () => {
  const columns = { day: 'When', reference: 'What', amount: 'How much' }
  const content = Buffer.from('When,What,How much\n18/11/2026,x,5').toString('base64')
  const { token } = staff.finance
  await service.call(uploadStatement, { body: { account: 'Kovai Bank', content, columns } }, token)
  const { body } = await service.call(previewStatement, { body: { account: 'KOVAI BANK', content } }, token)
  expect(body).toMatchObject({ columns, repeated: 1 })
})
