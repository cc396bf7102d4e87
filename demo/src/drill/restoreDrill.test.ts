import { expect, test } from 'vitest'
import { restoreDrill } from './restoreDrill.ts'

test.runIf(process.env.DATABASE_URL)('a drill destroys everything and restores all of it', async () => {
  const steps = await restoreDrill(20)
  expect(steps.filter(({ isGood }) => !isGood)).toEqual([])
  expect(steps.map(({ result }) => result)).toContainEqual(
    expect.stringMatching(/^[1-9]\d* compared, 0 diff/),
  )
})
