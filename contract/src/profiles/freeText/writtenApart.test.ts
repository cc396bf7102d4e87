import { expect, test } from 'vitest'
import { contactsWrittenApart } from '../../../test/freeText/evasions/writtenApart.table.ts'
import { innocentsWrittenApart } from '../../../test/freeText/innocents/writtenApart.table.ts'
import { hasContactDetails } from '../freeText.ts'

/** Both lists were written independently of the check. Tune the check with other texts, never with these. */
const atLeast = 95

test('refuses at least 95 of 100 evasions that were written independently', () => {
  expect(contactsWrittenApart).toHaveLength(100)
  expect(contactsWrittenApart.filter(hasContactDetails).length).toBeGreaterThanOrEqual(atLeast)
})

test('accepts at least 95 of 100 ordinary texts that were written independently', () => {
  expect(innocentsWrittenApart).toHaveLength(100)
  const accepted = innocentsWrittenApart.filter((text) => !hasContactDetails(text))
  expect(accepted.length).toBeGreaterThanOrEqual(atLeast)
})
