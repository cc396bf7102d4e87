import { bnrIdLength } from '@bnr/contract/accounts/loginRules'
import { bnrIdError, bnrIdMessages } from '../../../profiles/bnrIdRule.ts'
import { Button } from '../../../ui/Button.tsx'
import { DigitsField } from '../../../ui/fields/DigitsField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { t } from '../../../ui/translation.ts'
import { useMember } from './calls.ts'
import classes from './GeneratePage.module.css'

/** Shows the server's message about an unknown BNR ID at the field. */
export function MemberSearch({ pid, onFind }: { pid: string; onFind: (pid: string) => void }) {
  const { error } = useMember(pid)
  const form = useForm({
    initial: { pid },
    check: (typed) => {
      const problem = bnrIdError(typed.pid, bnrIdMessages.staffLength)
      return problem ? { pid: problem } : {}
    },
    send: (typed) => onFind(typed.pid.trim()),
  })
  const field = fieldOf(form, 'pid')
  const refusal = form.values.pid === pid ? error?.message : undefined
  const find = (
    <Button type="submit" variant="outlined">
      {t('Find')}
    </Button>
  )
  return (
    <Form form={form} className={classes.search} aria-label={t('Search by BNR ID')} actions={find}>
      <DigitsField
        label={t('BNR ID')}
        name="pid"
        placeholder={t('7 or 8 digits')}
        maxLength={bnrIdLength}
        autoComplete="off"
        {...field}
        error={field.error ?? (refusal && t(refusal))}
      />
    </Form>
  )
}
