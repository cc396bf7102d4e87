import { extras } from '@bnr/contract/invoices/request'
import { rupeesShown } from '@bnr/contract/money'
import { type Plan, planCategories } from '@bnr/contract/plans/schemas'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../../ui/fields/choice.ts'
import { DigitsField } from '../../../ui/fields/DigitsField.tsx'
import { GroupShell } from '../../../ui/fields/GroupShell.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../../ui/form/formAccess.ts'
import { t } from '../../../ui/translation.ts'
import classes from './GeneratePage.module.css'
import { type ExtraName, extraNames, type InvoiceValues } from './invoiceForm.ts'

export type FormPart = { form: FormAccess<InvoiceValues> }

const extraLabels: Record<ExtraName, string> = {
  extraDays: 'Extra days of validity',
  extraPhoneContacts: 'Extra contacts',
  extraExpressInterests: 'Extra express interests',
}

/** Plan, extras and discounts. */
export function SaleFields({ form, plans }: FormPart & { plans: readonly Plan[] }) {
  const choices = plans
    .filter(({ price }) => price.amount > 0)
    .map(({ id, name, price, category, hidden }) => ({
      value: String(id),
      label: [name, rupeesShown(price.amount), hidden && t('hidden')].filter(Boolean).join(' · '),
      group: t(planCategories[category].choice),
    }))
  return (
    <>
      <ChoiceField
        label={t('Plan')}
        required
        choices={withNone(t('Please choose'), choices)}
        {...fieldOf(form, 'planId')}
      />
      <GroupShell label={t('Extras')}>
        <div className="stack-3">
          {extraNames.map((name) => (
            <Extra key={name} form={form} name={name} />
          ))}
        </div>
      </GroupShell>
      <CheckField
        label={t('GST discount')}
        description={t('The plan’s amount is the total, including tax.')}
        checked={form.values.taxIncluded}
        onChange={(checked) => form.set('taxIncluded', checked)}
      />
      <TextField
        label={t('Coupon code')}
        maxLength={30}
        autoComplete="off"
        disabled={form.values.taxIncluded}
        {...(form.values.taxIncluded && { description: t('You can use one discount at a time.') })}
        {...fieldOf(form, 'couponCode')}
      />
    </>
  )
}

function Extra({ form, name }: FormPart & { name: ExtraName }) {
  const isGranted = form.values.granted[name]
  return (
    <div className={classes.extra}>
      <CheckField
        label={t(extraLabels[name])}
        checked={isGranted}
        onChange={(checked) => form.set(`granted.${name}`, checked)}
      />
      {isGranted && (
        <DigitsField
          label={t('{what}, at most {most}', {
            what: t(extraLabels[name]),
            most: extras[name].most,
          })}
          maxLength={3}
          {...fieldOf(form, name)}
        />
      )}
    </div>
  )
}
