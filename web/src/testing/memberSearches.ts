import { answerWith, type RecordedCall } from './answers.ts'
import { found, search } from './foundProfiles.ts'

export const ownSearches = '/api/profiles/7/searches'

/** A saved search of Anita as the server sends it. */
export const kerala = {
  id: 3,
  na: 'Teachers of Kerala',
  qu: 'form=advanced&age=24-30&work=teacher',
  nt: true,
  la: '2026-11-24T06:00:00.000Z',
  nw: 3,
  mo: false,
}

const taken = {
  status: 400,
  body: { message: 'x', code: 'invalid_input', fields: { na: 'You already have a search with this name' } },
}

/** Results of a saved search: the second of two profiles is new. */
export const marked = (total = 2) => ({
  body: {
    ...found(total).body,
    nw: { si: '2026-11-24T06:00:00.000Z', at: '2026-11-27T06:00:00.000Z', ids: [2] },
  },
})

/** A server with these saved searches, which refuses the name 'Twice'. */
export function answerSearches(saved: object[], more: Parameters<typeof answerWith>[0] = {}) {
  let kept = saved
  const calls: RecordedCall[] = answerWith({
    [search]: () => marked(),
    [`GET ${ownSearches}`]: () => ({ body: kept }),
    [`POST ${ownSearches}`]: ({ body }) =>
      (body as { na: string }).na === 'Twice' ? taken : { body: { ...kerala, ...(body as object) } },
    [`PUT ${ownSearches}/3`]: ({ body }) => ({ body: { ...kerala, ...(body as object) } }),
    [`POST ${ownSearches}/3/look`]: () => ({ body: { message: 'Noted' } }),
    [`DELETE ${ownSearches}/3`]: () => {
      kept = []
      return { body: { message: 'Search deleted' } }
    },
    ...more,
  })
  return (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path === path)
}
