import {
  type Coupon,
  type CouponBounds,
  couponBounds,
  type NewCoupon,
  newCoupon,
} from '@bnr/contract/coupons/schemas'
import { indianDay } from '@bnr/contract/indianDay'
import { noPaise, oneRupee } from '@bnr/contract/money'
import { wrongPrice } from '@bnr/contract/prices'
import { errorsOf, type FormErrors } from '../platform/formErrors.ts'
import { typedAmount } from '../platform/typedAmount.ts'
import type { FormOptions } from '../ui/form/useForm.ts'

/** Form values as text. */
export type CouponValues = ReturnType<typeof valuesOf>

const limitText = (limit: number | undefined) => (limit === undefined ? '' : String(limit))

export function valuesOf(coupon: Coupon | undefined, today = indianDay(new Date())) {
  return {
    code: coupon?.code ?? '',
    kind: 'percent' as 'percent' | 'amount',
    percent: '',
    amount: '',
    planIds: [] as readonly string[],
    startsOn: coupon?.startsOn ?? today,
    endsOn: coupon?.endsOn ?? '',
    limitInAll: limitText(coupon?.limitInAll),
    limitForEach: coupon ? limitText(coupon.limitForEach) : '1',
  }
}

const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)
const limitIn = <Name extends string>(name: Name, text: string) =>
  text.trim() ? ({ [name]: numberIn(text) } as { [N in Name]?: number }) : {}

export const boundsOf = ({ startsOn, endsOn, limitInAll, limitForEach }: CouponValues): CouponBounds => ({
  startsOn,
  endsOn,
  ...limitIn('limitInAll', limitInAll),
  ...limitIn('limitForEach', limitForEach),
})

export const couponOf = (values: CouponValues): NewCoupon => ({
  code: values.code,
  ...(values.kind === 'percent'
    ? { percent: numberIn(values.percent) }
    : { amount: typedAmount(values.amount) ?? noPaise }),
  planIds: values.planIds.map(Number),
  ...boundsOf(values),
})

/** Checks as the server would. Loads the schema only when the form is submitted. */
async function validate(values: CouponValues, coupon: Coupon | undefined): Promise<FormErrors> {
  const { firstIssues } = await import('../platform/validate.ts')
  if (coupon) return firstIssues(couponBounds, boundsOf(values))
  const { amount = oneRupee } = couponOf(values)
  const unread = amount < oneRupee && { amount: wrongPrice }
  return { ...firstIssues(newCoupon, couponOf(values)), ...unread }
}

export const couponForm = (
  coupon: Coupon | undefined,
  send: (values: CouponValues) => Promise<void>,
): FormOptions<CouponValues> => ({
  initial: () => valuesOf(coupon),
  check: (values) => validate(values, coupon),
  send,
  refused: (error) => errorsOf(error, newCoupon),
})
