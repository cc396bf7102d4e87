import type { messageReportMachine, ReportReason } from '@bnr/contract/conversations/reportStates'
import * as endpoints from '@bnr/contract/conversations/reports'
import type { ActionOf } from '@bnr/contract/stateMachine'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useListReading } from '../../platform/useListReading.ts'
import { useReading } from '../../platform/useReading.ts'
import { useSending } from '../../platform/useSending.ts'

const ownReportsKey = ['own message reports']
export const messageReportsKey = ['message reports']
const openedKey = (id: number) => ['opened message report', id]

export const useReportMessage = (bnrId: string, seq: number) =>
  useChange([ownReportsKey], (reason: ReportReason) =>
    call(endpoints.reportMessage, { params: { pid: bnrId, seq }, body: { reason } }),
  )

export const useOwnReports = (page: number) =>
  useListReading(ownReportsKey, endpoints.readOwnReports, { query: { page } })

/** Each reading is a look that the reporter sees, so nothing but opening the page reads it. */
export const useOpenedReport = (id: number) =>
  useReading({
    queryKey: openedKey(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => call(endpoints.openMessageReport, { params: { id } }, signal),
  })

export type Decision = ActionOf<typeof messageReportMachine>

export function useDecideReport(id: number, decision: Decision) {
  const client = useQueryClient()
  return useSending({
    mutationFn: (reason: string) =>
      call(endpoints.decideMessageReport[decision], { params: { id }, body: { reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: messageReportsKey }),
  })
}
