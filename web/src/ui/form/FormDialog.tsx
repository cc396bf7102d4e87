import { Button } from '../Button.tsx'
import { Dialog, type DialogProps } from '../Dialog.tsx'
import { useTranslation } from '../translation.ts'
import { Form, type FormProps } from './Form.tsx'
import classes from './FormDialog.module.css'

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'onClose'>,
    Pick<FormProps, 'form' | 'children'> {
  /** What the button that sends says. */
  action: string
  /** What the form began is still under way. */
  busy?: boolean
}

/** A form in a dialog that is open as long as it is there. What was refused is said inside: a toast would lie behind it. */
export function FormDialog({ form, title, action, busy = false, onClose, children }: FormDialogProps) {
  const { t } = useTranslation()
  const actions = (
    <div className={classes.actions}>
      <Button variant="quiet" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" busy={form.busy || busy}>
        {action}
      </Button>
    </div>
  )
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form form={form} className={classes.form} actions={actions}>
        {children}
      </Form>
    </Dialog>
  )
}
