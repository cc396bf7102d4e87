import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryOver } from './carryOver.ts'

const plan = { phoneContacts: 120, expressInterests: 200 }
const held = { phoneContacts: 40, usedPhoneContacts: 15, expressInterests: 60, usedExpressInterests: 60 }

test.each([
  ['a first membership gives what the plan says', undefined, 120, 200],
  ['what is left is added, and nothing of what was used up', held, 145, 200],
  ['nothing was used', { ...held, usedPhoneContacts: 0, usedExpressInterests: 0 }, 160, 260],
])('%s', (_, before, phoneContacts, expressInterests) => {
  expect(carryOver(plan, before)).toEqual({ phoneContacts, expressInterests })
})

const quota = fc.integer({ min: 0, max: 1000 })
const step = fc.record({ given: quota, wanted: quota })

test('over any chain of memberships what was given is what was used and what is left', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      let before: typeof held | undefined
      let used = 0
      for (const { given, wanted } of steps) {
        const quotas = carryOver({ phoneContacts: given, expressInterests: given }, before)
        const taken = Math.min(wanted, quotas.phoneContacts)
        used += taken
        before = { ...quotas, usedPhoneContacts: taken, usedExpressInterests: 0 }
      }
      const given = steps.reduce((sum, one) => sum + one.given, 0)
      expect(used + (before?.phoneContacts ?? 0) - (before?.usedPhoneContacts ?? 0)).toBe(given)
      expect(before?.expressInterests).toBe(given)
    }),
  )
})
