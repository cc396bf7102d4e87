import { indianFormat } from '@bnr/contract/indianDay'
import { onFirstUse } from '@bnr/contract/onFirstUse'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Older than this, a date says more than a distance (specification 2, section 9). */
const relativeDays = 7

const relative = onFirstUse(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))
const dateParts = indianFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' })
const timeParts = indianFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** 'Nov 02, 2026 14:05'. */
export function dateTimeText(iso: string): string {
  const at = new Date(iso)
  return `${dateParts.format(at)} ${timeParts.format(at)}`
}

/** '3 hours ago' within a week, 'Nov 02, 2026 14:05' before. */
export function momentText(iso: string, now = new Date()): string {
  const at = new Date(iso)
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000)
  if (seconds > relativeDays * 86_400) return dateTimeText(iso)
  const found = units.find(([, length]) => seconds >= length)
  return found ? relative().format(-Math.floor(seconds / found[1]), found[0]) : relative().format(0, 'second')
}
