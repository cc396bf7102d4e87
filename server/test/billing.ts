import { afterAll, beforeAll } from 'vitest'
import { createStaff } from './factories/accounts.ts'
import { openBank } from './factories/payments.ts'
import { useService } from './harness.ts'

type StaffMember = Awaited<ReturnType<typeof createStaff>>

const start = new Date('2026-11-21T06:00:00Z')
const minute = 60_000

/** A service with a simulated bank, and staff for invoices and payments. Logins stay valid when tests move the clock by days. */
export async function useBilling() {
  const bank = await openBank()
  afterAll(bank.stop)
  const service = useService({ ...bank.settings, ACCESS_TOKEN_SECONDS: '999999999' })
  const staff = {} as { manager: StaffMember; finance: StaffMember }
  beforeAll(async () => {
    staff.manager = await createStaff(service, 'tele_manager')
    staff.finance = await createStaff(service, 'finance_admin')
  })
  const afterMinutes = (minutes: number) => {
    service.time.now = new Date(start.getTime() + minutes * minute)
  }
  return { service, staff, afterMinutes, goTo: (days: number) => afterMinutes(days * 24 * 60) }
}
