import { invoiceRequest } from '@bnr/contract/invoices/request'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { purchaseOf } from '@bnr/contract/memberships/purchase'
import type { CurrentMembership } from '@bnr/contract/memberships/schemas'
import { isTopUp, type Plan } from '@bnr/contract/plans/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'
import { Link } from 'react-router'
import { errorsOf } from '../../../platform/formErrors.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { t } from '../../../ui/translation.ts'
import AddressFields from '../../AddressFields.tsx'
import { useIssueInvoice } from '../calls.ts'
import { PaymentFields } from '../payment/PaymentFields.tsx'
import { DraftTotals } from './DraftTotals.tsx'
import classes from './GeneratePage.module.css'
import { addressMissing, hasInvoiceAddress, initialValues, requestOf, validate } from './invoiceForm.ts'
import { type FormPart, SaleFields } from './SaleFields.tsx'

export interface InvoiceFormProps {
  profile: Profile
  membership: CurrentMembership
  plans: readonly Plan[]
  onIssued: (invoice: Invoice) => void
}

export function InvoiceForm({ profile, membership, plans, onIssued }: InvoiceFormProps) {
  const issue = useIssueInvoice()
  const isUpgrade = (planId: string) => {
    const plan = plans.find(({ id }) => String(id) === planId)
    const circumstances = { hasPaidInvoice: false, renewalWaits: false }
    return plan !== undefined && !isTopUp(plan) && purchaseOf(plan, membership, circumstances) === 'upgrade'
  }
  const form = useForm({
    initial: () => initialValues(profile),
    check: (values) => validate(values, profile.id),
    send: async (values) => {
      const body = requestOf(values, profile.id)
      onIssued(await issue.mutateAsync({ request: body, isUpgrade: isUpgrade(values.planId) }))
    },
    refused: (error) => errorsOf(error, invoiceRequest),
    isUnsaved: ({ planId }) => planId !== '',
  })
  const { values } = form
  const isAddressed = hasInvoiceAddress(profile)
  const generate = (
    <div className="stack-5">
      {!isAddressed && <AddressMissing profile={profile} />}
      <Button type="submit" wide busy={form.busy} disabled={!isAddressed}>
        {t('Generate Invoice')}
      </Button>
    </div>
  )
  return (
    <Form form={form} className={classes.form} actions={generate}>
      <Surface className={classes.fields}>
        <SaleFields form={form} plans={plans} />
        <PaymentFields form={form} />
        <BilledToFields form={form} />
      </Surface>
      {isAddressed && (
        <DraftTotals values={values} profileId={profile.id} isUpgrade={isUpgrade(values.planId)} />
      )}
    </Form>
  )
}

function AddressMissing({ profile: { bnrId } }: { profile: Profile }) {
  return (
    <p className="danger">
      {t(addressMissing)}. <Link to={`/profile/update/${bnrId}`}>{t('Edit the profile')}</Link>
    </p>
  )
}

/** Name and address on the invoice. The state decides the tax. */
function BilledToFields({ form }: FormPart) {
  return (
    <fieldset className={classes.billing}>
      <legend className={classes.title}>{t('Billed to')}</legend>
      <TextField label={t('Billing name')} maxLength={80} {...fieldOf(form, 'billedTo')} />
      <AddressFields form={form} />
    </fieldset>
  )
}
