import { expect, test } from 'vitest'
import { hasContactDetails } from '../freeText.ts'
import { tunedEvasions } from './evasions/tuned.table.ts'
import { untouchedEvasions } from './evasions/untouched.table.ts'
import { tunedInnocents } from './innocents/tuned.table.ts'
import { untouchedInnocents } from './innocents/untouched.table.ts'

const rightOf = (texts: readonly string[], isRefused: boolean) =>
  texts.filter((text) => hasContactDetails(text) === isRefused).length / texts.length

test.each([
  ['evasions that it was tuned on', tunedEvasions, true],
  ['evasions that it was not tuned on', untouchedEvasions, true],
  ['innocent texts that it was tuned on', tunedInnocents, false],
  ['innocent texts that it was not tuned on', untouchedInnocents, false],
])('the check is right about at least 95 of 100 %s', (_, texts, isRefused) => {
  expect(rightOf(texts, isRefused)).toBeGreaterThanOrEqual(0.95)
})
