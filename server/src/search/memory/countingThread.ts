import { parentPort } from 'node:worker_threads'
import type { CountOrder, CountResult } from './counter.ts'
import { countNear } from './countNear.ts'
import { countRows } from './countRows.ts'

parentPort?.on('message', (order: CountOrder) => {
  const counts = order.kind === 'rows' ? countRows(order.task) : countNear(order.task)
  parentPort?.postMessage({ number: order.number, counts } satisfies CountResult)
})
