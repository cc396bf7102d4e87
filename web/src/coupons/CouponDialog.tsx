import type { Coupon } from '@bnr/contract/coupons/schemas'
import { PackagesField } from '../offers/PackagesField.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Form } from '../ui/form/Form.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { useForm } from '../ui/form/useForm.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { useTranslation } from '../ui/translation.ts'
import classes from './CouponDialog.module.css'
import { useChangeCoupon, useCreateCoupon } from './calls.ts'
import { boundsOf, type CouponValues, couponForm, couponOf } from './couponForm.ts'
import { WorthFields } from './WorthFields.tsx'

export interface CouponDialogProps {
  /** Which is changed, or `new`; none keeps the dialog closed. */
  of: Coupon | 'new' | undefined
  onClose: () => void
}

export function CouponDialog({ of, onClose }: CouponDialogProps) {
  const { t } = useTranslation()
  const coupon = of === 'new' ? undefined : of
  const title = coupon ? t('Dates and limits of {code}', { code: coupon.code }) : t('New coupon')
  return (
    <Dialog open={of !== undefined} title={title} onClose={onClose}>
      <CouponForm coupon={coupon} onClose={onClose} />
    </Dialog>
  )
}

interface CouponFormProps {
  /** Whose dates and limits are changed; none for a new one. */
  coupon: Coupon | undefined
  onClose: () => void
}

function CouponForm({ coupon, onClose }: CouponFormProps) {
  const { t } = useTranslation()
  const form = useForm(couponForm(coupon, useSaveCoupon(coupon, onClose)))
  const actions = (
    <div className={classes.actions}>
      <Button variant="quiet" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" busy={form.busy}>
        {coupon ? t('Save') : t('Create coupon')}
      </Button>
    </div>
  )
  return (
    <Form form={form} className={classes.form} actions={actions}>
      {!coupon && <WorthFields form={form} />}
      <BoundFields form={form} />
      {!coupon && (
        <PackagesField
          label={t('Packages')}
          description={t('It holds for all of them unless you choose.')}
          {...fieldOf(form, 'planIds')}
        />
      )}
    </Form>
  )
}

function BoundFields({ form }: { form: FormAccess<CouponValues> }) {
  const { t } = useTranslation()
  const noLimit = t('Leave it empty for no limit.')
  return (
    <>
      <div className={classes.pair}>
        <TextField label={t('First day')} required type="date" {...fieldOf(form, 'startsOn')} />
        <TextField label={t('Last day')} required type="date" {...fieldOf(form, 'endsOn')} />
      </div>
      <div className={classes.pair}>
        <DigitsField
          label={t('Uses in all')}
          description={noLimit}
          maxLength={7}
          {...fieldOf(form, 'limitInAll')}
        />
        <DigitsField
          label={t('Uses by each member')}
          description={noLimit}
          maxLength={7}
          {...fieldOf(form, 'limitForEach')}
        />
      </div>
    </>
  )
}

function useSaveCoupon(coupon: Coupon | undefined, onSaved: () => void) {
  const { t } = useTranslation()
  const create = useCreateCoupon()
  const change = useChangeCoupon()
  return async (values: CouponValues) => {
    const { code } = coupon
      ? await change.mutateAsync({ id: coupon.id, bounds: boundsOf(values) })
      : await create.mutateAsync(couponOf(values))
    toastSuccess(t(coupon ? '{code} is saved' : '{code} can be used from its first day', { code }))
    onSaved()
  }
}
