import { codeLength, codeMissing } from '@bnr/contract/accounts/sixDigits'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormControl } from '../../ui/form/formAccess.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import login from '../login.module.css'
import { wrongCode } from './factorDue.ts'

export interface FactorCodeProps {
  /** Asks for a recovery code in place of the app's code. */
  recovering: boolean
  /** There is another way above this form. */
  second: boolean
  onEnter: (code: string) => Promise<void>
}

export function FactorCode({ recovering, second, onEnter }: FactorCodeProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => checkCode(code, recovering),
    send: async ({ code }) => {
      try {
        await onEnter(code.trim())
      } catch (error) {
        form.set('code', '')
        throw error
      }
    },
    refused: wrongCode,
  })
  const send = <SubmitButton form={form} label={t('Confirm')} wide variant={second ? 'outlined' : 'filled'} />
  const Field = recovering ? RecoveryField : AppField
  return (
    <Form form={form} takesFocus={!second} className="stack-4" actions={send}>
      <Field form={form} />
    </Form>
  )
}

type FieldProps = { form: FormControl<{ code: string }> }

function AppField({ form }: FieldProps) {
  const code = fieldOf(form, 'code')

  /** Submits after the last digit. */
  function change(entered: string) {
    code.onChange(entered)
    if (entered.length === codeLength) void form.submit()
  }

  return (
    <div className={login.code}>
      <DigitsField
        label={t('Code')}
        required
        description={t('Enter the 6 digit code that your authenticator app shows.')}
        autoComplete="one-time-code"
        maxLength={codeLength}
        {...code}
        onChange={change}
      />
    </div>
  )
}

function RecoveryField({ form }: FieldProps) {
  return (
    <TextField
      label={t('Recovery code')}
      required
      description={t('One of the ten codes that you saved. Each works once.')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...fieldOf(form, 'code')}
    />
  )
}

function checkCode(code: string, recovering: boolean) {
  if (recovering) return code.trim().length > codeLength ? {} : { code: 'Enter a recovery code' }
  return code.length === codeLength ? {} : { code: codeMissing }
}
