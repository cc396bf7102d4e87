type CalendarEvent = {
  id: number
  /** Host name of the service, which makes the id unique. */
  host: string
  startsAt: Date
  stampedAt: Date
  summary: string
  place: string
}

/** A meeting of an hour as an iCalendar file (RFC 5545), with times in UTC. */
export function calendarFile({ id, host, startsAt, stampedAt, summary, place }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//BNR Matrimony//Meetings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:meeting-${id}@${host}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    'DURATION:PT1H',
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** 20261212T103000Z. */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A line has at most 75 octets; the next one continues it after a space. A character is never split. */
function folded(line: string): string {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > 75) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += length
  }
  return parts.join('\r\n')
}
