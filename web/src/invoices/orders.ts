import type { CallInput } from '@bnr/contract/endpoint'
import * as invoices from '@bnr/contract/invoices/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { invoicesKey } from './calls.ts'

type InvoiceRequest = CallInput<typeof invoices.draftInvoice>['body']

export interface Order {
  isUpgrade: boolean
  request: InvoiceRequest
}

/** The server calculates the total of an order without issuing an invoice. */
export const draftQuery = ({ isUpgrade, request }: Order) =>
  queryOptions({
    queryKey: [...invoicesKey, 'draft', isUpgrade, request],
    queryFn: ({ signal }) =>
      call(isUpgrade ? invoices.draftUpgrade : invoices.draftInvoice, { body: request }, signal),
  })

export const issue = ({ isUpgrade, request }: Order) =>
  call(isUpgrade ? invoices.issueUpgrade : invoices.issueInvoice, { body: request })
