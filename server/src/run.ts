import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import type { Settings } from './platform/settings.ts'
import { startTracing } from './platform/tracing.ts'
import { type Mode, start } from './start.ts'

const webFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url))

/** Milliseconds after a signal when the process ends in any case, for example because the database does not answer. */
const longestStop = ({ stopDelaySeconds, stopSeconds }: Settings) =>
  (stopDelaySeconds + stopSeconds + 10) * 1000

/** Runs the service until a signal ends it. `modeOf` refuses settings of another mode. */
export async function run(modeOf: (config: Settings) => Mode): Promise<void> {
  try {
    const config = readConfig()
    const sendLastSpans = await startTracing(config.traces)
    const running = await start(config, modeOf(config), webFolder)
    process.stdout.write(running.welcome)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), longestStop(config)).unref()
        running
          .stop()
          .then(sendLastSpans)
          .then(
            () => process.exit(0),
            () => process.exit(1),
          )
      })
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
