import { type ReactNode, useId } from 'react'
import type { FieldText } from './FieldShell.tsx'
import classes from './fields.module.css'
import { GroupShell } from './GroupShell.tsx'

interface RadioCard<Value extends string> {
  value: Value
  label: string
  description?: string
  icon?: ReactNode
}

export interface RadioCardsProps<Value extends string> extends FieldText {
  cards: readonly RadioCard<Value>[]
  value: NoInfer<Value> | null
  onChange: (value: NoInfer<Value>) => void
  name?: string
}

/** Two to four answers that are all visible at once; people can tap anywhere on a card. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { cards, value, onChange, name, ...text } = props
  const ownName = useId()
  return (
    <GroupShell {...text} role="radiogroup">
      <div className={classes.cards}>
        {cards.map((card) => (
          <label key={card.value} className={classes.card}>
            <input
              type="radio"
              name={name ?? ownName}
              value={card.value}
              checked={value === card.value}
              onChange={() => onChange(card.value)}
            />
            {card.icon}
            <span>
              {card.label}
              {card.description && <span className={classes.cardHint}>{card.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupShell>
  )
}
