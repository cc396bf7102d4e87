import type { Offer, OfferTerms } from '@bnr/contract/offers/schemas'
import { useNavigate } from 'react-router'
import { useIsShown } from '../../platform/useIsShown.ts'
import { AmountField } from '../../ui/fields/AmountField.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { FieldPair } from '../../ui/fields/FieldPair.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { OfferPrice } from '../OfferPrice.tsx'
import { PlansField } from '../PlansField.tsx'
import { usePlansOnSale } from '../plansOnSale.ts'
import { useChangeOffer, useCreateOffer } from './calls.ts'
import classes from './OfferDialog.module.css'
import { type OfferValues, offerForm, priceOf } from './offerForm.ts'

export interface OfferDialogProps {
  /** The draft to edit, or `new`. */
  of: Offer | 'new'
  onClose: () => void
}

/** Edits the terms of an offer. Banners are added on the offer's page. */
export function OfferDialog({ of, onClose }: OfferDialogProps) {
  const draft = of === 'new' ? undefined : of
  const form = useDialogForm(onClose, offerForm(draft, useSaveOffer(draft)))
  return (
    <FormDialog
      form={form}
      title={draft ? t('Edit {title}', { title: draft.title }) : t('New offer')}
      action={draft ? t('Save') : t('Continue')}
      onClose={onClose}
    >
      <TextField label={t('Title')} required maxLength={60} autoComplete="off" {...fieldOf(form, 'title')} />
      <PlansField label={t('Plans')} required {...fieldOf(form, 'membershipIds')} />
      <AmountField
        label={t('Price in rupees, before GST')}
        description={t(
          'The price of each plan in this offer. It must be lower than the usual price of each.',
        )}
        required
        {...fieldOf(form, 'price')}
      />
      <PricesSoFar values={form.values} />
      <FieldPair>
        <TextField label={t('First day')} required type="date" {...fieldOf(form, 'startsOn')} />
        <TextField label={t('Last day')} required type="date" {...fieldOf(form, 'endsOn')} />
      </FieldPair>
      <CheckField
        label={t('Can be combined with coupons')}
        description={t('Members can use a coupon on top of this price.')}
        checked={form.values.couponsHold}
        onChange={(checked) => form.set('couponsHold', checked)}
      />
    </FormDialog>
  )
}

function useSaveOffer(draft: Offer | undefined) {
  const create = useCreateOffer()
  const change = useChangeOffer()
  const navigate = useNavigate()
  const isShown = useIsShown()
  return async (terms: OfferTerms) => {
    const { id, title } = await (draft
      ? change.mutateAsync({ id: draft.id, terms })
      : create.mutateAsync(terms))
    if (!draft && isShown.current) await navigate(`/offers/manage/${id}`)
    else toastSuccess(t('{title} saved', { title }))
  }
}

/** Shows the price of each chosen plan while the price is typed. */
export function PricesSoFar({ values }: { values: Pick<OfferValues, 'membershipIds' | 'price'> }) {
  const { data: packages = [] } = usePlansOnSale()
  const chosen = packages.filter(({ lineage }) => values.membershipIds.includes(String(lineage)))
  if (chosen.length === 0) return null
  return (
    <ul className={classes.prices} aria-label={t('Prices with this offer')}>
      {chosen.map(({ id, name, price }) => (
        <li key={id}>
          <span>{name}</span> <OfferPrice price={priceOf(values)} listAmount={price.amount} />
        </li>
      ))}
    </ul>
  )
}
