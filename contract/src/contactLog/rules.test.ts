import { expect, it } from 'vitest'
import type { NewContact } from './entry.ts'
import { contactProblems, settlesFollowUps, whyNoFollowUp } from './rules.ts'

const today = '2026-11-22'

it.each([
  [{ kind: 'call' }, { outcome: 'Select how the call went' }],
  [{ kind: 'call', outcome: 'no_answer' }, {}],
  [{ kind: 'call', outcome: 'call_back' }, { followUpOn: 'Select the day to call back' }],
  [{ kind: 'call', outcome: 'call_back', followUpOn: today }, {}],
  [
    { kind: 'call', outcome: 'reached', followUpOn: '2026-11-21' },
    { followUpOn: 'Select today or a later day' },
  ],
  [{ kind: 'call', outcome: 'reached', followUpOn: '2027-11-23' }, {}],
  [
    { kind: 'call', outcome: 'reached', followUpOn: '2027-11-24' },
    { followUpOn: 'Select a day within a year' },
  ],
  [
    { kind: 'call', outcome: 'do_not_call', followUpOn: '2026-11-30' },
    { followUpOn: 'You cannot plan another call after this outcome' },
  ],
  [{ kind: 'call', outcome: 'reached', followUpAt: '18:30' }, { followUpOn: 'Select a day for this time' }],
  [{ kind: 'call', outcome: 'call_back', followUpOn: today, followUpAt: '18:30' }, {}],
  [{ kind: 'note' }, { note: 'Enter a note' }],
  [{ kind: 'note', note: 'Evenings suit them', followUpOn: today }, {}],
  [{ kind: 'note', note: 'x', outcome: 'reached' }, { outcome: 'Only a call has an outcome' }],
  [{ kind: 'allow' }, { note: 'Enter a note' }],
] as [NewContact, object][])('the entry %j has the errors %j', (entry, problems) => {
  expect(contactProblems(entry, today)).toEqual(problems)
})

it.each([
  [{ kind: 'call' }, true],
  [{ kind: 'note' }, false],
  [{ kind: 'note', followUpOn: today }, true],
  [{ kind: 'allow' }, false],
] as const)('the entry %j completes earlier follow-ups: %s', (entry, settles) => {
  expect(settlesFollowUps(entry)).toBe(settles)
})

const over = 'You cannot plan a call for a profile that is settled or deleted'
it.each([
  [{ status: 'Active' }, 'call', undefined],
  [{ status: 'Active', doNotCall: true }, 'note', 'This family asked not to be called'],
  [{ status: 'Active', doNotCall: true }, 'allow', undefined],
  [{ status: 'Settled' }, 'note', over],
  [{ status: 'Deleted', doNotCall: true }, 'allow', over],
] as const)('the reason against a follow-up for %j with a %s is: %s', (family, kind, why) => {
  expect(whyNoFollowUp(family, kind)).toBe(why)
})
