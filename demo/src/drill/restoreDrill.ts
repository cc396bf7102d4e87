import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, restore } from '../../../server/src/backups.ts'
import { type Installation, newInstallation, within } from './installation.ts'
import { compared, type State, stateOf, wrongFiles } from './state.ts'
import { write } from './writing.ts'

export type Step = { step: string; seconds: number; result: string; isGood: boolean }

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
  await compareStates(steps, before, await stateOf(early))
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

/** Runs a step and notes how long it took and what it did. */
const stepsInto =
  (steps: Step[]) =>
  async <R>(name: string, work: () => Promise<R>, describe?: (result: R) => string): Promise<R> => {
    const began = performance.now()
    const result = await work()
    const seconds = (performance.now() - began) / 1000
    steps.push({ step: name, seconds, result: describe?.(result) ?? 'done', isGood: true })
    return result
  }

const backedUp = ({ manifest, copied }: Awaited<ReturnType<typeof backup>>): string =>
  `${sumOf(manifest.rows)} rows, ${manifest.files.count} files, ${copied} of them new`
const busy = ({ result, written }: Awaited<ReturnType<typeof backUpBusy>>): string =>
  `${backedUp(result)}; ${written} photos and payments written since it began`
const restored = ({ backup, files }: Awaited<ReturnType<typeof restore>>): string =>
  `${sumOf(backup.manifest.rows)} rows, ${files} files`
const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0)

const comparisons = {
  counts: 'Row counts of all tables',
  contents: 'Contents of all tables',
  money: 'Sums of all columns of money',
  files: 'Hashes of all files',
} as const

async function compareStates(steps: Step[], before: State, after: State): Promise<void> {
  for (const [part, name] of Object.entries(comparisons) as [keyof State, string][])
    steps.push(judged(name, compared(before[part], after[part])))
}

const judged = (step: string, { values, different }: ReturnType<typeof compared>): Step => ({
  step,
  seconds: 0,
  result: `${values} compared, ${different} different`,
  isGood: values > 0 && different === 0,
})

export const tableOf = (steps: readonly Step[]): string =>
  ['| Step | Seconds | Result |', '|---|---|---|', ...steps.map(lineOf)].join('\n')

const lineOf = ({ step, seconds, result, isGood }: Step): string =>
  `| ${step} | ${seconds ? seconds.toFixed(1) : ''} | ${isGood ? '' : '**WRONG** '}${result} |`
