import fc from 'fast-check'
import { afterAll, inject, test } from 'vitest'
import { openBank } from '../factories/payments.ts'
import { live } from './live.ts'
import { onSale } from './plans.ts'
import { openWorld, type World } from './service/world.ts'
import { history } from './steps.ts'

declare module 'vitest' {
  interface ProvidedContext {
    histories: { count: number; seed: number; path: string }
  }
}
/** A failure prints the seed and path that repeat it: `npm run histories -- --seed 7 --path 1:0:4`. */
const { count, seed, path } = inject('histories')

const inOneWorld = 50
const begin = Date.UTC(2027, 0, 5, 6)
/** Reports accept years up to 2099. */
const lastBegin = Date.UTC(2090, 0, 1)

const bank = await openBank()
afterAll(bank.stop)

/** How long, in milliseconds, the test tries to shorten a history that failed. */
const longestShrinking = 60_000

const batches = Array.from({ length: path ? 1 : Math.ceil(count / inOneWorld) }, (_, at) => at)

test.each(batches)(
  'random purchases, payments, credits and reversals have the outcome of an independent model (%i)',
  async (batch) => {
    let world = await openWorld(bank, onSale, begin)
    let now = begin
    let shrinksUntil = Number.POSITIVE_INFINITY
    const historiesAgree = fc.asyncProperty(history, async (drawn) => {
      if (now > lastBegin) {
        await close(world)
        world = await openWorld(bank, onSale, begin)
        now = begin
      }
      fc.pre(Date.now() < shrinksUntil)
      try {
        now = await live(world, drawn, now)
      } catch (error) {
        shrinksUntil = Math.min(shrinksUntil, Date.now() + longestShrinking)
        now = Math.max(now, world.service.time.now.getTime())
        throw error
      }
    })
    const numRuns = Math.min(inOneWorld, count - batch * inOneWorld)
    try {
      await fc.assert(historiesAgree, { numRuns, seed: seed + batch, ...(path && { path }) })
    } finally {
      await close(world)
    }
  },
  600_000,
)

async function close({ service }: World): Promise<void> {
  await service.app.close()
  await service.db.close()
}
