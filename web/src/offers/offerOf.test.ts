import { paiseOf } from '@bnr/contract/money'
import { expect, it } from 'vitest'
import { sentOffer } from '../testing/offers.ts'
import { offerOf } from './offerOf.ts'

const plan = { lineage: 4, price: { amount: paiseOf(8500) } }
const offers = (...terms: object[]) => terms.map((more, index) => sentOffer({ id: index + 1, ...more }))

it.each([
  ['none', [], undefined],
  ['one for another plan', [{ mids: [5] }], undefined],
  ['one that only shows it', [{ am: undefined }], undefined],
  ['one that is no cheaper', [{ am: 8500 }], undefined],
  ['the cheapest', [{ am: 7000 }, { am: 6000 }, { am: 6500 }], 2],
])("a plan gets %s of today's offers", (_, terms, id) => {
  expect(offerOf(plan, offers(...terms))?.id).toBe(id)
})
