import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { Suspense, useState } from 'react'
import { addressShown } from '../invoices/addressShown.ts'
import { taxNote } from '../invoices/taxNote.ts'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/lazyPart.ts'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './Checkout.module.css'
import type { CheckoutForm } from './usePlanForm.ts'

/** Most are billed where they live, and need no field. */
const AddressFields = lazyPart('invoices/AddressFields.tsx', () => import('../invoices/AddressFields.tsx'))

export interface BillingDetailsProps {
  form: CheckoutForm
  /** Of the member; an invoice is for nobody else. */
  name: string
  /** There is a permanent address that the form began with. */
  hasAddress: boolean
  draft: InvoiceDraft | undefined
}

/** Whom the invoice is for and where it is addressed to. Its state decides the tax. */
export function BillingDetails({ form, name, hasAddress, draft }: BillingDetailsProps) {
  const { t } = useTranslation()
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
      {draft && <p className={classes.tax}>{taxNote(draft, t)}</p>}
    </Section>
  )
}
