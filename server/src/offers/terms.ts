import { oneRupee, rupeesShown } from '@bnr/contract/money'
import type { OfferTerms } from '@bnr/contract/offers/schemas'
import { lastAfterFirst } from '@bnr/contract/values'
import type { Transaction } from '../database/database.ts'
import { requirePlans } from '../plans/currentPlans.ts'
import { invalidInput } from '../platform/failure.ts'

export async function requireTerms(tx: Transaction, terms: OfferTerms, today: string): Promise<void> {
  if (terms.endsOn < terms.startsOn) throw invalidInput({ ed: lastAfterFirst })
  requireNotOver(terms.endsOn, today)
  await requireLower(tx, terms)
}

export function requireNotOver(endsOn: string, today: string): void {
  if (endsOn < today) throw invalidInput({ ed: 'The last day is in the past' })
}

/** The price must be lower than that of each plan, and at least one rupee. */
async function requireLower(tx: Transaction, { membershipIds, price }: OfferTerms): Promise<void> {
  const [cheapest] = await requirePlans(tx, membershipIds)
  if (price < oneRupee) throw invalidInput({ am: 'Enter an amount from 1 to 10,00,000' })
  if (cheapest && price >= cheapest.price)
    throw invalidInput({
      am: `Enter less than ${rupeesShown(cheapest.price)}, which ${cheapest.name} costs without the offer`,
    })
}
