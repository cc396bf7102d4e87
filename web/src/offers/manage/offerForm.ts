import { indianDay } from '@bnr/contract/indianDay'
import { noPaise, oneRupee, type Paise, rupeesOf } from '@bnr/contract/money'
import { type Offer, type OfferTerms, offerTerms } from '@bnr/contract/offers/schemas'
import { wrongPrice } from '@bnr/contract/prices'
import { errorsOf, type FormErrors } from '../../platform/formErrors.ts'
import { typedAmount } from '../../platform/typedAmount.ts'
import type { FormOptions } from '../../ui/form/useForm.ts'

/** Form values; numbers are typed text. */
export type OfferValues = ReturnType<typeof valuesOf>

function valuesOf(draft: Offer | undefined) {
  return {
    title: draft?.title ?? '',
    membershipIds: draft?.membershipIds.map(String) ?? [],
    price: draft?.price === undefined ? '' : String(rupeesOf(draft.price)),
    startsOn: draft?.startsOn ?? indianDay(new Date()),
    endsOn: draft?.endsOn ?? '',
    couponsHold: draft?.couponsHold ?? false,
  }
}

/** Undefined while the text is not an amount of at least one rupee. */
export function priceOf({ price }: Pick<OfferValues, 'price'>): Paise | undefined {
  const typed = typedAmount(price)
  return typed && typed >= oneRupee ? typed : undefined
}

export const termsOf = ({ membershipIds, ...values }: OfferValues): OfferTerms => ({
  ...values,
  title: values.title.trim(),
  membershipIds: membershipIds.map(Number),
  price: priceOf(values) ?? noPaise,
})

/** Checks as the server would. Loads the schema only when the form is submitted. */
async function validate(values: OfferValues): Promise<FormErrors> {
  const { firstIssues } = await import('../../platform/validate.ts')
  const unread = priceOf(values) === undefined && { price: wrongPrice }
  return { ...firstIssues(offerTerms, termsOf(values)), ...unread }
}

export const offerForm = (
  draft: Offer | undefined,
  send: (terms: OfferTerms) => Promise<void>,
): FormOptions<OfferValues> => ({
  initial: () => valuesOf(draft),
  check: validate,
  send: (values) => send(termsOf(values)),
  refused: (error) => errorsOf(error, offerTerms),
})
