import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { wholeForm } from '../../ui/form/messages.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { enrolPasskey } from './calls.ts'
import classes from './factor.module.css'
import { passkeyMessage } from './passkeys.ts'
import type { SetUpProps } from './SetUpTotp.tsx'

export function SetUpPasskey({ challenge, attempt }: SetUpProps) {
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() ? {} : { name: 'Enter a name' }),
    send: ({ name }) => attempt(() => enrolPasskey(challenge, name.trim())),
    refused: (failure) => ({ [wholeForm]: passkeyMessage(failure as Error) }),
  })
  const send = (
    <Button type="submit" wide busy={form.busy}>
      {t('Create passkey')}
    </Button>
  )
  return (
    <Form form={form} takesFocus className={classes.code} actions={send}>
      <TextField
        label={t('Name of the passkey')}
        required
        description={t('For example, Office laptop.')}
        autoComplete="off"
        maxLength={60}
        {...fieldOf(form, 'name')}
      />
    </Form>
  )
}
