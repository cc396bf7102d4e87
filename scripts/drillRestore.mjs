import { onNode24 } from './node24.mjs'
import { root } from './run.mjs'

/** `npm run drill:restore -- 5000` uses 5,000 profiles instead of 1,000. */
if (onNode24()) {
  const { restoreDrill, tableOf } = await import(`${root}demo/src/drill/restoreDrill.ts`)
  const steps = await restoreDrill(Number(process.argv[2] ?? 1000))
  process.stdout.write(`${tableOf(steps)}\n`)
  process.exit(steps.every(({ isGood }) => isGood) ? 0 : 1)
}
