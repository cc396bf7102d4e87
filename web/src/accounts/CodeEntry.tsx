import { codeLength, codeMissing } from '@bnr/contract/accounts/sixDigits'
import { isDemo } from '../platform/settings.ts'
import { Button } from '../ui/Button.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import type { Phone } from '../ui/fields/PhoneField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useForm } from '../ui/form/useForm.ts'
import { t } from '../ui/translation.ts'
import { LoginForm } from './LoginForm.tsx'
import classes from './login.module.css'
import { NewCode } from './NewCode.tsx'

export interface CodeEntryProps {
  phone: Phone
  resendAt: number
  onEnter: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onChangeNumber?: (() => void) | undefined
  /** Label of the submit button. */
  action?: string
}

export function CodeEntry({ phone, onEnter, onResend, action, ...rest }: CodeEntryProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (code.length === codeLength ? {} : { code: codeMissing }),
    send: ({ code }) => onEnter(code),
  })
  const code = fieldOf(form, 'code')

  /** Submits after the last digit, whether typed or filled in by the phone. */
  function change(entered: string) {
    code.onChange(entered)
    if (entered.length === codeLength) void form.submit()
  }

  const { countryCode, number } = phone
  return (
    <LoginForm
      form={form}
      action={action ?? t('Verify and log in')}
      below={<Below {...rest} onResend={() => void form.run(onResend)} />}
    >
      <div className={classes.code}>
        <DigitsField
          label={t('Code')}
          required
          description={t('We have sent a 6 digit code to +{code} {number}', { code: countryCode, number })}
          autoComplete="one-time-code"
          maxLength={codeLength}
          {...code}
          onChange={change}
        />
      </div>
    </LoginForm>
  )
}

type BelowProps = Pick<CodeEntryProps, 'resendAt' | 'onChangeNumber'> & { onResend: () => void }

function Below({ resendAt, onResend, onChangeNumber }: BelowProps) {
  return (
    <>
      <div className={classes.below}>
        <NewCode resendAt={resendAt} onResend={onResend} />
        {onChangeNumber && (
          <Button variant="quiet" onClick={onChangeNumber}>
            {t('Use a different number')}
          </Button>
        )}
      </div>
      {isDemo() && <DemoHint />}
    </>
  )
}

/** A demo sends no messages; it shows the codes on a page. */
function DemoHint() {
  return (
    <p className="note">
      {t('This is a demo and sends no messages:')}{' '}
      <a href="/dev/outbox" target="_blank" rel="noreferrer">
        {t('find the code in the outbox')}
        <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
      </a>
    </p>
  )
}
