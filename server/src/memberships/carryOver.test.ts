import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryOver, everything } from './carryOver.ts'

const plan = { phoneContacts: 120, expressInterests: 200 }
const partlyUsed = {
  phoneContacts: 40,
  usedPhoneContacts: 15,
  toppedUpPhoneContacts: 0,
  expressInterests: 60,
  usedExpressInterests: 60,
  toppedUpExpressInterests: 0,
}
/** 50 from the plan and 20 from top-ups, of which the member has used the first 30. */
const toppedUp = { ...partlyUsed, phoneContacts: 70, usedPhoneContacts: 30, toppedUpPhoneContacts: 20 }
const unused = { ...partlyUsed, usedPhoneContacts: 0, usedExpressInterests: 0 }

test.each([
  ['a first membership has the quotas of its plan', undefined, everything, 120, 200],
  ['unused quotas are added, used ones are not', partlyUsed, everything, 145, 200],
  ['everything is added if nothing was used', unused, everything, 160, 260],
  ['nothing carries over on the first day', unused, { part: 0, whole: 90 }, 120, 200],
  ['a third carries over after a third of the days: 13.3 and 20', unused, { part: 30, whole: 90 }, 133, 220],
  ['the share applies to the 25 that are left, rounded down', partlyUsed, { part: 89, whole: 90 }, 144, 200],
])('%s', (_, before, share, phoneContacts, expressInterests) => {
  expect(carryOver(plan, before, share)).toMatchObject({ phoneContacts, expressInterests })
})

test.each([
  ['unused top-ups carry over whole, in addition to the share of the plan', toppedUp, 120 + 6 + 20, 20],
  ['the plan is used first', { ...toppedUp, usedPhoneContacts: 50 }, 120 + 20, 20],
  ['of top-ups that are partly used the rest carries over', { ...toppedUp, usedPhoneContacts: 63 }, 127, 7],
  ['used top-ups do not carry over', { ...toppedUp, usedPhoneContacts: 70 }, 120, 0],
])('%s', (_, before, phoneContacts, toppedUpPhoneContacts) => {
  const third = { part: 30, whole: 90 }
  expect(carryOver(plan, before, third)).toMatchObject({ phoneContacts, toppedUpPhoneContacts })
})

const quota = fc.integer({ min: 0, max: 1000 })
const step = fc.record({ granted: quota, wanted: quota, part: fc.integer({ min: 0, max: 90 }) })

test('a chain of memberships never gives more than its plans did, and exactly that if everything carries over', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), fc.boolean(), (steps, whole) => {
      let before: typeof partlyUsed | undefined
      let used = 0
      for (const { granted, wanted, part } of steps) {
        const share = whole ? everything : { part, whole: 90 }
        const quotas = carryOver({ phoneContacts: granted, expressInterests: granted }, before, share)
        const taken = Math.min(wanted, quotas.phoneContacts)
        used += taken
        before = { ...quotas, usedPhoneContacts: taken, usedExpressInterests: 0 }
      }
      const granted = steps.reduce((sum, one) => sum + one.granted, 0)
      const total = used + (before?.phoneContacts ?? 0) - (before?.usedPhoneContacts ?? 0)
      if (whole) expect(total).toBe(granted)
      else expect(total).toBeLessThanOrEqual(granted)
    }),
  )
})

test('any number of upgrades in a day gives the quotas of the last plan plus what was used before', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 10 }), (steps) => {
      let before: typeof partlyUsed | undefined
      for (const { granted, wanted } of steps) {
        const quotas = carryOver({ phoneContacts: granted, expressInterests: granted }, before, {
          part: 0,
          whole: 90,
        })
        expect(quotas).toMatchObject({ phoneContacts: granted, expressInterests: granted })
        before = { ...quotas, usedPhoneContacts: Math.min(wanted, granted), usedExpressInterests: 0 }
      }
    }),
  )
})
