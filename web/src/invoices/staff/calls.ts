import type { Criterion } from '@bnr/contract/criteria'
import type { CallInput, EndpointParts } from '@bnr/contract/endpoint'
import * as credit from '@bnr/contract/invoices/credit'
import * as endpoints from '@bnr/contract/invoices/endpoints'
import * as ledgers from '@bnr/contract/invoices/ledgers'
import { downloadRegister } from '@bnr/contract/invoices/register'
import type { InvoiceRequest } from '@bnr/contract/invoices/request'
import type { SettledState } from '@bnr/contract/invoices/transitions'
import { grantMembership } from '@bnr/contract/memberships/endpoints'
import { searchBanks } from '@bnr/contract/reference/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { membershipsKey } from '../../memberships/calls.ts'
import { call } from '../../platform/call.ts'
import { useSaving } from '../../platform/download.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useChange } from '../../platform/useChange.ts'
import { useListReading } from '../../platform/useListReading.ts'
import type { Order } from '../../ui/list/order.ts'
import { invoicesKey } from '../calls.ts'
import { draftQuery, issue } from '../orders.ts'

export interface RequestedInvoices {
  criteria: Criterion[]
  page: number
  size: number
  order?: Order
}

export const useInvoices = ({ criteria, page, size, order = 'desc' }: RequestedInvoices, enabled = true) =>
  useListReading(
    invoicesKey,
    endpoints.searchInvoices,
    { query: { page, size, sort: `cdt,${order}` }, body: { criteria } },
    { enabled },
  )

export const useInvoiceTotals = (criteria: Criterion[]) =>
  useListReading(invoicesKey, endpoints.totalInvoices, { body: { criteria } })

const everyBank = 10_000

export const useBanks = () =>
  useQuery({
    queryKey: ['banks'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(searchBanks, { query: { size: everyBank }, body: { criteria: [] } }, signal),
  })

/** The server's draft of an invoice; disabled until a plan is chosen. */
export const useDraft = (request: InvoiceRequest | undefined, isUpgrade: boolean) =>
  useQuery({
    ...draftQuery({ isUpgrade, request: request ?? { planId: 0, paymentKind: 'cc' } }),
    enabled: request !== undefined,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })

/**
 * Reloads invoices, their payments and memberships after a change. Profiles, which show the plan too, are read again
 * when a screen next shows them, because reading one is recorded.
 */
export function useInvoiceChange<Input, Result>(work: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useChange([invoicesKey, membershipsKey], async (input: Input) => {
    const reply = await work(input)
    void client.invalidateQueries({ queryKey: profilesKey, refetchType: 'none' })
    return reply
  })
}

export const useIssueInvoice = () => useInvoiceChange(issue)

/** What an approval would start today. The error says why it is impossible. */
export const useActivation = (id: number) =>
  useQuery({
    queryKey: [...invoicesKey, 'activation', id],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => call(endpoints.readActivation, { params: { id } }, signal),
  })

export const useApproveInvoice = () =>
  useInvoiceChange((id: number) => call(endpoints.approveInvoice, { params: { id }, body: {} }))

type Settlement = CallInput<(typeof endpoints.settleInvoice)['paid']>['body']

export const useSettleInvoice = () =>
  useInvoiceChange(({ id, settled, body }: { id: number; settled: SettledState; body: Settlement }) =>
    call(endpoints.settleInvoice[settled], { params: { id }, body }),
  )

export const useGrantMembership = () =>
  useInvoiceChange((body: CallInput<typeof grantMembership>['body']) => call(grantMembership, { body }))

export const useConfirmGatewayPayment = () =>
  useInvoiceChange(({ id, trackingId }: { id: number; trackingId: string }) =>
    call(endpoints.confirmGatewayPayment, { params: { id }, body: { trackingId } }),
  )

export const useCreditInvoice = () =>
  useInvoiceChange(({ id, ...body }: { id: number } & CallInput<typeof credit.creditInvoice>['body']) =>
    call(credit.creditInvoice, { params: { id }, body }),
  )

type Query<P extends EndpointParts> = NonNullable<CallInput<P>['query']>

export const useReceipts = (query: Query<typeof ledgers.listReceipts>) =>
  useListReading(invoicesKey, ledgers.listReceipts, { query })

export const useCreditNotes = (query: Query<typeof ledgers.listCreditNotes>) =>
  useListReading(invoicesKey, ledgers.listCreditNotes, { query })

export const useDownloadReceipts = () =>
  useSaving((query: Query<typeof ledgers.downloadReceipts>) => call(ledgers.downloadReceipts, { query }))

export const useDownloadCreditNotes = () =>
  useSaving((query: Query<typeof ledgers.downloadCreditNotes>) =>
    call(ledgers.downloadCreditNotes, { query }),
  )

export const useDownloadRegister = () =>
  useSaving((query: Query<typeof downloadRegister>) => call(downloadRegister, { query }))
