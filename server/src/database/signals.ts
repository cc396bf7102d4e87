/** What a process does with signals. */
export interface SignalListener {
  onSignal: (signal: string) => void
  /** Signals may have been lost, because this process did not listen for a while. */
  onGap: () => void
}

/**
 * Short texts from one process to all processes on the same database, this one included. Nothing stores them, so they
 * can be lost if a process or a connection ends.
 */
export interface Signals {
  signal: (signal: string) => void
  listen: (listener: SignalListener) => void
  close: () => Promise<void>
}

/** The embedded database has only one process. */
export function signalsWithin(): Signals {
  const listeners: SignalListener[] = []
  return {
    signal: (signal) =>
      queueMicrotask(() => {
        for (const { onSignal } of listeners) onSignal(signal)
      }),
    listen: (listener) => void listeners.push(listener),
    close: async () => undefined,
  }
}
