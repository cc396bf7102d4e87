import { AmountField } from '../ui/fields/AmountField.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { t } from '../ui/translation.ts'
import type { CouponValues } from './couponForm.ts'

const longestCode = 20

/** The code and its discount. */
export function WorthFields({ form }: { form: FormAccess<CouponValues> }) {
  return (
    <>
      <TextField
        label={t('Code')}
        description={t('4 to 20 letters and digits, as members type it.')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={longestCode}
        refused={/[^A-Za-z0-9]/u}
        {...fieldOf(form, 'code')}
        onChange={(code) => form.set('code', code.toUpperCase())}
      />
      <RadioCards
        label={t('Discount')}
        cards={[
          { value: 'percent', label: t('A percentage') },
          { value: 'amount', label: t('A fixed amount') },
        ]}
        {...fieldOf(form, 'kind')}
      />
      {form.values.kind === 'percent' ? (
        <DigitsField
          label={t('Percentage of the price')}
          required
          maxLength={3}
          {...fieldOf(form, 'percent')}
        />
      ) : (
        <AmountField label={t('Amount in rupees, before GST')} required {...fieldOf(form, 'amount')} />
      )}
    </>
  )
}
