import type { Criterion } from '@bnr/contract/criteria'
import * as endpoints from '@bnr/contract/invoices/endpoints'
import type { InvoiceRequest } from '@bnr/contract/invoices/request'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { searchBanks } from '@bnr/contract/reference/endpoints'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import { useReading } from '../../platform/useReading.ts'
import { toastError } from '../../ui/toasts.ts'
import { invoicesKey } from '../calls.ts'

export interface AskedInvoices {
  criteria: Criterion[]
  page: number
  size: number
}

export const useInvoices = ({ criteria, page, size }: AskedInvoices, enabled = true) =>
  useReading({
    queryKey: [...invoicesKey, 'found', criteria, page, size],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(endpoints.searchInvoices, { query: { page, size }, body: { criteria } }, signal),
  })

export const useInvoiceTotals = (criteria: Criterion[]) =>
  useReading({
    queryKey: [...invoicesKey, 'totals', criteria],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(endpoints.totalInvoices, { body: { criteria } }, signal),
  })

const everyPlan = 500

/** All that is in the catalogue, hidden plans too: staff sell those as well. */
export const useEveryPlan = () =>
  useReading({
    queryKey: ['plans', 'for staff'],
    queryFn: ({ signal }) =>
      call(searchPlans, { query: { size: everyPlan }, body: { criteria: [] } }, signal),
  })

/** What the member of an invoice holds today. */
export const useHeld = (profileId: number | undefined) =>
  useReading({
    queryKey: ['memberships', 'current', profileId],
    enabled: profileId !== undefined,
    queryFn: ({ signal }) => call(readCurrentMembership, { params: { id: profileId ?? 0 } }, signal),
  })

const everyBank = 10_000

export const useBanks = () =>
  useQuery({
    queryKey: ['banks'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(searchBanks, { query: { size: everyBank }, body: { criteria: [] } }, signal),
  })

/** What it would come to; nothing is asked before a package is chosen. */
export const useDraft = (body: InvoiceRequest | undefined, isUpgrade: boolean) =>
  useQuery({
    queryKey: [...invoicesKey, 'draft', body, isUpgrade],
    enabled: body !== undefined,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        isUpgrade ? endpoints.draftUpgrade : endpoints.draftInvoice,
        { body: body as InvoiceRequest },
        signal,
      ),
  })

/** Whatever shows invoices is read again. */
function useInvoiceMutation<Input, Result>(work: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => client.invalidateQueries({ queryKey: invoicesKey }),
  })
}

export const useIssueInvoice = () =>
  useInvoiceMutation(({ body, isUpgrade }: { body: InvoiceRequest; isUpgrade: boolean }) =>
    call(isUpgrade ? endpoints.issueUpgrade : endpoints.issueInvoice, { body }),
  )

export const useApproveInvoice = () =>
  useInvoiceMutation((id: number) => call(endpoints.approveInvoice, { params: { id }, body: {} }))

export const useConfirmGatewayPayment = () =>
  useInvoiceMutation(({ id, trackingId }: { id: number; trackingId: string }) =>
    call(endpoints.confirmGatewayPayment, { params: { id }, body: { trackingId } }),
  )

export const useCreditInvoice = () =>
  useInvoiceMutation(({ id, reason }: { id: number; reason: string }) =>
    call(endpoints.creditInvoice, { params: { id }, body: { reason } }),
  )

export const useDownloadCreditNote = () =>
  useMutation({
    mutationFn: (id: number) => download(call(endpoints.downloadCreditNote, { params: { id } })),
    onError: ({ message }) => toastError(message),
  })

type GstFormat = (typeof endpoints.gstFormats)[number]

export const useDownloadGstSummary = () =>
  useMutation({
    mutationFn: (query: { month: string; format: GstFormat }) =>
      download(call(endpoints.readGstSummary, { query })),
  })
