import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'

/** Exports how far each replica is behind, and where reads went that may use a replica. */
export function replicaMetrics(register: Registry, { db }: { db: Database }): void {
  const { replicas } = db
  if (!replicas) return
  const registers = [register]
  const lag = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How long each replica has been missing something that the primary had; +Inf while it does not answer',
    labelNames: ['replica'],
    registers,
    collect: () => {
      for (const one of replicas.states()) lag.set({ replica: one.name }, one.lag / 1000)
    },
  })
  const used = new Gauge({
    name: 'database_replica_in_use',
    help: '1 while reads may use the replica, 0 while it is left out',
    labelNames: ['replica'],
    registers,
    collect: () => {
      for (const one of replicas.states()) used.set({ replica: one.name }, one.inUse ? 1 : 0)
    },
  })
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Reads that may use a replica, by the place that answered',
    labelNames: ['place'],
    registers,
    collect: () => {
      reads.reset()
      for (const place of ['primary', 'replica'] as const) reads.inc({ place }, replicas.reads[place])
    },
  })
}
