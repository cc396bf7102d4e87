import { Counter, Gauge, type Registry } from 'prom-client'

export const openStreamCount = new Gauge({
  name: 'hint_streams_open',
  help: 'Streams of hints that browsers of members have open at this process',
  registers: [],
})
export const endedStreams = new Counter({
  name: 'hint_streams_ended_total',
  help: 'Streams of hints that have ended, by reason (left, slow, session, block, age, leaving)',
  labelNames: ['reason'],
  registers: [],
})
export const refusedStreams = new Counter({
  name: 'hint_streams_refused_total',
  help: 'Streams of hints that were refused because too many were open, by limit (session, process)',
  labelNames: ['limit'],
  registers: [],
})
export const sentHints = new Counter({
  name: 'hints_sent_total',
  help: 'Hints that this process has sent to browsers',
  registers: [],
})

export function hintMetrics(register: Registry): void {
  register.registerMetric(openStreamCount)
  register.registerMetric(endedStreams)
  register.registerMetric(refusedStreams)
  register.registerMetric(sentHints)
}
