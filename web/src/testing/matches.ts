import type { RecordedCall } from './answers.ts'

const person = (id: number, more: object = {}) => ({
  id,
  pid: String(10_000_000 + id),
  ps: 'Active',
  pa: false,
  el: false,
  cdt: '2026-01-01T00:00:00.000Z',
  bi: { na: `Member ${id}`, ge: 'm', doby: 27 },
  me: [],
  ...more,
})
export const match = (id: number, mine: string[], theirs: string[]) => ({
  profile: person(id),
  meets: { mine, theirs },
})
export const matches = 'GET /api/profiles/7/matches'
export const own = (more: object = {}) => ({ 'GET /api/profiles': () => ({ body: person(1, more) }) })
export const preferring = own({ rp: { dp: ['CSI (Church of South India)'] } })
export const page = (total: number, ...results: object[]) => ({ body: { results, total, page: 0 } })
export const askedOf = (calls: RecordedCall[]) => calls.filter(({ path }) => path.endsWith('/matches'))
