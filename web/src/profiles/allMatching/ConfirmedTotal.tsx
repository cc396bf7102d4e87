import { indianNumber } from '@bnr/contract/indianNumber'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { t } from '../../ui/translation.ts'

interface ConfirmedTotalProps {
  total: number
  value: string
  error?: string | undefined
  onChange: (typed: string) => void
}

/** Asks for the number of profiles, so that nobody acts on thousands by a quick press. */
export function ConfirmedTotal({ total, ...field }: ConfirmedTotalProps) {
  return (
    <DigitsField
      label={t('How many profiles?')}
      required
      autoComplete="off"
      maxLength={7}
      description={t('There are {count}. Type the number to confirm it.', {
        count: indianNumber(total),
      })}
      {...field}
    />
  )
}

export const totalProblem = (typed: string, total: number): Record<string, string> =>
  Number(typed) === total && typed !== '' ? {} : { confirmed: t('Type {count}', { count: total }) }
