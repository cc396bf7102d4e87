import type { messageReportMachine, ReportReason } from '@bnr/contract/conversations/reportStates'
import * as endpoints from '@bnr/contract/conversations/reports'
import type { ActionOf } from '@bnr/contract/stateMachine'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { readOnce, useEndpoint, useListReading } from '../../platform/useListReading.ts'

const ownReportsKey = ['own message reports']
export const messageReportsKey = ['message reports']

export const useReportMessage = (bnrId: string, seq: number) =>
  useChange([ownReportsKey], (reason: ReportReason) =>
    call(endpoints.reportMessage, { params: { pid: bnrId, seq }, body: { reason } }),
  )

export const useOwnReports = (page: number) =>
  useListReading(ownReportsKey, endpoints.readOwnReports, { query: { page } })

/** Each reading is a look that the reporter sees, so nothing but opening the page reads it. */
export const useOpenedReport = (id: number) =>
  useEndpoint(['opened message report'], endpoints.openMessageReport, { params: { id } }, readOnce)

export type Decision = ActionOf<typeof messageReportMachine>

export const useDecideReport = (id: number, decision: Decision) =>
  useChange([messageReportsKey], (reason: string) =>
    call(endpoints.decideMessageReport[decision], { params: { id }, body: { reason } }),
  )
