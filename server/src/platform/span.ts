/** What a span says. Never a value of a member: patterns of routes, names of jobs and shapes of statements only. */
export type Described = {
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes?: Readonly<Record<string, string | number>>
}
export type OpenSpan = {
  /** Spans that begin in `work` are its children. */
  within: <R>(work: () => R) => R
  end: (outcome: { attributes?: Described['attributes']; failed?: boolean }) => void
}
export type Tracer = { begin: (span: Described) => OpenSpan; close: () => Promise<void> }

/** Where traces go. `share` is the share of traces that are sent, from 0 to 1. */
export type TraceSettings = { endpoint: string; service: string; share: number }
