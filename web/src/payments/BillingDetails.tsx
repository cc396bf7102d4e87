import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { Suspense, useState } from 'react'
import { addressShown } from '../invoices/addressShown.ts'
import { taxNote } from '../invoices/taxNote.ts'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/lazyPart.ts'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../ui/translation.ts'
import classes from './Checkout.module.css'
import type { CheckoutForm } from './usePlanForm.ts'

/** Loaded late, because most members keep their permanent address. */
const AddressFields = lazyPart('invoices/AddressFields.tsx', () => import('../invoices/AddressFields.tsx'))

export interface BillingDetailsProps {
  form: CheckoutForm
  /** The member's name; an invoice is always for the member. */
  name: string
  /** Whether the profile has a permanent address, which fills the form. */
  hasAddress: boolean
  draft: InvoiceDraft | undefined
}

/** Name and billing address of the invoice. The state decides the tax. */
export function BillingDetails({ form, name, hasAddress, draft }: BillingDetailsProps) {
  const [opened, setOpened] = useState<'at first' | 'by a press' | 'by a refusal' | undefined>(
    hasAddress ? undefined : 'at first',
  )
  if (!opened && form.errorIn('billingAddress')) setOpened('by a refusal')
  return (
    <Section surface size="card" title={t('Billing details')}>
      <p className={classes.name}>{name}</p>
      {opened ? (
        <Suspense fallback={<Skeleton height={380} />}>
          <AddressFields form={form} takesFocus={opened !== 'at first'} />
        </Suspense>
      ) : (
        <div className={classes.address}>
          <address>{addressShown(form.values.billingAddress)}</address>
          <Button variant="quiet" of={t('the billing address')} onClick={() => setOpened('by a press')}>
            {t('Change')}
          </Button>
        </div>
      )}
      {draft && <p className={classes.tax}>{taxNote(draft)}</p>}
    </Section>
  )
}
