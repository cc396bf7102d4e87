import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

test.each([
  ['2026-11-22', 3, '2026-09-01', '2026-06-01', '2026-08-22'],
  ['2026-11-22', 1, '2026-11-01', '2026-10-01', '2026-10-22'],
  ['2027-01-05', 3, '2026-11-01', '2026-08-01', '2026-10-05'],
  ['2026-05-31', 3, '2026-03-01', '2025-12-01', '2026-02-28'],
  ['2028-05-31', 3, '2028-03-01', '2027-12-01', '2028-02-29'],
  ['2026-12-31', 12, '2026-01-01', '2025-01-01', '2025-12-31'],
])(
  'on %s a period of %i months begins on %s and is compared with %s to %s',
  (to, months, from, beforeFrom, beforeTo) => {
    expect(periodOf(to, months)).toEqual({ from, to, beforeFrom, beforeTo })
  },
)
