import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, restore } from '../../../server/src/backups.ts'
import { type Installation, newInstallation, within } from './installation.ts'
import { stateOf, wrongFiles } from './state.ts'
import { compareStates, judged, type Step, stepsInto } from './steps.ts'
import { write } from './writing.ts'

const keepDays = 30
/** Of photos, and as many of payments. */
const writes = 20

/**
 * Makes members, payments and photos, backs up, goes on writing during a second backup, destroys everything, and
 * restores both backups into empty places.
 */
export async function restoreDrill(profiles: number): Promise<Step[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-drill-backups-'))
  const key = randomBytes(32).toString('hex')
  const open = new Set<Installation>()
  const install = async () => {
    const installation = await newInstallation(key)
    open.add(installation)
    return installation
  }
  const destroy = (installation: Installation) => {
    installation.destroy()
    open.delete(installation)
  }
  const steps: Step[] = []
  try {
    await drill({ steps, folder, profiles, install, destroy })
  } finally {
    for (const installation of open) installation.destroy()
    rmSync(folder, { recursive: true })
  }
  return steps
}

type Drill = {
  steps: Step[]
  folder: string
  profiles: number
  install: () => Promise<Installation>
  destroy: (installation: Installation) => void
}

async function drill({ steps, folder, profiles, install, destroy }: Drill): Promise<void> {
  const step = stepsInto(steps)
  const living = await install()
  await step(`Create ${profiles} profiles, ${writes} photos and payments`, () => fill(living, profiles))
  const before = await stateOf(living)
  const first = await step('Back up', () => backup({ to: folder, keepDays }, living.environment), backedUp)
  await step(
    'Back up again while members upload photos and pay',
    () => backUpBusy(living, folder, profiles),
    busy,
  )
  await step('Destroy the database and the files', async () => destroy(living))
  const early = await install()
  const until = new Date(first.manifest.moment)
  await step('Restore the first backup', () => restore({ from: folder, until }, early.environment), restored)
  compareStates(steps, before, await stateOf(early))
  destroy(early)
  const late = await install()
  const now = { from: folder, until: new Date() }
  await step('Restore the second backup', () => restore(now, late.environment), restored)
  steps.push(judged('Files of the second backup against the hashes in its database', await wrongFiles(late)))
}

const fill = (installation: Installation, profiles: number) =>
  within(installation, async ({ drilled, fill }) => {
    await fill(profiles)
    await write(drilled, () => writes)
  })

/** Writes from before the backup begins until it has ended, at most once for each profile. */
async function backUpBusy(installation: Installation, folder: string, profiles: number) {
  return await within(installation, async ({ drilled }) => {
    let isOver = false
    const writing = write(drilled, (done) => (isOver ? done : profiles))
    let written = 0
    const result = await backup({ to: folder, keepDays }, installation.environment).finally(async () => {
      isOver = true
      written = await writing
    })
    return { result, written }
  })
}

const backedUp = ({ manifest, copied }: Awaited<ReturnType<typeof backup>>): string =>
  `${sumOf(manifest.rows)} rows, ${manifest.files.count} files, ${copied} of them new`
const busy = ({ result, written }: Awaited<ReturnType<typeof backUpBusy>>): string =>
  `${backedUp(result)}; ${written} photos and payments written since it began`
const restored = ({ backup, files }: Awaited<ReturnType<typeof restore>>): string =>
  `${sumOf(backup.manifest.rows)} rows, ${files} files`
const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0)
