import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { fieldCheckedOnBlur } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'
import { OwnCodeField } from './OwnCodeField.tsx'
import classes from './ProofFields.module.css'
import type { Proof } from './proof.ts'

/** Asks for the current password, or for a code if the member has forgotten it. */
export function ProofFields({ form }: { form: FormAccess<Proof> }) {
  const { code } = form.values
  const byPassword = code === undefined

  function changeWay() {
    form.set('currentPassword', '')
    form.set('code', byPassword ? '' : undefined)
  }

  return (
    <div>
      {byPassword ? (
        <PasswordField
          label={t('Current password')}
          required
          {...fieldCheckedOnBlur(form, 'currentPassword')}
        />
      ) : (
        <OwnCodeField {...fieldCheckedOnBlur(form, 'code')} value={code} />
      )}
      <Button variant="quiet" className={classes.other} onClick={changeWay}>
        {byPassword ? t('Forgot it? Use a code instead') : t('Use the password instead')}
      </Button>
    </div>
  )
}
