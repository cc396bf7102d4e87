import { Counter, type Registry } from 'prom-client'

/** PostgreSQL answers all searches today; another engine gets a label of its own. */
export const searchesAnswered = new Counter({
  name: 'searches_total',
  help: 'Searches of profiles that this process has answered, by engine',
  labelNames: ['engine'] as const,
  registers: [],
})

export const searchMetrics = (register: Registry): void => register.registerMetric(searchesAnswered)
