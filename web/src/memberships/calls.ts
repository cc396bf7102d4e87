import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

/** First part of every query key of memberships: what spends one of a quota, or pays, makes them stale. */
export const membershipsKey = ['memberships'] as const

export const useCurrentMembership = (profileId: number | undefined) =>
  useReading({
    queryKey: [...membershipsKey, 'current', profileId],
    enabled: profileId !== undefined,
    queryFn: ({ signal }) => call(readCurrentMembership, { params: { id: profileId ?? 0 } }, signal),
  })

/** Whether the member has paid for something that staff have not activated yet. */
export const useHasPaidInvoice = (profileId: number | undefined) =>
  useReading({
    queryKey: [...membershipsKey, 'paid', profileId],
    enabled: profileId !== undefined,
    queryFn: async ({ signal }) => {
      const criteria = [
        { key: 'pid', operation: 'eq' as const, value: profileId },
        { key: 'st', operation: 'eq' as const, value: 'Paid' },
      ]
      return (await call(searchInvoices, { body: { criteria } }, signal)).results.some(
        ({ creditNote }) => creditNote === undefined,
      )
    },
  })
