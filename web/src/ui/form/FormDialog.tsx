import { Button } from '../Button.tsx'
import { Dialog, type DialogProps } from '../Dialog.tsx'
import { t } from '../translation.ts'
import { Form, type FormProps } from './Form.tsx'

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'onClose'>,
    Pick<FormProps, 'form' | 'children' | 'takesFocus'> {
  /** Label of the submit button. */
  action: string
  /** True while work that the form started is still under way. */
  busy?: boolean
}

/** A form in a dialog that is open while it is mounted. It shows refusals inside, next to what they are about. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, action, busy = false, takesFocus, onClose, children } = props
  const actions = (
    <div className="dialog-actions">
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
      <Form form={form} className="stack-5" actions={actions} takesFocus={takesFocus}>
        {children}
      </Form>
    </Dialog>
  )
}
