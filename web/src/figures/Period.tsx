import type { FigureName } from '@bnr/contract/figures/figures'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { dayShown, momentShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import { changeShown, shownAs, totalOf } from './amounts.ts'
import { type Figure, useFigure } from './calls.ts'
import classes from './Period.module.css'
import { periodLabels } from './periodAddress.ts'

type Months = (typeof periodLabels)[number][0]

export interface PeriodProps {
  months: Months
  /** The figure whose days and total are shown. */
  figure: FigureName
  onChange: (months: Months) => void
}

/** The period of the figures, the period it is compared with, and when the figures were counted. */
export function Period({ months, figure, onChange }: PeriodProps) {
  const { data } = useFigure(figure, months)
  return (
    <div className={classes.period}>
      <ChoiceField
        label={t('Period')}
        choices={periodLabels.map(([value, label]) => ({ value, label: t(label) }))}
        value={months}
        onChange={onChange}
      />
      <div className={classes.words}>
        {data && <Days figure={data} />}
        {data && figure === 'profiles' && data.countedAt && <Total figure={data} />}
      </div>
    </div>
  )
}

function Days({ figure: { from, to, beforeFrom, beforeTo, countedAt } }: { figure: Figure }) {
  return (
    <p>
      {t('{from} to {to}, compared with {beforeFrom} to {beforeTo}.', {
        from: dayShown(from),
        to: dayShown(to),
        beforeFrom: dayShown(beforeFrom),
        beforeTo: dayShown(beforeTo),
      })}{' '}
      {countedAt
        ? t('Counted {moment}.', { moment: momentShown(countedAt) })
        : t('We are preparing these figures for the first time.')}
    </p>
  )
}

function Total({ figure: { parts } }: { figure: Figure }) {
  const shown = shownAs('profiles')
  const { current, before, ever } = totalOf(parts)
  return (
    <p>
      <strong>{t('{count} new profiles', { count: shown(current) })}</strong>
      {t(', {before} in the period before ({change}), {ever} in total.', {
        before: shown(before),
        change: changeShown(current, before) ?? t('nothing to compare with'),
        ever: shown(ever),
      })}
    </p>
  )
}
