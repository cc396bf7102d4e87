import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { DirectOptions } from './drivers.ts'
import { signalBatch, signalsIn } from './signalBatch.ts'
import type { SignalListener, Signals } from './signals.ts'

const channel = 'bnr_signals'

/** Milliseconds. */
const times = {
  /** Signals of this time are sent together. */
  batch: 10,
  answer: 5000,
  /** How often a quiet connection is checked, since a broken network closes none. */
  check: 20_000,
  firstWait: 100,
  longestWait: 2000,
}

/**
 * Signals through LISTEN and NOTIFY, on one direct connection that opens with the first use. A transaction that writes
 * does not send NOTIFY itself: PostgreSQL lets such transactions commit only one after the other.
 */
export function serverSignals(direct: DirectOptions): Signals {
  const listeners: SignalListener[] = []
  const batch = signalBatch()
  const line = lastingLine(direct, receive, () => {
    for (const { onGap } of listeners) onGap()
    void flush()
  })
  let due: NodeJS.Timeout | undefined

  function receive(payload: string | undefined) {
    const signals = signalsIn(payload)
    for (const { onSignal, onGap } of listeners) signals ? signals.forEach(onSignal) : onGap()
  }

  async function flush() {
    due = undefined
    const client = line.client()
    if (!client) return
    const { payloads, putBack } = batch.take()
    if (payloads.length === 0) return
    const notify = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'
    await client.query(notify, [channel, payloads]).catch(() => {
      putBack()
      line.lose(client)
    })
  }

  return {
    signal: (signal) => {
      batch.add([signal])
      due ??= setTimeout(flush, times.batch)
    },
    listen: (listener) => {
      listeners.push(listener)
      line.client()
    },
    close: async () => {
      clearTimeout(due)
      if (due) await flush()
      await line.close()
    },
  }
}

type Receive = (payload: string | undefined) => void

/** A connection that listens, and is opened again whenever it is lost. `onOpen` runs after each opening. */
function lastingLine(direct: DirectOptions, receive: Receive, onOpen: () => void) {
  let open: Client | undefined
  let opening: Promise<void> | undefined
  let closed = false

  async function keepOpening() {
    for (let attempt = 0; !open && !closed; attempt++) {
      if (attempt > 0) await pause(waitBefore(attempt), undefined, { ref: false })
      open = await connect(direct, receive, lose).catch(() => undefined)
    }
    opening = undefined
    checking ??= setInterval(check, times.check).unref()
    if (!closed) onOpen()
  }

  function lose(client: Client) {
    if (client !== open) return
    open = undefined
    client.end().catch(() => undefined)
    if (!closed) opening ??= pause(waitBefore(1), undefined, { ref: false }).then(keepOpening)
  }

  function check() {
    const client = open
    client?.query('select 1').catch(() => lose(client))
  }
  let checking: NodeJS.Timeout | undefined

  return {
    /** The connection. Undefined while it opens, which this begins. */
    client: () => {
      if (!open && !closed) opening ??= keepOpening()
      return open
    },
    lose,
    close: async () => {
      closed = true
      clearInterval(checking)
      await Promise.race([opening, pause(1000, undefined, { ref: false })])
      await open?.end()
    },
  }
}

async function connect(direct: DirectOptions, receive: Receive, onEnd: (client: Client) => void) {
  const { default: pg } = await import('pg')
  const application_name = `${direct.application_name} signals`
  const client = new pg.Client({ ...direct, application_name, query_timeout: times.answer })
  client.on('error', () => undefined)
  client.on('end', () => onEnd(client))
  client.on('notification', ({ payload }) => receive(payload))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    client.end().catch(() => undefined)
    throw error
  }
  return client
}

/** Doubles, and differs between processes, so that not all of them connect at the same moment. */
const waitBefore = (attempt: number) =>
  Math.min(times.longestWait, times.firstWait * 2 ** (attempt - 1)) * (0.5 + Math.random())
