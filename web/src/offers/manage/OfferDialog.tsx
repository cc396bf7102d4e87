import type { OfferTerms } from '@bnr/contract/offers/schemas'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { useTranslation } from '../../ui/translation.ts'
import { PackagesField } from '../PackagesField.tsx'
import { useCreateOffer } from './calls.ts'
import classes from './OfferDialog.module.css'
import { offerForm } from './offerForm.ts'

export interface OfferDialogProps {
  open: boolean
  onClose: () => void
}

/** Draws up an offer; its banners follow on its own page. */
export function OfferDialog({ open, onClose }: OfferDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={t('New offer')} onClose={onClose}>
      <OfferForm onClose={onClose} />
    </Dialog>
  )
}

function OfferForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm(offerForm(useDrawUp()))
  const actions = (
    <div className={classes.actions}>
      <Button variant="quiet" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" busy={form.busy}>
        {t('Continue to the banners')}
      </Button>
    </div>
  )
  return (
    <Form form={form} className={classes.form} actions={actions}>
      <TextField label={t('Title')} required maxLength={60} autoComplete="off" {...fieldOf(form, 'title')} />
      <PackagesField label={t('Packages')} required {...fieldOf(form, 'membershipIds')} />
      <TextField
        label={t('Price in rupees, before GST')}
        description={t('For each of the packages, and lower than each of them costs.')}
        required
        inputMode="decimal"
        refused={/[^0-9.]/u}
        maxLength={10}
        {...fieldOf(form, 'price')}
      />
      <div className={classes.pair}>
        <TextField label={t('First day')} required type="date" {...fieldOf(form, 'startsOn')} />
        <TextField label={t('Last day')} required type="date" {...fieldOf(form, 'endsOn')} />
      </div>
      <CheckField
        label={t('Coupons hold beside it')}
        description={t('A member may use a coupon on top of this price.')}
        checked={form.values.couponsHold}
        onChange={(checked) => form.set('couponsHold', checked)}
      />
    </Form>
  )
}

function useDrawUp() {
  const create = useCreateOffer()
  const navigate = useNavigate()
  return async (terms: OfferTerms) => {
    const { id } = await create.mutateAsync(terms)
    await navigate(`/offers/manage/${id}`)
  }
}
