import { indianFormat } from '@bnr/contract/indianDay'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** In days. For older moments we show the date (specification 2, section 9). */
const relativeDays = 7

const dateTime = indianFormat('MMM dd, yyyy HH:mm')

/** 'Nov 02, 2026 14:05'. */
export const dateTimeText = (iso: string): string => dateTime(new Date(iso))

/**
 * Returns '3 hours ago' within a week, 'Nov 02, 2026 14:05' before that. The server's text may be a minute old at
 * hydration, so give its element `suppressHydrationWarning`.
 */
export function momentText(iso: string, now = new Date()): string {
  const at = new Date(iso)
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000)
  if (seconds > relativeDays * 86_400) return dateTimeText(iso)
  const found = units.find(([, length]) => seconds >= length)
  return found ? distance(Math.floor(seconds / found[1]), found[0]) : 'now'
}

function distance(count: number, unit: string): string {
  if (count === 1) return unit === 'day' ? 'yesterday' : `1 ${unit} ago`
  return `${count} ${unit}s ago`
}
