import { freeMembership } from '@bnr/contract/memberships/schemas'
import { noPaise, rupeesShown } from '@bnr/contract/money'
import type { Offer } from '@bnr/contract/offers/schemas'
import { priceWithTax } from '@bnr/contract/plans/priceWithTax'
import type { Plan } from '@bnr/contract/plans/schemas'
import { useState } from 'react'
import { offerOf } from '../offers/offerOf.ts'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { Section } from '../ui/Section.tsx'
import { t } from '../ui/translation.ts'
import classes from './Comparison.module.css'
import { planFacts } from './planFacts.ts'

interface ComparisonProps {
  plans: readonly Plan[]
  /** Today's offers; their prices apply. */
  offers: readonly Offer[]
  /** Interests a month that this member has without a plan. */
  freeInterests?: number | undefined
}

/** The plans of a category next to each other, Free Membership first. A phone shows one plan next to the free one. */
export function Comparison({ plans, offers, freeInterests }: ComparisonProps) {
  const [chosen, setChosen] = useState(plans[0]?.id)
  const rows = rowsOf(plans, offers, freeInterests)
  return (
    <Section title={t('Compare the plans')}>
      <div className={classes.choice}>
        <ChoiceField
          label={t('Plan to compare')}
          choices={plans.map(({ id, name }) => ({ value: id, label: t(name) }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll sideways */}
      <section className={classes.frame} tabIndex={0} aria-label={t('Comparison of plans')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t(freeMembership)}</th>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col" data-chosen={id === chosen}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, free, values }) => (
              <tr key={label}>
                <th scope="row">{t(label)}</th>
                <Cell value={free} />
                {plans.map(({ id }, index) => (
                  <Cell key={id} value={values[index]} isChosen={id === chosen} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

function Cell({ value, isChosen }: { value: string | undefined; isChosen?: boolean }) {
  if (value !== undefined) return <td data-chosen={isChosen}>{value}</td>
  return (
    <td data-chosen={isChosen} className="soft">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('Not included')}</span>
    </td>
  )
}

/** What a registered member has without a plan. */
const freeFacts = (interests: number | undefined): Readonly<Record<string, string>> => ({
  Validity: t('No expiry'),
  'To call': t('No phone numbers'),
  ...(interests && { 'To express': monthlyShown(interests) }),
})

const monthlyShown = (count: number): string =>
  count === 1 ? t('1 interest a month') : t('{count} interests a month', { count })

interface Row {
  label: string
  free: string | undefined
  values: readonly (string | undefined)[]
}

function rowsOf(plans: readonly Plan[], offers: readonly Offer[], freeInterests: number | undefined): Row[] {
  const free = freeFacts(freeInterests)
  const facts = plans.map((plan) => planFacts(plan))
  const of = (label: string) => facts.map((some) => some.find((fact) => fact.label === label)?.value)
  const factRows = (facts[0] ?? []).map(({ label }) => ({
    label,
    free: free[label],
    values: of(label).map((value) => (typeof value === 'string' ? value : undefined)),
  }))
  const listedRows = factRows.filter(({ values }) => values.some((value) => value !== undefined))
  const amounts = plans.map((plan) => offerOf(plan, offers)?.price ?? plan.price.amount)
  return [
    { label: 'Price before GST', free: rupeesShown(noPaise), values: amounts.map(rupeesShown) },
    {
      label: 'To pay, GST included',
      free: rupeesShown(noPaise),
      values: amounts.map((amount) => rupeesShown(priceWithTax(amount))),
    },
    ...listedRows,
  ]
}
