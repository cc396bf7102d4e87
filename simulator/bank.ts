import type { Outage } from './away.ts'
import type { Orders } from './orders.ts'

export type SimulatorSettings = Readonly<{
  /** Port; a free one is used if this is 0 or in use. */
  port: number
  host?: string
  merchantId: string
  accessCode: string
  workingKey: string
  /** Address that results are pushed to; without it nothing is pushed. */
  eventsUrl?: string
  /** Milliseconds before each retry of a push. */
  eventPauses?: readonly number[]
}>

export type Bank = Readonly<{
  settings: SimulatorSettings
  orders: Orders
  outage: Outage
  /** Aborted when the simulator stops, so that nothing keeps waiting. */
  stopped: AbortSignal
}>
