import type { Away } from './away.ts'
import type { Orders } from './orders.ts'

export type SimulatorSettings = Readonly<{
  /** A free one where this is 0 or taken. */
  port: number
  host?: string
  merchantId: string
  accessCode: string
  workingKey: string
  /** Where results are pushed to; nowhere unless given. */
  eventsUrl?: string
  /** Milliseconds before each further try of a push. */
  eventPauses?: readonly number[]
}>

export type Bank = Readonly<{
  settings: SimulatorSettings
  orders: Orders
  away: Away
  /** Aborted when the simulator stops: nothing is waited for any longer. */
  stopped: AbortSignal
}>
