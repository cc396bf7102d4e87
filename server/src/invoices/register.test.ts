import { totalInvoices } from '@bnr/contract/invoices/endpoints'
import { downloadRegister, type RegisterFilter } from '@bnr/contract/invoices/register'
import { beforeAll, expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()
let finance: string
let bnr: string

beforeAll(async () => {
  finance = (await createStaff(service, 'finance_admin')).token
  const { id, bnrId } = await createMember(service)
  bnr = bnrId
  const issued = { issuedOn: '2026-10-30' }
  await createInvoice(service, id, { ...issued, number: 'BNR/26-27/000031', paidOn: '2026-11-02' })
  await createInvoice(service, id, { ...issued, number: 'BNR/26-27/000032', paidOn: '2026-10-31' })
  await createInvoice(service, id, { ...issued, number: 'BNP/26-27/000033', state: 'Initiated' })
})

async function linesFor(query: RegisterFilter): Promise<string[][]> {
  const asked = { text: bnr, format: 'csv', ...query }
  const { body } = await downloadFile(service, downloadRegister, { query: asked }, finance)
  const [, ...lines] = body.trimEnd().split('\r\n')
  return lines.map((line) => line.split(',').slice(0, 2))
}

test('the register has tax invoices and proformas, or what the filter asks for', async () => {
  const [first, second] = ['BNR/26-27/000031', 'BNR/26-27/000032'].map((number) => [number, 'Tax invoice'])
  const proforma = ['BNP/26-27/000033', 'Proforma invoice']
  expect(await linesFor({})).toEqual([first, second, proforma])
  expect(await linesFor({ document: 'tax invoice' })).toEqual([first, second])
  expect(await linesFor({ document: 'proforma' })).toEqual([proforma])
  expect(await linesFor({ paidFrom: '2026-11-01' })).toEqual([first])
  expect(await linesFor({ status: 'Initiated', from: '2026-10-30', to: '2026-10-30' })).toEqual([proforma])
})

test('totals are counted for tax invoices and for proformas by themselves', async () => {
  const countOf = async (paid: boolean) => {
    const criteria = [
      { key: 'bnr', operation: 'eq', value: bnr },
      { key: 'pd', operation: 'eq', value: paid },
    ]
    return (await service.call(totalInvoices, { body: { criteria } }, finance)).body.count
  }
  expect([await countOf(true), await countOf(false)]).toEqual([2, 1])
})

test('an audit entry says how many rows a register had, and only finance can save one', async () => {
  await service.db.delete(auditLog)
  await downloadFile(service, downloadRegister, { query: { text: bnr, format: 'xlsx' } }, finance)
  expect(await service.db.select().from(auditLog)).toMatchObject([
    { action: 'invoice register export', detail: { format: 'xlsx', rows: 3 } },
  ])
  const { token } = await createStaff(service, 'tele_manager')
  expect((await service.call(downloadRegister, { query: {} }, token)).status).toBe(403)
})
