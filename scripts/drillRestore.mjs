import { parseArgs } from 'node:util'
import { cephPrograms, ensurePrograms } from './machine.mjs'
import { onNode24 } from './node24.mjs'
import { hasPgbackrest } from './pgbackrest.mjs'
import { root } from './run.mjs'

/**
 * `npm run drill:restore -- 5000` uses 5,000 profiles instead of 1,000. If pgBackRest is installed, it also restores a
 * moment from a WAL archive; `--archive s3` keeps this archive in an S3 store instead of a folder.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { archive: { type: 'string', default: 'folder' } },
})

if (await onNode24()) {
  const { restoreDrill } = await import(`${root}demo/src/drill/restoreDrill.ts`)
  const { walDrill } = await import(`${root}demo/src/drill/walDrill.ts`)
  const { tableOf } = await import(`${root}demo/src/drill/steps.ts`)
  const profiles = Number(positionals[0] ?? 1000)
  const steps = await restoreDrill(profiles)
  const archived = { profiles, archiveSeconds: 45, writingSeconds: 100 }
  if (hasPgbackrest()) steps.push(...(await walDrill({ ...archived, store: await archiveStore() })))
  else process.stderr.write('Without pgBackRest (apt-get install pgbackrest), the WAL archive is left out.\n')
  process.stdout.write(`${tableOf(steps)}\n`)
  process.exit(steps.every(({ isGood }) => isGood) ? 0 : 1)
}

/** An S3 store that ends with this process. */
async function archiveStore() {
  if (values.archive !== 's3') return undefined
  ensurePrograms(cephPrograms)
  const { openMachine } = await import(`${root}demo/src/cluster/machine.ts`)
  const { startCeph } = await import(`${root}demo/src/cluster/ceph.ts`)
  return (await startCeph(openMachine())).secure
}
