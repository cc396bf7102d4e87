import { Counter, Gauge, type Registry } from 'prom-client'
import type { Places } from './places.ts'

/** Exports how the S3 store does, as this process sees it. */
export function storeMetrics(register: Registry, { places: { s3 } }: { places: Places }): void {
  if (!s3) return
  const requests = new Counter({
    name: 's3_requests_total',
    help: 'Requests to the S3 store: done, failed after all attempts, or refused because the last ones failed',
    labelNames: ['outcome'],
    registers: [register],
    collect: () => {
      requests.reset()
      const { done, failed, refused } = s3.counts
      for (const [outcome, count] of Object.entries({ done, failed, refused }))
        requests.inc({ outcome }, count)
    },
  })
  const opened = new Counter({
    name: 's3_circuit_opened_total',
    help: 'How often this process stopped asking the S3 store for a while',
    registers: [register],
    collect: () => {
      opened.reset()
      opened.inc(s3.counts.opened)
    },
  })
  const open = new Gauge({
    name: 's3_circuit_open',
    help: '1 while this process does not ask the S3 store',
    registers: [register],
    collect: () => {
      open.set(s3.isOpen() ? 1 : 0)
    },
  })
}
