import { indianNumber } from '@bnr/contract/indianNumber'
import { useHeightWords } from '../../reference/calls.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Choice } from '../../ui/fields/choice.ts'
import type { RangeValue } from '../../ui/fields/RangeField.tsx'
import { t } from '../../ui/translation.ts'
import { labelOf } from '../form/labels.ts'
import { type SearchFormName, searchForms } from '../searchForms.ts'
import type { ParamName, SearchValues } from '../searchParams.ts'
import classes from './CriteriaSummary.module.css'

interface CriteriaSummaryProps {
  form: SearchFormName
  values: SearchValues
  /** Address of the search form with these values. */
  formAddress: string
}

/** The criteria of a search as a line of labels, with the way to change them. */
export function CriteriaSummary({ form, values, formAddress }: CriteriaSummaryProps) {
  const heights = useHeightWords().choices
  const texts = searchForms[form].flatMap((name) => summaryOf(name, values, heights))
  return (
    <div className={classes.line}>
      {texts.length > 0 && (
        <ul className={classes.summary} aria-label={t('You searched for')}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <ButtonLink variant="quiet" to={formAddress}>
        {t('Change search')}
      </ButtonLink>
    </div>
  )
}

const maxNamed = 2

/** A search parameter in words; empty when it is "Any". */
function summaryOf(name: ParamName, values: SearchValues, heights: readonly Choice[]): string[] {
  const value = values[name]
  if (typeof value === 'boolean') return value ? [t(labelOf(name))] : []
  if (typeof value === 'string') return value ? [value] : []
  if (!('from' in value)) return named(value)
  if (name === 'age') return between(value, String).map((ages) => t('{ages} years', { ages }))
  if (name === 'income') return between(value, (rupees) => `Rs. ${indianNumber(Number(rupees))}`)
  return between(value, (height) => heights.find((choice) => choice.value === height)?.label ?? height)
}

function named(values: readonly string[]): string[] {
  const first = values.slice(0, maxNamed)
  const more = values.length - first.length
  return more > 0 ? [...first, t('{more} more', { more })] : first
}

function between({ from, to }: RangeValue, word: (bound: string) => string): string[] {
  if (from && to) return [t('{from} to {to}', { from: word(from), to: word(to) })]
  if (from) return [t('From {from}', { from: word(from) })]
  return to ? [t('Up to {to}', { to: word(to) })] : []
}
