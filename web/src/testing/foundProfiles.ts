import type { RecordedCall } from './answers.ts'

const profile = (id: number) => ({
  id,
  pid: String(10000000 + id),
  pv: id === 1,
  bi: { na: `Member ${id}`, doby: 27 },
  me: [],
})
/** A profile as guests receive it. */
export const covered = (id: number) => ({ bi: { na: `M ${id}`, doby: 27 }, me: [] })

export const found = (total: number) => ({
  body: { results: total > 0 ? [profile(1), profile(2)] : [], total, page: 0 },
})
export const search = 'POST /api/profiles/search'
export const searchAmong = (calls: RecordedCall[]) =>
  calls.find(({ method }) => method === 'POST') as RecordedCall
