import * as endpoints from '@bnr/contract/conversations/meetingEndpoints'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { conversationsKey } from '../keys.ts'

type Which = { pid: string; id: number }

export const usePropose = (pid: string) =>
  useChange([conversationsKey], (body: endpoints.NewMeeting) =>
    call(endpoints.proposeMeeting, { params: { pid }, body }),
  )

export const useAccept = (params: Which) =>
  useChange([conversationsKey], (time: number) => call(endpoints.acceptMeeting, { params, body: { time } }))

export const useEnd = (params: Which) =>
  useChange([conversationsKey], (name: endpoints.MeetingEnding) =>
    call(endpoints.endMeeting[name], { params }),
  )

export const useAnswer = (params: Which) =>
  useChange([conversationsKey], (met: boolean) => call(endpoints.answerMeeting, { params, body: { met } }))

export const calendarAddress = (params: Which) => call(endpoints.downloadMeeting, { params })
