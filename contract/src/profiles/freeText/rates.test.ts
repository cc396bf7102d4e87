import { expect, test } from 'vitest'
import { tunedEvasions } from '../../../test/freeText/evasions/tuned.table.ts'
import { untouchedEvasions } from '../../../test/freeText/evasions/untouched.table.ts'
import { tunedInnocents } from '../../../test/freeText/innocents/tuned.table.ts'
import { untouchedInnocents } from '../../../test/freeText/innocents/untouched.table.ts'
import { hasContactDetails } from '../freeText.ts'

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
