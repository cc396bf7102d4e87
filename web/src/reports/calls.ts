import { equal } from '@bnr/contract/criteria'
import * as endpoints from '@bnr/contract/reports/endpoints'
import type { ReportRequest, RevenueFilters } from '@bnr/contract/reports/schemas'
import { isRunning, type ReportMoveName } from '@bnr/contract/reports/states'
import type { ReportType } from '@bnr/contract/reports/types'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useListReading } from '../platform/useListReading.ts'
import { useSending } from '../platform/useSending.ts'
import type { Order } from '../ui/list/order.ts'
import { toastError } from '../ui/toasts.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'

const reportsKey = ['reports', 'list']
const pollMilliseconds = 2000

interface ReportsQuery {
  /** `ALL` finds reports of every type. */
  type: ReportType
  order: Order
  page: number
}

/** Polled while a report is running. */
export const useReports = ({ type, order, page }: ReportsQuery) =>
  useListReading(
    reportsKey,
    endpoints.searchReports,
    {
      query: { page, sort: `cdt,${order}` },
      body: { criteria: type === 'ALL' ? [] : equal({ rt: type }) },
    },
    {
      refetchInterval: ({ state }) =>
        state.data?.results.some((report) => isRunning(report.state)) ? pollMilliseconds : false,
    },
  )

function useReportMutation<Input, Done>(work: (input: Input) => Promise<Done>) {
  const client = useQueryClient()
  return useSending({
    mutationFn: work,
    onSettled: () => client.invalidateQueries({ queryKey: reportsKey }),
  })
}

export const useGenerateReport = () =>
  useReportMutation((query: ReportRequest) => call(endpoints.generateReport, { query }))

export const useMoveReport = () =>
  useReportMutation(({ id, move }: { id: number; move: ReportMoveName }) =>
    call(endpoints.moveReport[move], { params: { id } }).catch((error) => {
      toastError(error.message)
    }),
  )

export const useSaveReport = () =>
  useFileDownload((id: number) => call(endpoints.downloadReport, { params: { id } }))

export const useRevenue = (filters: RevenueFilters) =>
  useQuery({
    queryKey: ['reports', 'revenue', filters],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(endpoints.readRevenue, { query: filters }, signal),
  })
