import * as endpoints from '@bnr/contract/inbox/endpoints'
import type { StepName, TicketStep } from '@bnr/contract/inbox/schemas'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'
import { readOnce, useEndpoint } from '../platform/useListReading.ts'

export const ticketsKey = ['tickets']

/** Each reading is recorded, so nothing but opening the page and a step reads it. */
export const useOpenedTicket = (id: number) =>
  useEndpoint(ticketsKey, endpoints.openTicket, { params: { id } }, readOnce)

export const useStepTicket = (id: number, name: StepName) =>
  useChange([ticketsKey], (body: TicketStep) => call(endpoints.stepTicket[name], { params: { id }, body }))

export const useAssignTicket = (id: number) =>
  useChange([ticketsKey], (staffId: number | undefined) =>
    call(endpoints.assignTicket, { params: { id }, body: { ...(staffId && { staffId }) } }),
  )

/** Only the filter and the dialog need it. */
export const useInboxStaff = () =>
  useQuery({
    queryKey: ['inbox staff'],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => call(endpoints.readInboxStaff, {}, signal),
  })
