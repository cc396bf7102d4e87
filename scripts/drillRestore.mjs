import { onNode24 } from './node24.mjs'
import { hasPgbackrest } from './pgbackrest.mjs'
import { root } from './run.mjs'

/**
 * `npm run drill:restore -- 5000` uses 5,000 profiles instead of 1,000. If pgBackRest is installed, it also restores a
 * moment from a WAL archive.
 */
if (onNode24()) {
  const { restoreDrill } = await import(`${root}demo/src/drill/restoreDrill.ts`)
  const { walDrill } = await import(`${root}demo/src/drill/walDrill.ts`)
  const { tableOf } = await import(`${root}demo/src/drill/steps.ts`)
  const profiles = Number(process.argv[2] ?? 1000)
  const steps = await restoreDrill(profiles)
  const archived = { profiles, archiveSeconds: 45, writingSeconds: 100 }
  if (hasPgbackrest()) steps.push(...(await walDrill(archived)))
  else process.stderr.write('Without pgBackRest (apt-get install pgbackrest), the WAL archive is left out.\n')
  process.stdout.write(`${tableOf(steps)}\n`)
  process.exit(steps.every(({ isGood }) => isGood) ? 0 : 1)
}
