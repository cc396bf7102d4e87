import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { TestRunner } from 'vitest'

type Result = { status: 'killed' | 'survived'; by?: string }
type Task = Parameters<NonNullable<TestRunner['onAfterRunTask']>>[0]

/** The switches that the instrumented code reads, as Stryker's instrumenter defines them. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
}
const global = globalThis as { __stryker__?: Switches }
global.__stryker__ ??= {}
const switches = global.__stryker__

const file = fileURLToPath(new URL('../found.json', import.meta.url))
const atLoad = fileURLToPath(new URL('../atLoad.json', import.meta.url))
/** The tests that cannot be run twice, by file, with the faults that they reach. */
const unrepeatable = fileURLToPath(new URL('../unrepeatable.json', import.meta.url))
const unrepeatableTests: Record<string, string[]> = existsSync(unrepeatable)
  ? JSON.parse(readFileSync(unrepeatable, 'utf8'))
  : {}
const mutants: { id: string }[] = JSON.parse(
  readFileSync(fileURLToPath(new URL('../mutants.json', import.meta.url)), 'utf8'),
)
const planted = new Set(mutants.map(({ id }) => id))
const results: Record<string, Result> = JSON.parse(readFileSync(file, 'utf8'))

/** How often a fault is tried in one test file, because most tests of a file share their preparation. */
const maxInFile = Number(process.env.MUTATION_MOST ?? 4)
const tried = new Map<string, number>()

function mayTry(id: string, { file: inFile }: Task): boolean {
  const key = `${inFile?.name} ${id}`
  const times = tried.get(key) ?? 0
  tried.set(key, times + 1)
  return times < maxInFile
}

/** Runs each test as it is, then with each fault that it reaches and that is not found yet. */
export default class MutatingRunner extends TestRunner {
  async runTask(test: Task): Promise<void> {
    const reached = await reachedBy(test)
    if (process.env.MUTATION_DRY) return
    const alive = Object.entries(reached).filter(
      ([id]) => planted.has(id) && results[id]?.status !== 'killed' && mayTry(id, test),
    )
    if (alive.length === 0) return
    if (!(await passes(test))) return noteUnrepeatable(test, Object.keys(reached))
    for (const [id, hits] of alive) {
      results[id] ??= { status: 'survived' }
      if (await passes(test, id, 100 * hits + 1000)) continue
      // If the test now fails without the fault too, it proves nothing.
      if (!(await passes(test))) {
        note(`fails after fault ${id} without it: ${test.name}`)
        break
      }
      results[id] = { status: 'killed', by: `${test.file?.name} > ${test.name}` }
    }
    writeFileSync(file, JSON.stringify(results))
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files)
    if (!process.env.MUTATION_DRY || switches.activeMutant !== undefined) return
    // Each test file loads the code again, and not all of them load every file.
    const known: string[] = existsSync(atLoad) ? JSON.parse(readFileSync(atLoad, 'utf8')) : []
    const loaded = Object.keys(switches.mutantCoverage?.static ?? {})
    writeFileSync(atLoad, JSON.stringify([...new Set([...known, ...loaded])]))
  }
}

function noteUnrepeatable({ file: inFile, name }: Task, reached: string[]): void {
  note(`cannot be run twice: ${name}`)
  const path = inFile?.name ?? ''
  unrepeatableTests[path] = [...new Set([...(unrepeatableTests[path] ?? []), ...reached])]
  for (const id of reached) if (planted.has(id)) results[id] ??= { status: 'survived' }
  writeFileSync(unrepeatable, JSON.stringify(unrepeatableTests))
}

const note = (text: string) => void process.stderr.write(`${text}\n`)

async function reachedBy(test: Task): Promise<Record<string, number>> {
  switches.currentTestId = test.id
  try {
    await TestRunner.getTestFn(test as never)()
  } finally {
    switches.currentTestId = undefined
  }
  return switches.mutantCoverage?.perTest[test.id] ?? {}
}

async function passes(test: Task, mutant?: string, hitLimit?: number): Promise<boolean> {
  try {
    await beforeEachOf(test)
    Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit })
    await TestRunner.getTestFn(test as never)()
    return true
  } catch {
    return false
  } finally {
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
  }
}

async function beforeEachOf({ suite, file: inFile, context }: Task): Promise<void> {
  const suites = []
  for (let one = suite; one; one = one.suite) suites.unshift(one)
  if (!suites.includes(inFile as never)) suites.unshift(inFile as never)
  for (const one of suites)
    for (const hook of TestRunner.getSuiteHooks(one).beforeEach) await hook(context as never, one as never)
}
