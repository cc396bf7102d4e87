import { longestCounted } from '@bnr/contract/figures/queues'
import type { Registry } from 'prom-client'
import { readGauge } from '../platform/readGauge.ts'
import type { Services } from '../services/services.ts'
import { sharedQueues } from './queues.ts'

/** Exports the work that waits for staff: profiles and photos to review, payments to decide, and the others. */
export function queueMetrics(register: Registry, services: Services): void {
  const labelNames = ['queue'] as const
  const length = `Entries that wait for staff, by queue, counted up to ${longestCounted + 1}`
  readGauge(register, { name: 'staff_queue_length', help: length, labelNames }, async () => {
    const found = await sharedQueues(services)
    return found.map(({ name, count }) => ({ labels: { queue: name }, value: count }))
  })
  const oldestAge = 'How long the first entry of a queue waits for staff, by queue'
  readGauge(register, { name: 'staff_queue_oldest_seconds', help: oldestAge, labelNames }, async () => {
    const now = services.clock.now().getTime()
    const found = await sharedQueues(services)
    return found.flatMap(({ name, oldest }) =>
      oldest === null ? [] : [{ labels: { queue: name }, value: (now - new Date(oldest).getTime()) / 1000 }],
    )
  })
}
