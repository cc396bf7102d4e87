export type Kind =
  | 'registration'
  | 'login'
  | 'search'
  | 'profile'
  | 'photo'
  | 'interest'
  | 'upload'
  | 'invoice'
  | 'way to the bank'
  | 'return from the bank'

const writes: readonly Kind[] = ['registration', 'interest', 'upload', 'invoice']

/** A request of the load. Times are in milliseconds of `performance.now()`. */
export type Request = { kind: Kind; began: number; ended: number; failure?: string }

/** What the database must contain. */
export type Written =
  | { what: 'registration'; id: number }
  | { what: 'interest'; id: number }
  | { what: 'photo'; id: string }
  | { what: 'invoice'; id: number; number: string }
  | { what: 'payment'; orderId: string }

/** A write that the service has acknowledged, and when. */
export type Acknowledged = Written & { at: number }

/** What the clients of the load have seen. */
export type Journal = { requests: Request[]; acknowledged: Acknowledged[]; inFlight: Set<Request> }

export const newJournal = (): Journal => ({ requests: [], acknowledged: [], inFlight: new Set() })

export const failuresBetween = ({ requests }: Journal, began: number, ended: number): Request[] =>
  requests.filter((one) => one.failure && one.ended >= began && one.ended <= ended)

/** The longest time in seconds without an acknowledged write that overlaps an event. */
export function secondsWithoutWrites({ requests }: Journal, began: number, ended: number): number {
  const done = requests.flatMap(({ kind, failure, ended: at }) =>
    writes.includes(kind) && !failure ? at : [],
  )
  const moments = done.sort((a, b) => a - b)
  const gaps = moments.flatMap((at, place) => {
    const before = moments[place - 1] ?? at
    return at >= began && before <= ended ? at - before : []
  })
  return Math.max(0, ...gaps) / 1000
}
