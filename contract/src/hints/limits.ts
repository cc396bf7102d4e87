/** Every limit of the streams of hints. */
export const hintLimits = {
  /** Open streams of one session. A browser opens one for all its tabs, and another one while it reconnects. */
  ofSession: 6,
  /** Open streams of one process of the server. */
  ofProcess: 2000,
  /** Seconds between two heartbeats on a quiet stream. */
  heartbeatSeconds: 20,
  /** Minutes after which the server ends a stream, and the browser opens the next one. */
  minutes: 10,
} as const

export const hintMessages = {
  tooMany: 'This login has too many open pages. Messages still arrive, only less quickly',
} as const
