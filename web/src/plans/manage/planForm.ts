import { noPaise, rupeesOf } from '@bnr/contract/money'
import { daysOf, isTopUp, type Plan } from '@bnr/contract/plans/schemas'
import {
  type PlanTerms,
  planTerms,
  shownDays,
  usualWeeklyAim,
  wrongAmount,
  wrongDuration,
} from '@bnr/contract/plans/terms'
import { errorsOf, type FormErrors } from '../../platform/formErrors.ts'
import { typedAmount } from '../../platform/typedAmount.ts'
import type { FormOptions } from '../../ui/form/useForm.ts'

type Typed = 'duration' | 'phoneContacts' | 'expressInterests' | 'assistance' | 'weeklyAim'

/** Form values; numbers are typed text. */
export type PlanValues = Omit<PlanTerms, Typed | 'price'> &
  Record<Typed, string> & { price: { amount: string } }

const empty: PlanValues = {
  category: 'self',
  name: '',
  tag: 'sc',
  price: { amount: '' },
  duration: '',
  durationUnit: 'months',
  phoneContacts: '',
  expressInterests: '',
  highlightDuration: 0,
  prominenceDuration: 0,
  goldTagged: false,
  assisted: false,
  assistance: '',
  weeklyAim: String(usualWeeklyAim),
}

export function valuesOf(plan: Plan | undefined): PlanValues {
  if (!plan) return empty
  const { category, name, tag, durationUnit, goldTagged, assisted } = plan
  return {
    category,
    name,
    tag,
    durationUnit,
    goldTagged,
    assisted,
    price: { amount: String(rupeesOf(plan.price.amount)) },
    duration: String(plan.duration),
    phoneContacts: String(plan.phoneContacts),
    expressInterests: String(plan.expressInterests),
    highlightDuration: shownFor(plan.highlightDuration, plan.highlightUnit),
    prominenceDuration: shownFor(plan.prominenceDuration, plan.prominenceUnit),
    assistance: plan.assistance ?? '',
    weeklyAim: String(assisted ? plan.weeklyAim : usualWeeklyAim),
  }
}

const shownFor = (duration: number, durationUnit: Plan['durationUnit']) =>
  Object.values(shownDays).find((days) => days === daysOf({ duration, durationUnit })) ?? shownDays.none

export function termsOf(values: PlanValues): PlanTerms {
  const { assistance, weeklyAim, ...rest } = isTopUp(values) ? { ...values, ...nothingElse } : values
  return {
    ...rest,
    name: values.name.trim(),
    price: { amount: typedAmount(values.price.amount) ?? noPaise },
    duration: numberIn(rest.duration),
    phoneContacts: numberIn(values.phoneContacts),
    expressInterests: numberIn(values.expressInterests),
    ...(rest.assisted && assistance.trim() && { assistance: assistance.trim() }),
    ...(rest.assisted && { weeklyAim: numberIn(weeklyAim) }),
  }
}

/** A top-up gives contacts or interests only. */
const nothingElse = {
  duration: '0',
  highlightDuration: 0,
  prominenceDuration: 0,
  goldTagged: false,
  assisted: false,
} as const

const numberIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN)

/** Checks as the server would. Loads the schema only when the form is submitted. */
async function validate(values: PlanValues): Promise<FormErrors> {
  const { firstIssues } = await import('../../platform/validate.ts')
  const unread = typedAmount(values.price.amount) === undefined && { 'price.amount': wrongAmount }
  const endless = !isTopUp(values) && values.duration === '0' && { duration: wrongDuration }
  return { ...firstIssues(planTerms, termsOf(values)), ...unread, ...endless }
}

const isSame = (one: PlanValues, other: PlanValues): boolean => JSON.stringify(one) === JSON.stringify(other)

export const planForm = (
  plan: Plan | undefined,
  save: (terms: PlanTerms) => Promise<unknown>,
): FormOptions<PlanValues> => ({
  initial: valuesOf(plan),
  isUnsaved: (values) => !isSame(values, valuesOf(plan)),
  check: validate,
  send: (values) => save(termsOf(values)),
  refused: (error) => errorsOf(error, planTerms),
})
