import { type Days, daysRefused } from '@bnr/contract/figures/period'
import { indianDay } from '@bnr/contract/indianDay'
import { useState } from 'react'
import { DayFilter } from '../ui/list/DayFilter.tsx'
import { t } from '../ui/translation.ts'

interface ChosenDaysProps {
  days: Days
  onDays: (days: Days) => void
}

/** The first and the last day of a period. Days that do not fit together wait here for the other one. */
export function ChosenDays({ days, onDays }: ChosenDaysProps) {
  const [typed, setTyped] = useState({ after: days, days })
  const isCurrent = typed.after.from === days.from && typed.after.to === days.to
  const shown = isCurrent ? typed.days : days
  const refused = daysRefused(shown, indianDay(new Date()))
  const change = (part: Partial<Days>) => {
    const next = { ...shown, ...part }
    setTyped({ after: days, days: next })
    if (!daysRefused(next, indianDay(new Date()))) onDays(next)
  }
  return (
    <>
      <DayFilter
        label={t('From')}
        day={shown.from}
        error={refused?.from && t(refused.from)}
        onDay={(from) => change({ from })}
      />
      <DayFilter
        label={t('To')}
        day={shown.to}
        error={refused?.to && t(refused.to)}
        onDay={(to) => change({ to })}
      />
    </>
  )
}
