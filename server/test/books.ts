import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { closeMonth, listMonths } from '@bnr/contract/invoices/months'
import { paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import { createStaff } from './factories/accounts.ts'
import { buy, createBuyer } from './factories/payments.ts'
import { useService } from './harness.ts'

type StaffMember = Awaited<ReturnType<typeof createStaff>>

/** A service in November 2026 with staff who sell and staff who keep the books. No month is closed before a test. */
export function useBooks() {
  const service = useService({ ACCESS_TOKEN_SECONDS: '999999999' })
  const staff = {} as Record<'manager' | 'finance' | 'administrator', StaffMember>
  const goTo = (day: string) => {
    service.time.now = new Date(`${day}T06:00:00Z`)
  }
  beforeAll(async () => {
    staff.manager = await createStaff(service, 'tele_manager')
    staff.finance = await createStaff(service, 'finance_admin')
    staff.administrator = await createStaff(service, 'super_admin')
  })
  beforeEach(async () => {
    goTo('2026-11-24')
    // Triggers keep every row, but not the whole table.
    await service.db.execute(sql`truncate closed_months`)
  })

  const months = async () =>
    (await service.call(listMonths, { query: { size: 50 } }, staff.finance.token)).body.results
  const month = async (id: string) => (await months()).find((one) => one.id === id)
  async function close(id: string, { token } = staff.finance, total?: number) {
    const seen = total ?? (await month(id))?.total ?? 0
    return await service.call(closeMonth, { params: { month: id }, body: { total: paise(seen) } }, token)
  }
  async function closeUntil(last: string) {
    for (const { id, closedAt } of (await months()).reverse())
      if (id <= last && !closedAt) expect((await close(id)).status).toBe(200)
  }

  const issued = async () => (await buy(service, await createBuyer(service), 'Ruby')).body.id
  const pay = (id: number, receivedOn: string) =>
    service.call(
      settleInvoice.paid,
      { params: { id }, body: { paymentKind: 'nr', transfer: { transactionId: 'T1' }, receivedOn } },
      staff.manager.token,
    )
  async function paid(receivedOn: string) {
    const id = await issued()
    expect((await pay(id, receivedOn)).status).toBe(200)
    return id
  }
  return { service, staff, goTo, month, close, closeUntil, issued, pay, paid }
}
