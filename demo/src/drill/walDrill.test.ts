import { expect, test } from 'vitest'
import { hasPgbackrest } from '../../../scripts/pgbackrest.mjs'
import { walDrill } from './walDrill.ts'

const isPossible = Boolean(process.env.DATABASE_URL) && hasPgbackrest()

test.runIf(isPossible)('a drill destroys everything and restores a moment between two writes', async () => {
  const steps = await walDrill({ profiles: 30, archiveSeconds: 2, writingSeconds: 6 })
  expect(steps.filter(({ isGood }) => !isGood)).toEqual([])
  expect(steps.map(({ result }) => result)).toContainEqual(
    expect.stringMatching(/^[1-9]\d* compared, 0 diff/),
  )
})
