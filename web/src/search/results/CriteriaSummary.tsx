import { useHeights } from '../../reference/calls.ts'
import { useTranslation } from '../../ui/translation.ts'
import { type SearchFormName, searchForms } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'
import classes from './CriteriaSummary.module.css'
import { summaryOf } from './summary.ts'

/** What was asked for, in a line of labels. */
export function CriteriaSummary({ form, values }: { form: SearchFormName; values: SearchValues }) {
  const { t } = useTranslation()
  const heights = useHeights().choices
  const texts = searchForms[form].flatMap((name) => summaryOf(name, values, { t, heights }))
  if (texts.length === 0) return null
  return (
    <ul className={classes.summary} aria-label={t('You searched for')}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
