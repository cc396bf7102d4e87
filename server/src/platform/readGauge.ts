import { Counter, Gauge, type Registry } from 'prom-client'

export interface Reading<Label extends string> {
  value: number
  labels?: Record<Label, string>
}
type Described<Label extends string> = { name: string; help: string; labelNames?: readonly Label[] }

const failedName = 'metrics_failed_total'

/**
 * Adds a gauge whose values are read when Prometheus asks. If the read fails, as it does while the database is away,
 * the gauge is left out and counted as failed; all other metrics are still served.
 */
export function readGauge<Label extends string = never>(
  register: Registry,
  { name, help, labelNames = [] }: Described<Label>,
  read: () => Promise<readonly Reading<Label>[]>,
): void {
  const failed = failures(register)
  const gauge = new Gauge<Label>({
    name,
    help,
    labelNames: [...labelNames],
    registers: [register],
    collect: async () => {
      gauge.reset()
      const readings = await read().catch(() => undefined)
      if (!readings) {
        if (labelNames.length === 0) gauge.set(Number.NaN)
        return failed.inc({ metric: name })
      }
      for (const { labels, value } of readings)
        if (labels) gauge.set(labels, value)
        else gauge.set(value)
    },
  })
}

function failures(register: Registry): Counter<'metric'> {
  const known = register.getSingleMetric(failedName)
  if (known instanceof Counter) return known
  return new Counter({
    name: failedName,
    help: 'Metrics that could not be read, by name',
    labelNames: ['metric'],
    registers: [register],
  })
}
