import { Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'

/** Exports the connections of this process's pool. The embedded database has none. */
export function poolMetrics(register: Registry, { db }: { db: Database }): void {
  if (!('pool' in db.client)) return
  const { pool } = db.client
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process for requests, and requests that wait for one, by state',
    labelNames: ['state'],
    registers: [register],
    collect: () => {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'database_connections_max',
    help: 'Connections that this process may open for requests',
    registers: [register],
  }).set(pool.options.max ?? 10)
}
