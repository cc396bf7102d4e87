import { equal } from '@bnr/contract/criteria'
import { previewInvoice, searchInvoices } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { listedStates } from '@bnr/contract/invoices/states'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useListReading } from '../platform/useListReading.ts'
import { useReading } from '../platform/useReading.ts'

/** First part of every query key of invoices. Invalidate it after a payment or a change. */
export const invoicesKey = ['invoices'] as const

export const usePaymentHistory = (profileId: number, page: number) =>
  useListReading(invoicesKey, searchInvoices, {
    query: { page },
    body: { criteria: equal({ pid: profileId, st: listedStates }) },
  })

/** Whether a membership of the member has ended. Invoices that expired unpaid never had one. */
export const useEndedMembership = (profileId: number) =>
  useReading({
    queryKey: [...invoicesKey, 'ended', profileId],
    queryFn: async ({ signal }) => {
      const criteria = equal({ pid: profileId, st: 'Expired', mb: true })
      return (await call(searchInvoices, { query: { size: 1 }, body: { criteria } }, signal)).total > 0
    },
  })

export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: [...invoicesKey, 'one', id],
    queryFn: async ({ signal }): Promise<Invoice | null> => {
      return (await call(searchInvoices, { body: { criteria: equal({ id }) } }, signal)).results[0] ?? null
    },
  })

/** Null when the invoice does not exist or belongs to somebody else. */
export const useInvoice = (id: number) => useReading(invoiceQuery(id))

/** The invoice as an HTML document. */
export const useInvoicePreview = (id: number) =>
  useReading({
    queryKey: [...invoicesKey, 'preview', id],
    queryFn: async ({ signal }) => {
      const page = (await call(previewInvoice, { params: { id } }, signal)) as Blob
      return await page.text()
    },
  })
