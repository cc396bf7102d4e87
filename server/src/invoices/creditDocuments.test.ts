import { downloadCreditNote } from '@bnr/contract/invoices/credit'
import { approveInvoice, searchInvoices, totalInvoices } from '@bnr/contract/invoices/endpoints'
import { readGstSummary } from '@bnr/contract/invoices/gstReturn'
import { paise } from '@bnr/contract/money'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { pagesOf } from '../../test/documentText.ts'
import { downloadFile } from '../../test/downloading.ts'
import { creditBy } from '../../test/factories/creditNotes.ts'
import { createBuyer, payFor } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { documentOf } from './documentOf.ts'
import { loadInvoice } from './store.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

let credit: ReturnType<typeof creditBy>
beforeAll(() => {
  credit = creditBy(service, staff.finance)
})
const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const shown = async (id: number, token = staff.finance.token) => {
  const criteria = [{ key: 'id', operation: 'eq' as const, value: id }]
  return (await service.call(searchInvoices, { body: { criteria } }, token)).body.results[0]
}
const textOf = async (params: { id: number; note: number }, { token }: TestMember) => {
  const { rawPayload } = await downloadFile(service, downloadCreditNote, { params }, token)
  return (await pagesOf(rawPayload))[0]
}

async function activate(state = 'Tamil Nadu') {
  const buyer = await createBuyer(service, { state })
  const { id } = await payFor(service, buyer, 'Saphire Classic')
  await approve(id)
  return { buyer, id }
}

/** Platinum Classic with an upgrade credit of 112,777 paise: 737,223 paise before tax. */
async function upgraded() {
  const { buyer } = await activate()
  goTo(60)
  return { buyer, id: (await payFor(service, buyer, 'Platinum Classic', true)).id }
}

describe('each credit note', () => {
  test('is listed with its invoice, and only its member and staff can download it', async () => {
    const { buyer, id } = await activate()
    const other = await activate()
    await credit(id, { am: 1000 })
    await credit(id, { am: 333.33 })
    await credit(other.id, { am: 10 })
    const listed = (await shown(id, buyer.token))?.creditNotes ?? []
    expect(listed).toMatchObject([
      { total: 100_000, reason: 'Goodwill', issuedOn: '2026-11-21' },
      { total: 33_333, reason: 'Goodwill', issuedOn: '2026-11-21' },
    ])
    for (const { id: note, number } of listed) {
      expect(await textOf({ id, note }, buyer)).toContain(number)
    }
    const [first] = listed
    const params = { id, note: first?.id ?? 0 }
    const foreign = { id: other.id, note: params.note }
    for (const [requested, token] of [
      [params, other.buyer.token],
      [foreign, other.buyer.token],
      [foreign, staff.finance.token],
    ] as const)
      expect((await service.call(downloadCreditNote, { params: requested }, token)).status).toBe(404)
  })

  test('prints its own amounts', async () => {
    const { buyer, id } = await upgraded()
    await credit(id, { am: 1000 })
    const [listed] = (await shown(id))?.creditNotes ?? []
    const text = await textOf({ id, note: listed?.id ?? 0 }, buyer)
    for (const words of [
      'Invoice total ₹8,699.00',
      '₹847.49',
      'CGST 9% ₹76.27',
      'SGST 9% ₹76.27',
      'Rounding −₹0.03',
      'Total ₹1,000.00',
      'Rupees One Thousand Only',
      'Goodwill',
    ])
      expect(text).toContain(words)
  })

  test('is mentioned on the invoice', async () => {
    const { id } = await activate()
    const remark = async () => (await documentOf(service.db, await loadInvoice(service.db, id))).remark?.text
    await credit(id, { am: 1000 })
    expect(await remark()).toMatch(/^₹1,000 credited by credit note CN\/26-27\/\d{6} of 21 Nov 2026\.$/)
    for (const am of [1, 2, 3]) await credit(id, { am })
    expect(await remark()).toMatch(
      /^₹1,006 credited by 4 credit notes, the last one CN\/26-27\/\d{6} of 21 Nov 2026\.$/,
    )
  })
})

describe('the accounts', () => {
  const mine = (buyer: TestMember) => ({ key: 'pid', operation: 'eq' as const, value: buyer.id })

  test('subtract each credit note from the totals of a search', async () => {
    const { buyer, id } = await upgraded()
    await credit(id, { am: 1000 })
    await credit(id, { am: 333.33 })
    const { body } = await service.call(
      totalInvoices,
      { body: { criteria: [mine(buyer)] } },
      staff.finance.token,
    )
    expect(body).toMatchObject({
      count: 2,
      taxableValue: paise(1_087_223),
      total: paise(1_282_900),
      credited: paise(133_333),
      afterCredit: paise(1_149_567),
      revenue: paise(974_226),
    })
  })

  test('count each credit note in its own month, with its own taxes', async () => {
    goTo(365 * 3)
    const { id } = await activate('Goa')
    goTo(365 * 3 + 12)
    await credit(id, { am: 1000 })
    goTo(365 * 3 + 50)
    await credit(id, { am: 333.33 })
    const summary = async (month: string) => {
      const file = await downloadFile(service, readGstSummary, { query: { month } }, staff.finance.token)
      return file.body.split('\r\n').filter((line) => line.startsWith('30-Goa'))
    }
    expect(await summary('2029-11')).toEqual(['30-Goa,18,1,0,3500,630,0,0,4130'])
    expect(await summary('2029-12')).toEqual(['30-Goa,18,0,1,-847.46,-152.54,0,0,-1000'])
    expect(await summary('2030-01')).toEqual(['30-Goa,18,0,1,-282.48,-50.85,0,0,-333.33'])
  })
})
