import { Counter, type Registry } from 'prom-client'
import { sqlRows } from '../database/database.ts'
import { readGauge } from '../platform/readGauge.ts'
import type { Services } from '../services/services.ts'

export const gatewayAnswers = new Counter({
  name: 'gateway_answers_total',
  help: 'Answers of the card gateway that this process handled, by outcome and source; unknown: it does not know the order',
  labelNames: ['outcome', 'source'],
  registers: [],
})

/** Exports the answers of the gateway and the card payments that have none yet. */
export function gatewayMetrics(register: Registry, { db, clock }: Services): void {
  register.registerMetric(gatewayAnswers)
  const unanswered = {
    name: 'payments_unanswered',
    help: 'Card payments begun more than an hour and less than a week ago without a final answer',
  }
  readGauge(register, unanswered, async () => {
    const now = clock.now().toISOString()
    const [found] = await sqlRows<{ count: number }>(db)`
      select count(*)::int as count from payment_attempts where answered_at is null and sent_at is not null
        and begun_at > ${now}::timestamptz - interval '7 days' and begun_at < ${now}::timestamptz - interval '1 hour'`
    return [{ value: found?.count ?? 0 }]
  })
}
