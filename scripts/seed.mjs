import { parseArgs } from 'node:util'
import { onNode24 } from './node24.mjs'

const usage = 'Usage: npm run seed -- --profiles 20000\n'
if (await onNode24()) await main()

async function main() {
  try {
    const { values } = parseArgs({ options: { profiles: { type: 'string' } } })
    const profiles = values.profiles === undefined ? undefined : Number(values.profiles)
    if (profiles !== undefined && !(Number.isInteger(profiles) && profiles >= 0)) throw new Error(usage)
    const { seed } = await import('../demo/src/seed.ts')
    await seed(profiles, process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
