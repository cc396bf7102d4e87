import { type ReactNode, useId } from 'react'
import type { FieldText } from './FieldShell.tsx'
import classes from './fields.module.css'
import { GroupShell } from './GroupShell.tsx'

interface RadioCard {
  value: string
  label: string
  description?: string
  icon?: ReactNode
}

export interface RadioCardsProps extends FieldText {
  cards: readonly RadioCard[]
  value: string | null
  onChange: (value: string) => void
  name?: string
}

/** Two to four answers that are all visible at once; people can tap anywhere on a card. */
export function RadioCards({ cards, value, onChange, name, ...text }: RadioCardsProps) {
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
