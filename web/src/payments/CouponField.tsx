import { CallError } from '@bnr/contract/client'
import type { KeyboardEvent } from 'react'
import { useSending } from '../platform/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './Checkout.module.css'
import type { CheckoutForm } from './usePlanForm.ts'
import type { Priced } from './usePriced.ts'

export const useTryCoupon = ({ tryCoupon }: Pick<Priced, 'tryCoupon'>) =>
  useSending({ mutationFn: tryCoupon })

export interface CouponFieldProps {
  form: CheckoutForm
  /** The coupon code that is in effect. */
  applied: string | undefined
  onApplied: (code: string | undefined) => void
  priced: Priced
}

/** Applies a code after the server has calculated the discount. Errors appear at the field. */
export function CouponField({ form, applied, onApplied, priced }: CouponFieldProps) {
  const { mutate, reset, isPending, error } = useTryCoupon(priced)
  const typed = form.values.couponCode.trim()
  const refused = refusalIn(error) ?? (applied && refusalIn(priced.failure))

  function type(code: string) {
    reset()
    form.set('couponCode', code)
  }

  function press() {
    if (applied) {
      onApplied(undefined)
      return type('')
    }
    if (!typed || isPending) return
    form.set('couponCode', typed)
    mutate(typed, { onSuccess: () => onApplied(typed) })
  }

  function pressOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    press()
  }

  return (
    <Surface className={classes.coupon}>
      <TextField
        label={t('Coupon code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        readOnly={applied !== undefined}
        value={form.values.couponCode}
        error={form.errorAt('couponCode') ?? (refused && t(refused))}
        description={applied && !refused ? t('Coupon applied. See the discount in the total.') : undefined}
        onKeyDown={pressOnEnter}
        onChange={type}
      />
      <Button variant="outlined" busy={isPending} onClick={press}>
        {applied ? t('Remove') : t('Apply')}
      </Button>
    </Surface>
  )
}

/** The server's message about the code, or the general error. */
function refusalIn(error: Error | null): string | undefined {
  if (!error) return undefined
  return (error instanceof CallError && error.fields.cd) || error.message
}
