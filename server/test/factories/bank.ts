import { searchBankLines } from '@bnr/contract/bank/endpoints'
import type { BankTab } from '@bnr/contract/bank/states'
import { previewStatement, uploadStatement } from '@bnr/contract/bank/uploads'
import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { rupeesOf } from '@bnr/contract/money'
import { loadInvoice } from '../../src/invoices/store.ts'
import type { TestService } from '../harness.ts'

import { buy, createBuyer } from './payments.ts'

type Person = { token: string }

export const statementColumns = { day: 'Date', reference: 'Narration', amount: 'Amount' }

/** The rows of a statement as the file that staff upload. */
export const statementFile = (rows: readonly string[]): string =>
  Buffer.from(['Date,Narration,Amount', ...rows].join('\n')).toString('base64')

export const uploadRows = (
  service: TestService,
  { token }: Person,
  rows: readonly string[],
  account = 'HDFC 4711',
) =>
  service.call(
    uploadStatement,
    { body: { account, content: statementFile(rows), columns: statementColumns } },
    token,
  )

export const previewRows = (service: TestService, { token }: Person, rows: readonly string[]) =>
  service.call(previewStatement, { body: { account: 'HDFC 4711', content: statementFile(rows) } }, token)

/** The lines of a tab, the last day first. */
export async function linesIn(service: TestService, { token }: Person, tab: BankTab) {
  const criteria = [{ key: 'st', operation: 'eq', value: tab }]
  return (await service.call(searchBankLines, { query: { size: 50 }, body: { criteria } }, token)).body
    .results
}

/** The line with this reference. */
export async function lineOf(service: TestService, { token }: Person, reference: string) {
  const { body } = await service.call(searchBankLines, { query: { size: 50 }, body: { criteria: [] } }, token)
  const found = body.results.find((line) => line.reference === reference)
  if (!found) throw new Error(`there is no bank line ${reference}`)
  return found
}

/** An open invoice of a new member. With a transfer, staff issue it and enter its transaction id. */
export async function openInvoice(
  service: TestService,
  { manager }: { manager: Person },
  transfer?: string,
  billedTo?: string,
) {
  const buyer = await createBuyer(service)
  const { body } = transfer
    ? await buy(service, { ...buyer, token: manager.token }, 'Ruby', {
        profileId: buyer.id,
        paymentKind: 'nr',
        transfer: { transactionId: transfer },
        ...(billedTo && { billedTo }),
      })
    : await buy(service, buyer, 'Ruby')
  const row = await loadInvoice(service.db, body.id)
  return { buyer, id: row.id, number: row.number, amount: rupeesOf(row.total) }
}

let made = 0

/** Uploads one credit, and returns its line. */
export async function creditOf(
  service: TestService,
  finance: Person,
  reference: string,
  amount: number,
  day = '21/11/2026',
) {
  const text = `${reference} #${++made}`
  const { status, wire } = await uploadRows(service, finance, [`${day},${text},${amount}`])
  if (status !== 200) throw new Error(JSON.stringify(wire))
  return await lineOf(service, finance, text)
}

export const settleByStaff = (
  service: TestService,
  { manager }: { manager: Person },
  id: number,
  transactionId: string,
) =>
  service.call(
    settleInvoice.paid,
    { params: { id }, body: { paymentKind: 'nr', transfer: { transactionId } } },
    manager.token,
  )
