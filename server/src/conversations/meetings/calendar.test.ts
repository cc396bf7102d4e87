import { downloadMeeting } from '@bnr/contract/conversations/meetingEndpoints'
import { expect, test } from 'vitest'
import { downloadFile } from '../../../test/downloading.ts'
import { createMeeting, createProposal } from '../../../test/factories/meetings.ts'
import { useService } from '../../../test/harness.ts'
import { calendarFile } from './calendar.ts'

const service = useService()

const event = {
  id: 7,
  host: 'bnr.example',
  startsAt: new Date('2026-12-12T16:00:00+05:30'),
  stampedAt: new Date('2026-11-26T10:00:00.123Z'),
  summary: 'Meeting with Anita',
  place: 'Church, hall 2; Chennai\\Adyar',
}

test('a meeting is a calendar file with times in UTC and escaped texts', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//BNR Matrimony//Meetings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:meeting-7@bnr.example',
    'DTSTAMP:20261126T100000Z',
    'DTSTART:20261212T103000Z',
    'DURATION:PT1H',
    'SUMMARY:Meeting with Anita',
    'LOCATION:Church\\, hall 2\\; Chennai\\\\Adyar',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('long lines are folded after 75 octets, between characters', () => {
  const place = 'தேவாலயம் '.repeat(12).trim()
  const lines = calendarFile({ ...event, place }).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`LOCATION:${place}`)
})

test('both download an accepted meeting, and nobody one that is not accepted', async () => {
  const proposal = await createProposal(service)
  const proposed = { params: { pid: proposal.groom.bnrId, id: proposal.id } }
  expect((await service.call(downloadMeeting, proposed, proposal.bride.token)).status).toBe(409)
  const { groom, bride, times, id } = await createMeeting(service)
  for (const [who, other] of [
    [groom, bride],
    [bride, groom],
  ] as const) {
    const params = { pid: other.bnrId, id }
    const file = await downloadFile(service, downloadMeeting, { params }, who.token)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.headers['content-disposition']).toContain('meeting.ics')
    expect(file.body).toContain(`DTSTART:${times[0]?.replace(/[-:]|\.\d+/g, '')}`)
  }
})
