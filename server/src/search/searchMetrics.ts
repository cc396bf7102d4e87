import { Counter, Gauge, type Registry } from 'prom-client'

export const searchesAnswered = new Counter({
  name: 'searches_total',
  help: 'Searches of profiles that this process has answered, by engine: postgresql, or the index in memory',
  labelNames: ['engine'] as const,
  registers: [],
})

export const indexFailures = new Counter({
  name: 'search_index_failures_total',
  help: 'How often this process had to give up its search index, or could not build it; PostgreSQL then answers',
  registers: [],
})

export const indexedProfiles = new Gauge({
  name: 'search_index_profiles',
  help: 'Active profiles in the search index of this process; 0 while PostgreSQL answers',
  registers: [],
})

export const indexBytes = new Gauge({
  name: 'search_index_bytes',
  help: 'Memory of the search index of this process',
  registers: [],
})

export const searchMetrics = (register: Registry): void => {
  for (const metric of [searchesAnswered, indexFailures, indexedProfiles, indexBytes])
    register.registerMetric(metric)
}
