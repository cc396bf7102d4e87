import type { Coupon } from '@bnr/contract/coupons/schemas'
import { PlansField } from '../offers/PlansField.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { FieldPair } from '../ui/fields/FieldPair.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { useDialogForm } from '../ui/form/useDialogForm.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useChangeCoupon, useCreateCoupon } from './calls.ts'
import { boundsOf, type CouponValues, couponForm, couponOf } from './couponForm.ts'
import { WorthFields } from './WorthFields.tsx'

export interface CouponDialogProps {
  /** The coupon to edit, or `new`. Only dates and limits of a coupon can change. */
  of: Coupon | 'new'
  onClose: () => void
}

export function CouponDialog({ of, onClose }: CouponDialogProps) {
  const coupon = of === 'new' ? undefined : of
  const form = useDialogForm(onClose, couponForm(coupon, useSaveCoupon(coupon)))
  return (
    <FormDialog
      form={form}
      title={coupon ? t('Dates and limits of {code}', { code: coupon.code }) : t('New coupon')}
      action={coupon ? t('Save') : t('Create coupon')}
      onClose={onClose}
    >
      {!coupon && <WorthFields form={form} />}
      <BoundFields form={form} />
      {!coupon && (
        <PlansField
          label={t('Plans')}
          description={t('Leave empty to allow all plans.')}
          {...fieldOf(form, 'planIds')}
        />
      )}
    </FormDialog>
  )
}

function BoundFields({ form }: { form: FormAccess<CouponValues> }) {
  const noLimit = t('Leave empty for no limit.')
  return (
    <>
      <FieldPair>
        <TextField label={t('First day')} required type="date" {...fieldOf(form, 'startsOn')} />
        <TextField label={t('Last day')} required type="date" {...fieldOf(form, 'endsOn')} />
      </FieldPair>
      <FieldPair>
        <DigitsField
          label={t('Total uses')}
          description={noLimit}
          maxLength={7}
          {...fieldOf(form, 'limitInAll')}
        />
        <DigitsField
          label={t('Uses per member')}
          description={noLimit}
          maxLength={7}
          {...fieldOf(form, 'limitForEach')}
        />
      </FieldPair>
    </>
  )
}

function useSaveCoupon(coupon: Coupon | undefined) {
  const create = useCreateCoupon()
  const change = useChangeCoupon()
  return async (values: CouponValues) => {
    const { code } = coupon
      ? await change.mutateAsync({ id: coupon.id, bounds: boundsOf(values) })
      : await create.mutateAsync(couponOf(values))
    toastSuccess(
      t(coupon ? '{code} saved' : '{code} created. Members can use it from its first day', { code }),
    )
  }
}
