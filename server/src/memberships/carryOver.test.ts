import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryOver, everything } from './carryOver.ts'

const plan = { phoneContacts: 120, expressInterests: 200 }
const held = { phoneContacts: 40, usedPhoneContacts: 15, expressInterests: 60, usedExpressInterests: 60 }
const unused = { ...held, usedPhoneContacts: 0, usedExpressInterests: 0 }

test.each([
  ['a first membership gives what the plan says', undefined, everything, 120, 200],
  ['everything left is added, and nothing that was used', held, everything, 145, 200],
  ['nothing was used', unused, everything, 160, 260],
  ['on the first day nothing carries over', unused, { part: 0, whole: 90 }, 120, 200],
  ['a third of the days passed: 13.3 and 20', unused, { part: 30, whole: 90 }, 133, 220],
  ['the share is taken of what is left, 25, and rounded down', held, { part: 89, whole: 90 }, 144, 200],
])('%s', (_, before, share, phoneContacts, expressInterests) => {
  expect(carryOver(plan, before, share)).toEqual({ phoneContacts, expressInterests })
})

const quota = fc.integer({ min: 0, max: 1000 })
const step = fc.record({ given: quota, wanted: quota, part: fc.integer({ min: 0, max: 90 }) })

test('no chain of memberships gives more than the plans did, and with everything carried over exactly that', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), fc.boolean(), (steps, whole) => {
      let before: typeof held | undefined
      let used = 0
      for (const { given, wanted, part } of steps) {
        const share = whole ? everything : { part, whole: 90 }
        const quotas = carryOver({ phoneContacts: given, expressInterests: given }, before, share)
        const taken = Math.min(wanted, quotas.phoneContacts)
        used += taken
        before = { ...quotas, usedPhoneContacts: taken, usedExpressInterests: 0 }
      }
      const given = steps.reduce((sum, one) => sum + one.given, 0)
      const total = used + (before?.phoneContacts ?? 0) - (before?.usedPhoneContacts ?? 0)
      if (whole) expect(total).toBe(given)
      else expect(total).toBeLessThanOrEqual(given)
    }),
  )
})

test('however many upgrades a day sees, it gives the quotas of the last plan and what was used before', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 10 }), (steps) => {
      let before: typeof held | undefined
      for (const { given, wanted } of steps) {
        const quotas = carryOver({ phoneContacts: given, expressInterests: given }, before, {
          part: 0,
          whole: 90,
        })
        expect(quotas).toEqual({ phoneContacts: given, expressInterests: given })
        before = { ...quotas, usedPhoneContacts: Math.min(wanted, given), usedExpressInterests: 0 }
      }
    }),
  )
})
