import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, endpointsOf, idParam } from '../endpoint.ts'
import { bnrId, count, line, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { meetingFamilyNames, meetingLimits, meetingMessages } from './meetings.ts'

const own = { permission: 'conversations.own' } as const
const one = { ...own, params: z.object({ pid: bnrId, id: idParam }) } as const
const { times, placeCharacters } = meetingLimits

export const newMeeting = wire('Proposal of a meeting', {
  times: [
    'ti',
    z.array(moment).min(1, meetingMessages.times).max(times, meetingMessages.times),
    'Three different times',
  ],
  place: ['pl', line(placeCharacters, 'Enter a place'), 'Where'],
  families: ['fa', z.enum(meetingFamilyNames, 'Choose who comes'), 'Who comes'],
})
export type NewMeeting = z.output<typeof newMeeting>

export const proposeMeeting = endpoint({
  ...own,
  method: 'POST',
  path: '/conversations/:pid/meetings',
  summary: 'Propose three times to meet; replaces an earlier proposal or a meeting to come',
  params: z.object({ pid: bnrId }),
  body: newMeeting,
})

export const acceptMeeting = endpoint({
  ...one,
  method: 'POST',
  path: '/conversations/:pid/meetings/:id/accept',
  summary: 'Accept one of the times that the other proposed',
  body: wire('Accepted time', { time: ['ti', count(0, times - 1), 'Which of the times, from 0'] }),
})

const endings = {
  decline: 'Decline the proposal of the other',
  withdraw: 'Withdraw the own proposal',
  cancel: 'Cancel an accepted meeting',
} as const
export type MeetingEnding = keyof typeof endings
export const meetingEndings = Object.keys(endings) as [MeetingEnding, ...MeetingEnding[]]

export const endMeeting = endpointsOf(meetingEndings, (name) =>
  endpoint({
    ...one,
    method: 'POST',
    path: `/conversations/:pid/meetings/:id/${name}`,
    summary: endings[name],
  }),
)

export const answerMeeting = endpoint({
  ...one,
  method: 'POST',
  path: '/conversations/:pid/meetings/:id/answer',
  summary: 'Note, for the own eyes alone, whether they met',
  body: wire('Outcome of a meeting', { met: ['me', z.boolean(), 'They met'] }),
})

export const downloadMeeting = downloadEndpoint({
  ...one,
  path: '/conversations/:pid/meetings/:id/calendar',
  audit: { none: 'Members only' },
  summary: 'An accepted meeting as a calendar file',
  limit: { requests: 30 },
})
