import type { FigureName } from '@bnr/contract/figures/figures'
import type { Days } from '@bnr/contract/figures/period'
import { indianDay } from '@bnr/contract/indianDay'
import { firstDayOf, monthAfter, monthOf } from '@bnr/contract/month'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { dayShown, momentShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import { changeShown, shownAs, totalOf } from './amounts.ts'
import { ChosenDays } from './ChosenDays.tsx'
import { type Figure, useFigure } from './calls.ts'
import classes from './Period.module.css'
import { isBetweenDays, periodLabels, periodQuery, type RequestedPeriod } from './periodAddress.ts'

export interface PeriodProps {
  asked: RequestedPeriod
  /** The figure whose days and total are shown. */
  figure: FigureName
  onChange: (part: Partial<RequestedPeriod>) => void
}

const noDays = { from: '', to: '' }

/** The period of the figures, the period it is compared with, and when the figures were counted. */
export function Period({ asked, figure, onChange }: PeriodProps) {
  const { data } = useFigure(figure, periodQuery(asked))
  const hasDays = isBetweenDays(asked)
  return (
    <div className={classes.period}>
      <div className={classes.fields}>
        <ChoiceField<RequestedPeriod['months'] | 'days'>
          label={t('Period')}
          choices={[
            ...periodLabels.map(([value, label]) => ({ value, label: t(label) })),
            { value: 'days', label: t('Between two days') },
          ]}
          value={hasDays ? 'days' : asked.months}
          onChange={(chosen) =>
            onChange(chosen === 'days' ? daysOfMonths(asked.months) : { months: chosen, ...noDays })
          }
        />
        {hasDays && <ChosenDays days={asked} onDays={onChange} />}
      </div>
      <div className={classes.words}>
        {data && <DaysShown figure={data} />}
        {data && figure === 'profiles' && data.countedAt && <Total figure={data} />}
      </div>
    </div>
  )
}

/** The days that the months have so far, from which people choose others. */
function daysOfMonths(months: number): Days {
  const to = indianDay(new Date())
  return { from: firstDayOf(monthAfter(monthOf(to), 1 - months)), to }
}

function DaysShown({ figure: { from, to, beforeFrom, beforeTo, countedAt } }: { figure: Figure }) {
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
      <strong>
        {current === 1 ? t('1 new profile') : t('{count} new profiles', { count: shown(current) })}
      </strong>
      {t(', {before} in the period before ({change}), {ever} in total.', {
        before: shown(before),
        change: changeShown(current, before) ?? t('nothing to compare with'),
        ever: shown(ever),
      })}
    </p>
  )
}
