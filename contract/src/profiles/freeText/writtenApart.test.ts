import { expect, test } from 'vitest'
import { hasContactDetails } from '../freeText.ts'
import { contactsWrittenApart } from './evasions/writtenApart.table.ts'
import { innocentsWrittenApart } from './innocents/writtenApart.table.ts'

/** Somebody else wrote both lists before the check changed; tune the check to other texts, never to these. */
const atLeast = 95

test('95 of 100 evasions that somebody else wrote are refused', () => {
  expect(contactsWrittenApart).toHaveLength(100)
  expect(contactsWrittenApart.filter(hasContactDetails).length).toBeGreaterThanOrEqual(atLeast)
})

test('95 of 100 ordinary texts that somebody else wrote are accepted', () => {
  expect(innocentsWrittenApart).toHaveLength(100)
  const accepted = innocentsWrittenApart.filter((text) => !hasContactDetails(text))
  expect(accepted.length).toBeGreaterThanOrEqual(atLeast)
})
